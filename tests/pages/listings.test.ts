import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { start } from '#figure/store.ts';
import * as index from '#lib/index.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { home } from '#trace/source/home.ts';
import { Library } from '#trace/source/library.ts';
import { makeSnippet } from '#trace/source/snippet.ts';
import { takenFor } from '#trace/source/taken-for.ts';
import { isUnfollowed } from '#trace/unfollowed.ts';
import { valueWords } from '#trace/words.ts';
import { figures } from '../support/all-figures.ts';
import { chapters } from '../support/chapters.ts';
import { isPiece } from '../support/library.ts';
import { rule } from '../support/rule.ts';
import { base, pages, presetOn, texts } from './support.ts';

// A listing contains the library's own source, whatever a run adds. Without scripts it shows the
// run of the figure's initial position.

const inside = (node: Tree.Node, matches: (element: Tree.Element) => boolean) =>
  [...elements(node)].filter(matches);

const classesOf = (element: Tree.Element) => (attribute(element, 'class') ?? '').split(/\s+/);

const withClass = (node: Tree.Node, name: string) =>
  inside(node, (element) => classesOf(element).includes(name));

const listings = pages().flatMap(({ path: address, document }) => {
  const path = `/${address.slice(base.length)}`;
  return (
    withClass(document, 'listing')
      .filter((element) => attribute(element, 'data-fn') !== undefined)
      // Exercises have their own test.
      .filter((element) => attribute(element, 'data-exercise') === undefined)
      .map((element) => ({
        path,
        element,
        document,
        name: `${attribute(element, 'data-fn')} on ${path}`,
        fn: attribute(element, 'data-fn') ?? '',
        cards: withClass(element, 'listed'),
        figure: attribute(element, 'data-listing-figure') ?? '',
      }))
  );
});

const library = new Library();
const notOffered = import.meta.glob(['../../src/published/*.ts', '../../src/lib/plain/*.ts'], {
  eager: true,
});
const offered: Readonly<Record<string, (...values: unknown[]) => unknown>> = Object.assign(
  {},
  ...Object.values(notOffered),
  index,
);

const isOfReference = ({ path }: { path: string }) => path.startsWith('/reference/');

/** A function that no figure of its chapter calls is listed in the reference without a run. */
const isLive = ({ figure }: { figure: string }) => figure !== '';

it('finds every listing of the chapters, and one for each function', () => {
  const written = chapters.flatMap(({ text }) => [...text.matchAll(/<(Listing|Published)\b/g)]);
  expect(written.length).toBeGreaterThan(15);
  const ofChapters = listings.filter((one) => !isOfReference(one));
  expect(ofChapters.length).toBe(written.length);
  expect(ofChapters.every(isLive)).toBe(true);
  const ofFunctions = listings.filter(isOfReference);
  expect(ofFunctions.map(({ fn, path }) => path === `/reference/${fn}/`)).not.toContain(false);
  expect(ofFunctions.map(({ fn }) => fn).sort()).toEqual(Object.keys(index).sort());
  expect(ofFunctions.filter(isLive).length).toBeGreaterThan(30);
});

const withListings = [...new Map(listings.map((one) => [one.path, one])).values()];
rule('no two regions of a page share a name', withListings, ({ document }) => {
  const names = inside(
    document,
    (element) => attribute(element, 'role') === 'region' || element.tagName === 'section',
  )
    .map((element) => attribute(element, 'aria-label'))
    .filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...new Set(names)]);
});

rule(
  'shows its file, line by line and byte for byte, and so do the functions it calls',
  listings,
  ({ cards }) => {
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      const [file, own] = [attribute(card, 'data-file')!, attribute(card, 'data-fn')!];
      expect(file).toMatch(/^src\/(lib|lib\/plain|lib\/variants|published)\/[\w-]+\.ts$/);
      const lines = withClass(card, 'line');
      const first = Number(attribute(lines[0]!, 'data-line'));
      expect(lines.map((line) => Number(attribute(line, 'data-line')))).toEqual(
        lines.map((_, i) => first + i),
      );
      // The reader's numbers count the code from 1, and skip the comment above it.
      const numbers = lines.map((line) => attribute(line, 'data-number'));
      const doc = lines.filter((line) => attribute(line, 'data-doc') === '').length;
      expect(numbers).toEqual(lines.map((_, i) => (i < doc ? undefined : String(i - doc + 1))));
      const code = lines.map((line) => withClass(line, 'code').map(textOf).join('|')).join('\n');
      expect([code, isPiece({ file, text: code, line: first })]).toEqual([code, true]);
      // The whole function, from its doc comment to its closing brace.
      expect(code).toMatch(new RegExp(`^(export )?function ${own}\\b`, 'm'));
      expect(code).toMatch(/\n\}$/);
    }
  },
);

rule(
  'shows the first sentence of its comment, and folds the rest of a long one',
  listings,
  ({ cards }) => {
    const doc = withClass(cards[0]!, 'line').filter((line) => attribute(line, 'data-doc') === '');
    const [fold] = withClass(cards[0]!, 'doc-rest');
    const folded = fold ? withClass(fold, 'line') : [];
    const textsOf = (lines: Tree.Element[]) =>
      lines.map((line) => withClass(line, 'code').map(textOf).join('').trim());
    const shown = textsOf(doc.filter((line) => !folded.includes(line)));
    expect(shown[0]).toBe('/**');
    expect(shown.at(-1)).toBe('*/');
    // Only the first paragraph remains, unless there is too little to fold.
    const hasMore = textsOf(doc).filter((line) => line === '*').length > 0;
    expect(folded.length > 2).toBe(hasMore && doc.length - shown.length > 2);
    if (fold) {
      expect(shown).not.toContain('*');
      expect(attribute(fold, 'open')).toBeUndefined();
      expect(textsOf(folded)[0]).toBe('*');
    }
  },
);

rule('lists the functions that it calls, each once', listings, ({ cards, fn, figure }) => {
  const seen = new Set([library.findFunction(fn)]);
  // A set also visits items added during the loop.
  for (const caller of seen) {
    for (const used of library.usedBy(caller)) {
      if (!figure || !isUnfollowed(caller.file, used.file)) seen.add(used);
    }
  }
  const used = [...seen].flatMap(({ name, text }) =>
    /^(export )?function /m.test(text) ? [name] : [],
  );
  const listed = cards.map((card) => attribute(card, 'data-fn')!);
  expect(listed[0]).toBe(fn);
  expect([...listed].sort()).toEqual(used.sort());
  for (const card of cards.slice(1)) {
    expect(card.tagName).toBe('details');
    const [summary] = inside(card, ({ tagName }) => tagName === 'summary');
    expect(textOf(summary!)).toContain(attribute(card, 'data-fn'));
    expect(textOf(withClass(card, 'calls')[0]!)).toMatch(
      figure ? /^(not called|called once|called \d+ times; this is call \d+)$/ : /^$/,
    );
  }
});

rule(
  'gives away the code with all it needs, and nothing of the run; but not what errs',
  listings,
  ({ element, fn }) => {
    const [template] = inside(element, ({ tagName }) => tagName === 'template');
    const errs = attribute(element, 'data-file')!.includes('/published/');
    expect(template === undefined).toBe(errs);
    if (!errs) {
      // Its head names the site, which may be in a folder.
      const text = textOf(template!).replaceAll(new URL(base, home).href, home);
      expect(text).toBe(makeSnippet(library, takenFor(fn)).typescript);
    }
  },
);

/** The names that a function gives to its parameters or to parts of them, with their values. */
function parametersOf(fn: string, values: readonly unknown[]): (readonly [string, unknown])[] {
  const { node } = library.findFunction(fn);
  if (!ts.isFunctionDeclaration(node)) return [];
  return node.parameters.flatMap(({ name }, i) => {
    if (!ts.isObjectBindingPattern(name)) return [[name.getText(), values[i]] as const];
    const whole = (values[i] ?? {}) as Readonly<Record<string, unknown>>;
    return name.elements.map(({ name: own, propertyName }) => {
      const part = (propertyName ?? own).getText();
      return [own.getText(), whole[part]] as const;
    });
  });
}

const live = listings.filter(isLive);
const saysOf = (element: Tree.Element) => textOf(withClass(element, 'step-words')[0]!);

rule('belongs to a figure of the same page', live, ({ document, figure }) => {
  const figuresHere = inside(document, ({ tagName }) => tagName === 'first-contact-figure');
  expect(figuresHere.map((one) => attribute(one, 'data-figure'))).toContain(figure);
});

rule(
  'says nothing of the run to those who have the code read out, but in its own sentence',
  live,
  ({ element, cards }) => {
    const added = [...withClass(element, 'values'), ...withClass(element, 'parameters')];
    expect(added.length).toBeGreaterThan(0);
    for (const one of added) expect(attribute(one, 'aria-hidden')).toBe('true');
    for (const { ancestors, text } of cards.flatMap((card) => [...texts(card, ['summary'])])) {
      const looks = ancestors.flatMap(classesOf);
      const isHidden = ancestors.some((one) => attribute(one, 'aria-hidden') === 'true');
      expect(looks.includes('code') || isHidden || text.trim() === '', text).toBe(true);
    }
  },
);

rule(
  'has a slider with a name, a group around it with another, and words for where it is',
  live,
  ({ element, fn }) => {
    const [group] = withClass(element, 'steps');
    expect(attribute(group!, 'role')).toBe('group');
    expect(attribute(group!, 'aria-label')).toContain(fn);
    const [slider] = inside(group!, ({ tagName }) => tagName === 'input');
    expect(attribute(slider!, 'type')).toBe('range');
    expect(attribute(slider!, 'aria-label')).toMatch(/\w/);
    expect(attribute(slider!, 'aria-valuetext')).toBe(saysOf(element));
    for (const button of inside(group!, ({ tagName }) => tagName === 'button')) {
      expect(attribute(button, 'aria-label') ?? textOf(button)).toMatch(/\w/);
    }
  },
);

rule(
  'is lit by the run of the position that the figure starts in',
  live,
  ({ path, element, cards, fn, figure: name }) => {
    const says = saysOf(element);
    const { figure } = figures.find((one) => one.name === name)!;
    const values = figure.calls![fn]!.values(start(figure, presetOn(path)).state)!;
    const [, steps, result] = /^(\d+) steps, and it returns (.+)$/.exec(says)!;
    expect(result).toBe(valueWords(offered[fn]!(...values)));
    const [slider] = inside(element, ({ tagName }) => tagName === 'input');
    expect(attribute(slider!, 'min')).toBe('0');
    expect(attribute(slider!, 'max')).toBe(String(Number(steps) - 1));
    expect(attribute(slider!, 'value')).toBe(attribute(slider!, 'max'));

    const [own, ...called] = cards;
    const lit = (card: Tree.Element) => withClass(card, 'ran').length;
    const said = (card: Tree.Element) =>
      withClass(card, 'said').filter((one) => textOf(one).trim() !== '').length;
    expect(lit(own!)).toBeGreaterThan(0);
    expect(said(own!)).toBeGreaterThan(0);
    const [parameters] = withClass(own!, 'parameters');
    const shown = textOf(parameters!);
    for (const [name, value] of parametersOf(fn, values)) {
      if (value !== undefined) expect(shown).toContain(`${name} = ${valueWords(value)}`);
    }
    for (const card of called) {
      const isCalled = textOf(withClass(card, 'calls')[0]!) !== 'not called';
      expect(lit(card) > 0).toBe(isCalled);
    }
    // The run has ended.
    for (const look of ['later', 'here', 'calling']) {
      expect(cards.flatMap((card) => withClass(card, look))).toEqual([]);
    }
  },
);
