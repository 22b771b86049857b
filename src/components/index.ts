// What a chapter embeds, by name.
export { default as Answers } from './Answers.astro';
export { default as Articles } from './Articles.astro';
export { default as BookMap } from './BookMap.astro';
export { default as Cost } from './Cost.astro';
export { default as CostByCase } from './CostByCase.astro';
export { default as Count } from './Count.astro';
export { default as Example } from './Example.astro';
export { default as Figure } from './Figure.astro';
export { default as Formula } from './Formula.astro';
export { default as Legend } from './Legend.astro';
export { default as Listing } from './Listing.astro';
export { default as Questions } from './Questions.astro';
export { default as Sketch } from './Sketch.astro';
export { default as Spread } from './Spread.astro';
export { default as TakeHome } from './TakeHome.astro';
export { default as TestCounts } from './TestCounts.astro';
