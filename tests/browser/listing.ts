import type { Locator, Page } from 'playwright-core';
import type { TracedCall } from '#figure/figure.ts';
import { link, run as runProgram, type TracedModule } from '#trace/program.ts';
import { analyse, lineNumberAt, type Run } from '#trace/run.ts';
import { runWords, stepWords } from '#trace/sentences.ts';
import { center, drawn } from './figure.ts';

// Reads a live listing like a reader, and steps through it.

export interface SeenLine {
  fn: string;
  line: number;
  code: string;
  /** The bar beside the line: "ran", "later" or "never". */
  reach: string;
  said: string;
  cells: { text: string; tick: string }[];
  /** The greyed parts that never ran. */
  dimmed: string[];
}

export interface SeenListing {
  words: string;
  /** The slider's accessible value. */
  valueText: string;
  step: number;
  last: number;
  /** Marked lines as "function:line". */
  here: string[];
  calling: string[];
  /** The unfolded called functions, and their numbers of calls. */
  open: string[];
  calls: Record<string, string>;
  parameters: Record<string, string>;
  lines: SeenLine[];
  play: string;
}

export const listingOn = (page: Page, fn: string): Locator =>
  page.locator(`section.listing:not(.exercise)[data-fn="${fn}"]`);

/** Scrolls to a listing and waits until it shows the figure's position. */
export async function scrollTo(element: Locator): Promise<void> {
  await center(element);
  // The intersection observer must see it first.
  await drawn(element.page());
  await drawn(element.page());
}

export async function read(listing: Locator): Promise<SeenListing> {
  await drawn(listing.page());
  return listing.evaluate((root) => {
    const all = <E extends Element>(from: ParentNode, selector: string) => [
      ...from.querySelectorAll<E>(selector),
    ];
    const textOf = (from: ParentNode, selector: string) =>
      from.querySelector(selector)?.textContent ?? '';
    const slider = root.querySelector('input')!;
    const cards = all<HTMLElement>(root, '.listed');
    const ranges = [...(CSS.highlights.get('never-ran') ?? [])] as Range[];
    const lines = cards.flatMap((card) =>
      all<HTMLElement>(card, '.line').map((line) => ({
        fn: card.dataset.fn ?? '',
        line: Number(line.dataset.number),
        code: textOf(line, '.code').trim(),
        reach: ['ran', 'later', 'never'].filter((one) => line.classList.contains(one)).join(),
        said: textOf(line, '.said'),
        cells: all<HTMLElement>(line, '.cell:not(.none)').map((cell) => ({
          text: cell.textContent ?? '',
          tick: ['true', 'false', 'ran', 'missed']
            .filter((one) => cell.classList.contains(one))
            .join(),
        })),
        // A part may span several elements, because symbols have their own.
        dimmed: ranges.filter((range) => line.contains(range.startContainer)).map(String),
      })),
    );
    const marked = (look: string) =>
      cards.flatMap((card) =>
        all<HTMLElement>(card, `.line.${look}`).map(
          (line) => `${card.dataset.fn}:${line.dataset.number}`,
        ),
      );
    const called = all<HTMLDetailsElement>(root, 'details.called');
    const byName = (from: HTMLElement[], selector: string) =>
      Object.fromEntries(from.map((card) => [card.dataset.fn ?? '', textOf(card, selector)]));
    return {
      words: textOf(root, '.step-words'),
      valueText: slider.ariaValueText ?? '',
      step: Number(slider.value),
      last: Number(slider.max),
      here: marked('here'),
      calling: marked('calling'),
      open: called.filter(({ open }) => open).map((card) => card.dataset.fn ?? ''),
      calls: byName(called, '.calls'),
      parameters: byName(cards, '.parameters'),
      lines,
      play: textOf(root, '[data-step="play"]'),
    };
  });
}

/** Presses "on", "back", "over", "play" or "whole". */
export async function press(listing: Locator, step: string): Promise<SeenListing> {
  // A script's click works off the screen, because scrolling is not part of the test.
  await listing
    .locator(`[data-step="${step}"]`)
    .evaluate((button: HTMLButtonElement) => button.click());
  return read(listing);
}

/** A step's position and words, computed by the same code here. */
export interface Expected {
  fn: string;
  line: number;
  depth: number;
  words: string;
}

export async function runOf<State>(fn: string, call: TracedCall<State>, state: State) {
  const program = link((await call.load()).default as TracedModule);
  const run: Run = analyse(runProgram(program, fn, call.values(state)!));
  const steps = run.steps.map(({ frame }, i): Expected => {
    const { fn: enter, depth } = run.frames[frame]!;
    const fn = program.siteTable.at(enter).name!;
    return { fn, line: lineNumberAt(run, i), depth, words: stepWords(run, i) };
  });
  return { run, steps, words: runWords(run) };
}

/** The keys of the visible marks that a figure draws for a step. */
export async function stepMarks(figure: Locator): Promise<string[]> {
  await drawn(figure.page());
  return figure
    .locator('svg.drawing:visible [data-key^="step-"]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-key') ?? '').sort());
}

/** The middle of a mark in window pixels. */
export async function placeOfMark(figure: Locator, key: string) {
  return figure.locator(`svg.drawing:visible [data-key="${key}"]`).evaluate((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
