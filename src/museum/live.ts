import { mount } from '#figure/mount.ts';
import type { Answered, Collection } from './exhibit.ts';
import { figureOf } from './figure-of.ts';

/** Makes a card interactive, so that all its code runs again when the input changes. */
export function start(card: HTMLElement, { exhibits }: Collection): () => void {
  const exhibit = exhibits.find(({ slug }) => slug === card.dataset.exhibit);
  if (!exhibit) throw new Error(`There is no exhibit "${card.dataset.exhibit}".`);
  const rows = [...card.querySelectorAll<HTMLElement>('[data-answer]')];
  const right = card.querySelector('[data-right-answer]');
  const { end } = mount(card, figureOf(exhibit), (_state, answer) => {
    const answered = answer as Answered;
    answered.rows.forEach(({ said, wrong }, i) => {
      const row = rows[i];
      if (!row) return;
      if (row.textContent !== said) row.textContent = said;
      row.classList.toggle('wrong', wrong);
    });
    if (right && right.textContent !== answered.right) right.textContent = answered.right;
  });
  return end;
}
