import { hit } from '#kit/words/verdict.ts';
import { words as shore } from './shore-exercise.ts';

export const words = { ...shore, within: () => hit('inside, and it touches no edge') };
