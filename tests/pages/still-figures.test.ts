import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { findFigure } from '#figure/all-figures.ts';
import { fieldsOf, handlesOf, start } from '#figure/store.ts';
import { attribute, textOf } from '#site/integrations/html.ts';
import { figures } from '../support/all-figures.ts';
import { offenders } from '../support/offenders.ts';
import { classesOf, everything, having, pages, presetOn, tagged, withClass } from './support.ts';

// Readers without scripts, on paper and in feeds see only these drawings and words.

const stills = pages().flatMap(({ path, document }) =>
  tagged(document, 'first-contact-figure').map((element) => {
    const name = attribute(element, 'data-figure') ?? '';
    const figure = findFigure(name);
    const model = start(figure, presetOn(path));
    const handles = handlesOf(figure, model.state);
    return { path, name, element, figure, model, handles, drawings: withClass(element, 'drawing') };
  }),
);

const stillsThatBreak = (rule: (still: (typeof stills)[number]) => void) =>
  offenders(stills, ({ name, path }) => `${name} on ${path}`, rule);

it('finds every figure on some page', () => {
  const shown = new Set(stills.map(({ name }) => name));
  expect([...shown].sort()).toEqual(figures.map(({ name }) => name).sort());
});

it('has a drawing for wide pages and one for phones', async () => {
  const broken = await stillsThatBreak(({ drawings }) => {
    const styles = drawings.map((svg) => classesOf(svg).find((style) => style !== 'drawing'));
    expect(styles).toEqual(['wide', 'narrow']);
  });
  expect(broken).toEqual([]);
});

it('says in words what each drawing shows', async () => {
  const broken = await stillsThatBreak(({ drawings, figure }) => {
    expect(figure.description.length).toBeGreaterThan(30);
    for (const svg of drawings) {
      expect(attribute(svg, 'role')).toBe('group');
      expect(attribute(svg, 'aria-label')).toBe(figure.description);
    }
  });
  expect(broken).toEqual([]);
});

it('has every handle in both, with name, value and range', async () => {
  const broken = await stillsThatBreak(({ drawings, handles }) => {
    for (const group of drawings.map((svg) => withClass(svg, 'handle'))) {
      const ids = group.map((handle) => attribute(handle, 'data-handle'));
      expect(ids).toEqual(handles.map(({ id }) => id));
      for (const handle of group) expectSlider(handle);
    }
  });
  expect(broken).toEqual([]);
});

function expectSlider(handle: Tree.Element) {
  const value = (name: string) => attribute(handle, name) ?? '';
  expect(value('role')).toBe('slider');
  expect(value('tabindex')).toBe('0');
  expect(value('aria-label')).not.toBe('');
  expect(value('aria-valuetext')).toMatch(/\d/);
  const [min, now, max] = ['min', 'now', 'max'].map((one) => Number(value(`aria-value${one}`)));
  expect(min!).toBeLessThanOrEqual(now!);
  expect(now!).toBeLessThanOrEqual(max!);
}

it('has the same marks in the two drawings', async () => {
  const broken = await stillsThatBreak(({ drawings, handles }) => {
    const [wide, narrow] = drawings.map((svg) =>
      having(svg, 'data-key')
        .filter((mark) => attribute(mark, 'visibility') !== 'hidden')
        .map((mark) => attribute(mark, 'data-key')),
    );
    expect(wide).toEqual(narrow);
    expect(wide!.length).toBeGreaterThan(handles.length);
  });
  expect(broken).toEqual([]);
});

it('draws nothing at a place that is not a number', async () => {
  const broken = await stillsThatBreak(({ drawings }) => {
    const values = drawings
      .flatMap((svg) => everything(svg))
      .flatMap(({ attrs }) => attrs.filter(({ name }) => !name.startsWith('aria-')));
    const wrong = values.filter(({ value }) => /NaN|Infinity|undefined|null/.test(value));
    expect(wrong.map(({ name, value }) => `${name}="${value}"`)).toEqual([]);
  });
  expect(broken).toEqual([]);
});

it('says the verdict of the position it starts in', async () => {
  const broken = await stillsThatBreak(({ element, figure, model }) => {
    const { hit, word, rest } = figure.verdict(model.state, figure.answer(model.state));
    const [verdict] = withClass(element, 'verdict');
    expect(textOf(verdict!).trim()).toBe(`${word}: ${rest}`);
    expect(attribute(verdict!, 'data-hit')).toBe(String(hit));
    expect(word).not.toBe('');
    expect(rest).not.toBe('');
  });
  expect(broken).toEqual([]);
});

it('has a labelled field for every number, and a button for every preset', async () => {
  const broken = await stillsThatBreak(({ element, figure, model }) => {
    const inputs = tagged(element, 'input');
    const names = inputs.map((input) => attribute(input, 'data-field')).filter(Boolean);
    expect(names).toEqual(fieldsOf(figure, model.state).map(({ id }) => id));
    // The slider of a moving figure.
    expect(inputs.length - names.length).toBe(figure.sweep ? 1 : 0);
    for (const input of inputs) expect(attribute(input, 'aria-label')).toBeTruthy();
    const presets = having(element, 'data-preset');
    expect(presets.map((button) => textOf(button).trim())).toEqual(
      figure.presets.map(({ label }) => label),
    );
    expect(presets.map((button) => attribute(button, 'aria-pressed'))).toEqual(
      figure.presets.map(({ name }) => String(name === model.preset)),
    );
  });
  expect(broken).toEqual([]);
});
