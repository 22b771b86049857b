import { ask, click, drawn, reach, until } from '../page.mjs';
import { selectAll } from './figures.mjs';

/** @typedef {import('../deeds.mjs').Deed} Deed */
/** @typedef {import('../page.mjs').Page} Page */

const begin = ':is(.listing, .exercise):not(.is-edited) [data-edit]';
const editor = ':is(.edit-cell, .playground-cell) .cm-content';

/**
 * What readers write, by accident and on purpose.
 * @type {Record<string, (code: string) => string>}
 */
const edits = {
  'a wrong comparison': (code) => code.replace(/<=/, '<'),
  'a wrong sign': (code) => code.replace(/ [+-] /, (sign) => (sign === ' + ' ? ' - ' : ' + ')),
  'an endless loop': (code) => inBody(code, 'while (true) {}'),
  'an endless recursion': (code) => inBody(code, 'const again = (): void => again(); again();'),
  'a loop of a million': (code) => inBody(code, 'for (let i = 0; i < 1_000_000; i += 1);'),
  'a thrown error': (code) => inBody(code, "throw new Error('not yet');"),
  'an unknown name': (code) => inBody(code, 'nothing;'),
  'a missing brace': (code) => code.slice(0, -1),
  'much memory': (code) => inBody(code, 'const many = new Array(1e6).fill({}); many.length = 1e5;'),
  'another line': (code) => inBody(code, 'const half = 0.5;'),
};

/** @param {string} code @param {string} line */
const inBody = (code, line) => code.replace(/\{\n/, `{\n  ${line}\n`);

/**
 * The code of an editor in which the focus is, without what is shown at the ends of its lines.
 * @param {Page} page
 */
const codeOf = (page) =>
  ask(page, () => {
    const content = document.activeElement?.closest('.cm-content');
    return [...(content?.querySelectorAll('.cm-line') ?? [])]
      .map((line) => {
        const copy = /** @type {Element} */ (line.cloneNode(true));
        for (const end of copy.querySelectorAll('.values, .parameters, .cells')) end.remove();
        return copy.textContent ?? '';
      })
      .join('\n');
  });

/**
 * Puts text in place of all code, as by pasting it.
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await selectAll(page);
  await ask(
    page,
    (pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const all = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', all));
    },
    text,
  );
}

/**
 * Waits until the page has said something final about the code in which the focus is.
 * @param {Page} page
 */
async function judged(page) {
  // The run begins a moment after the last key.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await until(page, 'what the judge says', () => {
    const cell = document.activeElement?.closest('.edit-cell');
    const said = cell?.querySelector('.judge-summary')?.textContent ?? '';
    return !cell || /right\.|does not run|Not judged/.test(said);
  });
}

/** @type {Deed[]} */
export const cellDeeds = [
  {
    name: 'open an editor',
    weight: 2,
    needs: begin,
    async act({ page, dice }) {
      const button = await reach(page, begin, dice.next());
      if (!button) return null;
      await click(page, button);
      // A listing that has just come into sight may turn into another language, which has no editor.
      await until(page, 'the editor', () => {
        const { soakTarget } = window;
        const isTranslated = soakTarget.closest('[data-language]') !== null;
        return isTranslated || document.activeElement?.closest('.cm-content') !== null;
      });
      await judged(page);
      return button.name;
    },
  },
  {
    name: 'edit code',
    weight: 8,
    needs: editor,
    async act({ page, dice }) {
      const target = await reach(page, editor, dice.next());
      if (!target) return null;
      const [kind, change] = dice.pick(Object.entries(edits));
      await click(page, target);
      await paste(page, change(await codeOf(page)));
      await judged(page);
      if (dice.chance(0.5)) {
        const task = dice.pick(['undo', 'redo', 'undo']);
        await ask(
          page,
          (name) => {
            const cell = document.activeElement?.closest('.edit-cell');
            /** @type {HTMLElement | null | undefined} */
            const button = cell?.querySelector(`[data-task="${name}"]`);
            button?.click();
          },
          task,
        );
        await judged(page);
      }
      return `${target.name}, ${kind}`;
    },
  },
  {
    name: 'type code',
    weight: 3,
    needs: editor,
    async act({ page, dice }) {
      const target = await reach(page, editor, dice.next());
      if (!target) return null;
      await click(page, target);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type(dice.pick(['const a = 1;', 'if (true) {', '// so', 'distance(']));
      await judged(page);
      return target.name;
    },
  },
  {
    name: 'reset and close an editor',
    weight: 3,
    needs: '.edit-cell [data-task="close"]',
    async act({ page, dice }) {
      const button = await reach(page, '.edit-cell [data-task="reset"]', dice.next());
      if (!button) return null;
      await click(page, button);
      await drawn(page);
      await ask(page, () => {
        const { soakTarget } = window;
        /** @type {HTMLElement | null | undefined} */
        const close = soakTarget.closest('.edit-cell')?.querySelector('[data-task="close"]');
        close?.click();
      });
      return button.name;
    },
  },
  {
    name: 'solve an exercise',
    weight: 3,
    needs: '.exercise [data-edit]',
    async act({ page, dice }) {
      const exercise = await reach(page, '.exercise:has([data-edit])', dice.next());
      if (!exercise) return null;
      const solution = await ask(page, () => {
        const { soakTarget } = window;
        /** @type {HTMLElement | null} */
        const button = soakTarget.querySelector('[data-edit]');
        if (!soakTarget.matches('.is-edited')) button?.click();
        const lines = soakTarget.querySelectorAll('.solution > .listed > pre .line .code');
        return [...lines].map((line) => line.textContent ?? '').join('\n');
      });
      await until(page, 'the editor of the exercise', () => {
        const { soakTarget } = window;
        /** @type {HTMLElement | null} */
        const content = soakTarget.querySelector('.cm-content');
        content?.focus();
        return content !== null;
      });
      await judged(page);
      if (solution === '') return `${exercise.name}, with no solution in the page`;
      await paste(page, solution);
      await judged(page);
      return exercise.name;
    },
  },
];
