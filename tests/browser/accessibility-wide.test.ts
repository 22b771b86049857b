import { keepsTheRules } from './accessibility.ts';

keepsTheRules(1440);
