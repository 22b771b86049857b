import type { Locator, Page } from 'playwright-core';
import { isRight } from '#lab/judge/compare.ts';
import { resolveFunctions } from '#lab/judge/resolve-functions.ts';
import type { Outcome } from '#lab/judge/suite.ts';
import { suiteOf } from '#lab/judge/suites/index.ts';
import { failureWords } from '#lab/judge/words.ts';
import { linkCode } from '#lab/notebook/link-code.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { evaluate } from '../support/linked.ts';
import { pageUrl, startFigure } from './figure.ts';
import { listingOn, scrollTo } from './listing.ts';

// Drives an editor like a reader, and computes in Node what its judge should report.

export const chapter = 'circle-and-circle/';
export const fn = 'circlesIntersect';

/** The first listing of circlesIntersect that is not an exercise. */
export const listingIn = (page: Page, name = fn): Locator =>
  listingOn(page, name).and(page.locator(':not(.exercise)')).first();

export const exerciseIn = (page: Page, name: string): Locator =>
  page.locator(`.exercise[data-exercise="${name}"]`);

/** Opens a page and waits until its listing's Edit button works. */
export async function openPage(page: Page, path = chapter, figure = 'circles-touch') {
  await page.goto(pageUrl(path));
  await startFigure(page, figure);
}

/** Scrolls to a listing or an exercise, and waits until it can be edited. */
export async function ready(cell: Locator): Promise<Locator> {
  await scrollTo(cell);
  await cell.and(cell.page().locator('[data-ready]')).waitFor({ state: 'attached' });
  return cell;
}

export const box = (cell: Locator) => cell.locator('.cm-content');
export const summary = (cell: Locator) => cell.locator('.judge-summary');
export const mapSays = (cell: Locator) => cell.locator('.map-says');
export const says = (cell: Locator) => cell.locator('.edit-says');
export const editButton = (cell: Locator) => cell.locator('[data-edit]');
export const task = (cell: Locator, name: string) => cell.locator(`[data-task="${name}"]`);

export async function edit(cell: Locator): Promise<Locator> {
  await ready(cell);
  await editButton(cell).click();
  await judged(cell);
  return cell;
}

/** Waits for the judge's final result. */
export async function judged(cell: Locator): Promise<string> {
  const done = summary(cell).filter({ hasText: /right\.|does not run|Not judged/ });
  await done.waitFor();
  return (await done.textContent()) ?? '';
}

/** The code in the editor, without the values at the ends of lines. */
export const textOf = (cell: Locator): Promise<string> =>
  box(cell).evaluate((content) =>
    [...content.querySelectorAll('.cm-line')]
      .map((line) => {
        const copy = line.cloneNode(true) as HTMLElement;
        for (const end of copy.querySelectorAll('.values, .parameters')) end.remove();
        return copy.textContent;
      })
      .join('\n'),
  );

/** Selects a piece of the code like a mouse. */
export async function select(cell: Locator, piece: string): Promise<void> {
  await box(cell).focus();
  await box(cell).evaluate((content, piece) => {
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.closest('.values, .parameters, .fault-words')) nodes.push(node);
    }
    const at = nodes
      .map(({ data }) => data)
      .join('')
      .indexOf(piece);
    if (at < 0) throw new Error(`The editor has no ${piece}.`);
    const place = (index: number, isEnd: boolean): [Text, number] => {
      let from = 0;
      for (const node of nodes) {
        const to = from + node.length;
        if (index < to || (isEnd && index === to)) return [node, index - from];
        from = to;
      }
      throw new Error('Beyond the end.');
    };
    const selection = getSelection()!;
    selection.setBaseAndExtent(...place(at, false), ...place(at + piece.length, true));
  }, piece);
}

/** Replaces a piece of the code by typing. */
export async function replace(cell: Locator, piece: string, by: string): Promise<void> {
  await select(cell, piece);
  if (by) await cell.page().keyboard.insertText(by);
  else await cell.page().keyboard.press('Delete');
}

/** Replaces the whole code by pasting. */
export async function write(cell: Locator, text: string): Promise<void> {
  await box(cell).focus();
  await cell.page().keyboard.press('Control+a');
  await cell.page().keyboard.insertText(text);
}

const library = new Library();
const sources = new Map<string, ReturnType<typeof librarySource>>();

export function ownCode(name = fn): { text: string; line: number } {
  const { file } = library.findFunction(name);
  const source = sources.get(name) ?? librarySource(library, [name]);
  sources.set(name, source);
  const found = source.files[file]?.find((one) => one.name === name);
  if (!found) throw new Error(`No source of ${name}.`);
  return found;
}

/** Computes the judge's report for a text. */
export function judgeOf(text: string, name = fn) {
  const { line } = ownCode(name);
  const { file } = library.findFunction(name);
  const linked = linkCode(sources.get(name)!, { file, text, firstLine: line });
  const { plain } = evaluate(linked.script);
  const suite = suiteOf(name);
  const outcomes = suite.cases.map((one): Outcome => {
    try {
      return { value: plain[name]?.(...resolveFunctions(structuredClone(one.values))) };
    } catch (error) {
      return { error: String(error) };
    }
  });
  const failed = suite.cases.flatMap((one, i) =>
    isRight(suite.compare, one, outcomes[i]!) ? [] : [i],
  );
  const count = suite.cases.length;
  const right = count - failed.length;
  const [first] = failed;
  return {
    suite,
    failed,
    summary: failed.length === 0 ? `All ${count} right.` : `${right} of ${count} right.`,
    first: first === undefined ? '' : failureWords(suite, suite.cases[first]!, outcomes[first]!),
  };
}
