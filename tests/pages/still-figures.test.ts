import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { fieldsOf, handlesOf, start } from '#kit/store.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { figures } from '../support/all-figures.ts';
import { pages, presetOn } from './support.ts';

// Readers without scripts, on paper and in feeds have these drawings and words, and no others.

const classesOf = (element: Tree.Element) => (attribute(element, 'class') ?? '').split(/\s+/);

const inside = (node: Tree.Node, matches: (element: Tree.Element) => boolean) =>
  [...elements(node)].filter(matches);

const withClass = (node: Tree.Node, name: string) =>
  inside(node, (element) => classesOf(element).includes(name));

const stills = pages('dist').flatMap(({ path, document }) =>
  inside(document, ({ tagName }) => tagName === 'first-contact-figure').map((element) => ({
    path,
    name: attribute(element, 'data-figure') ?? '',
    element,
  })),
);

it('finds every figure on some page', () => {
  const shown = new Set(stills.map(({ name }) => name));
  expect([...shown].sort()).toEqual(figures.map(({ name }) => name).sort());
});

describe.each(stills)('$name on $path', ({ name, path, element }) => {
  const { figure } = figures.find((one) => one.name === name)!;
  const model = start(figure, presetOn(path));
  const handles = handlesOf(figure, model.state);
  const drawings = withClass(element, 'drawing');

  it('has a drawing for wide pages and one for phones', () => {
    expect(drawings.map((svg) => classesOf(svg).find((style) => style !== 'drawing'))).toEqual([
      'wide',
      'narrow',
    ]);
  });

  it('tells in words what each drawing shows', () => {
    for (const svg of drawings) {
      expect(attribute(svg, 'role')).toBe('group');
      expect(attribute(svg, 'aria-label')).toBe(figure.description);
      expect(figure.description.length).toBeGreaterThan(30);
    }
  });

  it('has every handle in both, with name, value and range', () => {
    for (const svg of drawings) {
      const groups = withClass(svg, 'handle');
      expect(groups.map((group) => attribute(group, 'data-handle'))).toEqual(
        handles.map(({ id }) => id),
      );
      for (const group of groups) {
        const value = (attributeName: string) => attribute(group, attributeName) ?? '';
        expect(value('role')).toBe('slider');
        expect(value('tabindex')).toBe('0');
        expect(value('aria-label')).not.toBe('');
        expect(value('aria-valuetext')).toMatch(/\d/);
        const [min, now, max] = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((one) =>
          Number(value(one)),
        );
        expect(min!).toBeLessThanOrEqual(now!);
        expect(now!).toBeLessThanOrEqual(max!);
      }
    }
  });

  it('gives the two drawings the same marks', () => {
    const keys = drawings.map((svg) =>
      inside(svg, (mark) => attribute(mark, 'data-key') !== undefined)
        .filter((mark) => attribute(mark, 'visibility') !== 'hidden')
        .map((mark) => attribute(mark, 'data-key')),
    );
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[0]!.length).toBeGreaterThan(handles.length);
  });

  it('draws nothing at a place that is no number', () => {
    for (const mark of drawings.flatMap((svg) => [...elements(svg)])) {
      for (const { name: attributeName, value } of mark.attrs) {
        if (attributeName.startsWith('aria-')) continue;
        expect(value).not.toMatch(/NaN|Infinity|undefined|null/);
      }
    }
  });

  it('says the verdict of the position it starts in', () => {
    const { hit, word, rest } = figure.verdict(model.state, figure.answer(model.state));
    const [verdict] = withClass(element, 'verdict');
    expect(textOf(verdict!).trim()).toBe(`${word}: ${rest}`);
    expect(attribute(verdict!, 'data-hit')).toBe(String(hit));
    expect(word).not.toBe('');
    expect(rest).not.toBe('');
  });

  it('has a labelled field for every number, and a button for every preset', () => {
    const inputs = inside(element, ({ tagName }) => tagName === 'input');
    const names = inputs.map((input) => attribute(input, 'data-field')).filter(Boolean);
    expect(names).toEqual(fieldsOf(figure, model.state).map(({ id }) => id));
    // The slider of a figure that moves.
    expect(inputs.length - names.length).toBe(figure.sweep ? 1 : 0);
    for (const input of inputs) expect(attribute(input, 'aria-label')).toBeTruthy();
    const presets = inside(element, (one) => attribute(one, 'data-preset') !== undefined);
    expect(presets.map((button) => textOf(button).trim())).toEqual(
      figure.presets.map(({ label }: { label: string }) => label),
    );
    expect(presets.map((button) => attribute(button, 'aria-pressed'))).toEqual(
      figure.presets.map((preset: { name: string }) => String(preset.name === model.preset)),
    );
  });
});
