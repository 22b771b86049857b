import { keepsTheRules } from './accessibility.ts';

keepsTheRules('light');
