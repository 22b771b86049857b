import { keepsTheRules } from './accessibility.ts';

keepsTheRules('dark');
