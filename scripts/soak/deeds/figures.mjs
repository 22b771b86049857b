import { click, drawn, reach, until } from '../page.mjs';

/** @typedef {import('../deeds.mjs').Deed} Deed */

const figure = ':is(first-contact-figure, museum-exhibit, .playground)';
const handle = `${figure} [data-handle]:not([visibility="hidden"])`;

/** How far a drag goes in one move, in pixels at most. */
const stride = 40;

/** @type {Deed[]} */
export const figureDeeds = [
  {
    name: 'drag a handle',
    weight: 12,
    needs: handle,
    async act({ page, dice }) {
      const taken = await reach(page, handle, dice.next());
      if (!taken) return null;
      let { x, y } = taken;
      await page.mouse.move(x, y);
      await page.mouse.down();
      const moves = dice.whole(5, 30);
      for (let i = 0; i < moves; i += 1) {
        // Sometimes far out of the figure.
        x = Math.min(1430, Math.max(5, x + (dice.next() - 0.5) * 2 * stride));
        y = Math.min(890, Math.max(5, y + (dice.next() - 0.5) * 2 * stride));
        await page.mouse.move(x, y);
      }
      await page.mouse.up();
      return `${taken.name}, ${moves} moves`;
    },
  },
  {
    name: 'move a handle by keys',
    weight: 4,
    needs: handle,
    async act({ page, dice }) {
      const taken = await reach(page, handle, dice.next());
      if (!taken) return null;
      await click(page, taken);
      const key = dice.pick([
        'ArrowLeft',
        'ArrowRight',
        'ArrowUp',
        'ArrowDown',
        'Home',
        'End',
        'Tab',
      ]);
      for (let i = dice.whole(1, 8); i > 0; i -= 1) await page.keyboard.press(key);
      return `${taken.name}, ${key}`;
    },
  },
  {
    name: 'write a number',
    weight: 3,
    needs: 'input[data-field]',
    async act({ page, dice }) {
      const field = await reach(page, 'input[data-field]', dice.next());
      if (!field) return null;
      const text = dice.pick([
        String(dice.whole(-20, 120)),
        '12.5',
        '',
        'many',
        '1e30',
        '-',
        'NaN',
      ]);
      await click(page, field);
      await selectAll(page);
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
      await page.keyboard.press(dice.pick(['Enter', 'Tab', 'Escape']));
      return `${field.name}, "${text}"`;
    },
  },
  {
    name: 'play a figure for a while',
    weight: 5,
    needs: '[data-motion="play"]',
    async act({ page, dice }) {
      const button = await reach(page, '[data-motion="play"]', dice.next());
      if (!button) return null;
      await click(page, button);
      for (let i = dice.whole(5, 60); i > 0; i -= 1) await drawn(page);
      // Some go on moving while the reader does other things.
      if (dice.chance(0.7)) await click(page, button);
      return button.name;
    },
  },
  {
    name: 'look at a map',
    weight: 4,
    needs: 'canvas.truth-map',
    async act({ page, dice }) {
      const map = await reach(page, ':has(> canvas.truth-map)', dice.next());
      if (!map) return null;
      await until(page, 'the map', () => {
        const { soakTarget } = window;
        const canvas = soakTarget.querySelector('canvas.truth-map');
        // While a figure moves by itself, its map stays coarse.
        const motion = soakTarget
          .closest('first-contact-figure')
          ?.querySelector('[data-motion="play"]');
        const isMoving = /Pause/.test(motion?.textContent ?? '');
        return isMoving || !canvas?.checkVisibility() || canvas.matches('[data-map="fine"]');
      });
      for (let i = dice.whole(2, 10); i > 0; i -= 1) {
        const [along, down] = [dice.next(), dice.next()];
        await page.mouse.move(map.x + (along - 0.5) * map.width, map.y + (down - 0.5) * map.height);
      }
      return map.name;
    },
  },
];

/** @param {import('../page.mjs').Page} page */
export async function selectAll(page) {
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
}
