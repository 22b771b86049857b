import { keepsTheRules } from '../../browser/accessibility.ts';

keepsTheRules(1440);
