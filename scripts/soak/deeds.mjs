import { cellDeeds } from './deeds/cells.mjs';
import { controlDeeds } from './deeds/controls.mjs';
import { figureDeeds } from './deeds/figures.mjs';

/** @typedef {import('#judge/dice.ts').Dice} Dice */

/**
 * @typedef {object} Deed something that a reader does
 * @property {string} name
 * @property {number} weight how often, compared with others
 * @property {string} needs a selector: without such an element on the page it cannot be done
 * @property {(hand: { page: import('./page.mjs').Page, dice: Dice }) =>
 *   Promise<string | null>} act tells what it was done to; null where there was nothing in sight
 */

/** @type {readonly Deed[]} */
export const deeds = [...figureDeeds, ...cellDeeds, ...controlDeeds];
