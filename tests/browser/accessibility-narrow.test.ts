import { keepsTheRules } from './accessibility.ts';

keepsTheRules(390);
