import { keepsTheRules } from '../../browser/accessibility.ts';

keepsTheRules(390);
