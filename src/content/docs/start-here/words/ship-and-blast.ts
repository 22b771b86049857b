import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  clear: () => miss('the circles are apart: no exact test is needed'),
  miss: () => miss('the circles touch, the exact test says no'),
  hit: () => hit('the circles touch, and so do blast and ship'),
};
