import { words as level } from './crossing-ray.ts';

const { onOutline, odd, even } = level;

export const words = { onOutline, odd, even };
