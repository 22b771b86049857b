// What chance decides in a soak. Each deed has dice of its own, made of the seed and its number, so that
// what one deed needs of them changes nothing in those that follow.
import { Dice } from '#judge/dice.ts';

/**
 * @param {number} seed of the whole soak
 * @param {string} visit which of its visits
 * @param {number} index the deed's number in the visit
 */
export const diceOf = (seed, visit, index) => new Dice(`${seed} ${visit} ${index}`);

/**
 * One of a list, in proportion to the weights.
 * @template {{ weight: number }} Choice
 * @param {Dice} dice
 * @param {readonly Choice[]} choices
 * @returns {Choice}
 */
export function pickByWeight(dice, choices) {
  const sum = choices.reduce((total, { weight }) => total + weight, 0);
  let left = dice.next() * sum;
  for (const choice of choices) {
    left -= choice.weight;
    if (left < 0) return choice;
  }
  throw new Error(
    'There is nothing to choose from: give at least one choice with a weight above 0.',
  );
}

/**
 * All of a list, in any order.
 * @template Item
 * @param {Dice} dice
 * @param {readonly Item[]} list
 */
export function shuffle(dice, list) {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    const j = dice.whole(0, i);
    [shuffled[i], shuffled[j]] = [
      /** @type {Item} */ (shuffled[j]),
      /** @type {Item} */ (shuffled[i]),
    ];
  }
  return shuffled;
}
