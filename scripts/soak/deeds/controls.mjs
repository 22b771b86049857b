import { ask, click, drawn, reach, until } from '../page.mjs';

/** @typedef {import('../deeds.mjs').Deed} Deed */

// What leaves the page or takes files home, or is a deed of its own.
const button =
  'button:not([data-edit], [data-motion], [data-leave], [data-task="close"], [data-task="html"], ' +
  '[data-task="ts"], [data-do="download"], .search-button, dialog *)';
const words = ['circle', 'box', 'polygon', 'distance', 'zzz', 'sqrt', 'NaN', 'what touches'];

/** @type {Deed[]} */
export const controlDeeds = [
  {
    name: 'press a button',
    weight: 10,
    needs: `:is(main, header) ${button}`,
    async act({ page, dice }) {
      const pressed = await reach(page, `:is(main, header) ${button}`, dice.next());
      if (!pressed) return null;
      await click(page, pressed);
      await drawn(page);
      return pressed.name;
    },
  },
  // Of their own, because there are few of them among all buttons.
  .../** @type {const} */ ([
    ['press a preset', '[data-preset], [data-option], [data-command]', 8],
    ['step a listing', '[data-step]', 6],
    ['reset or share', '[data-do="reset"], [data-do="share"]', 2],
    ['start, stop or step a program', 'first-contact-program [data-do]', 2],
    ['change the theme', 'theme-button button', 1],
    ['put down a shape', '[data-add], [data-add-cell]', 3],
    ['take away a shape or a cell', '[data-remove], .playground-cell header button', 2],
    ['choose a kind', '[data-kind]', 2],
    ['unfold or fold', 'summary', 4],
    ['tick a box', 'main input:is([type="checkbox"], [type="radio"])', 2],
  ]).map(
    ([name, selector, weight]) =>
      /** @type {Deed} */ ({
        name,
        weight,
        needs: selector,
        async act({ page, dice }) {
          const pressed = await reach(page, `:is(${selector})`, dice.next());
          if (!pressed) return null;
          await click(page, pressed);
          await drawn(page);
          return pressed.name;
        },
      }),
  ),
  {
    name: 'move a slider',
    weight: 4,
    needs: 'input[type="range"]',
    async act({ page, dice }) {
      const slider = await reach(page, 'input[type="range"]', dice.next());
      if (!slider) return null;
      const [along, times] = [dice.next(), dice.whole(0, 6)];
      await click(page, { x: slider.x + (along - 0.5) * slider.width, y: slider.y });
      for (let i = 0; i < times; i += 1) await page.keyboard.press('ArrowRight');
      return slider.name;
    },
  },
  {
    name: 'choose from a list',
    weight: 4,
    needs: 'main select',
    async act({ page, dice }) {
      const list = await reach(page, 'main select', dice.next());
      if (!list) return null;
      const chosen = await ask(
        page,
        (share) => {
          const { soakTarget } = window;
          const options = [...soakTarget.options].filter((one) => !one.disabled);
          const option = options[Math.floor(share * options.length)];
          if (!option) return '';
          soakTarget.value = option.value;
          for (const type of ['input', 'change']) {
            soakTarget.dispatchEvent(new Event(type, { bubbles: true }));
          }
          return option.value;
        },
        dice.next(),
      );
      await drawn(page);
      return `${list.name}, ${chosen}`;
    },
  },
  {
    name: 'filter the functions',
    weight: 3,
    needs: 'function-filter input',
    async act({ page, dice }) {
      const field = await reach(page, 'function-filter input', dice.next());
      if (!field) return null;
      await click(page, field);
      await page.keyboard.type(dice.pick(words));
      return field.name;
    },
  },
  {
    name: 'scroll',
    weight: 5,
    needs: 'main',
    async act({ page, dice }) {
      for (let i = dice.whole(1, 6); i > 0; i -= 1) {
        await ask(
          page,
          (share) => {
            const room = document.documentElement.scrollHeight - innerHeight;
            scrollTo({ top: share * room, behavior: 'instant' });
          },
          dice.next(),
        );
        await drawn(page);
      }
      return '';
    },
  },
  {
    name: 'search',
    weight: 1,
    needs: '.search-button',
    async act({ page, dice }) {
      const opener = await reach(page, '.search-button', dice.next());
      if (!opener) return null;
      await click(page, opener);
      // Keys that come before the box are lost.
      await until(
        page,
        'the search box',
        () => document.activeElement?.matches('dialog input') ?? false,
      );
      const word = dice.pick(words);
      await page.keyboard.type(word);
      await until(page, 'what the search says', () => {
        const dialog = document.querySelector('dialog[open]');
        return (
          !dialog ||
          dialog.querySelector('a[href]') !== null ||
          /No results/.test(dialog.textContent ?? '')
        );
      });
      await ask(page, () => document.querySelector('dialog')?.close());
      return word;
    },
  },
];
