import type { Locator, Page } from 'playwright-core';
import type { TracedCall } from '#kit/figure.ts';
import { link, run as runProgram } from '#trace/program.ts';
import { analyse, type Run } from '#trace/run.ts';
import { runWords, stepWords } from '#trace/sentences.ts';
import { center, drawn } from './figure.ts';

// A live listing in the page, as a reader meets it: looked at, and stepped through.

export interface SeenLine {
  fn: string;
  line: number;
  code: string;
  /** Is there a bar beside it, and which: "ran", "later", "never". */
  reach: string;
  said: string;
  cells: { text: string; tick: string }[];
  /** Pieces of it that are greyed because they never ran. */
  dimmed: string[];
}

export interface SeenListing {
  words: string;
  /** What a screen reader is told of the slider. */
  valueText: string;
  step: number;
  last: number;
  /** Lines that are marked, as "function:line". */
  here: string[];
  calling: string[];
  /** Called functions that are unfolded, and how often each was called. */
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
  // First the observer has to see it.
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
        line: Number(line.dataset.line),
        code: textOf(line, '.code').trim(),
        reach: ['ran', 'later', 'never'].filter((one) => line.classList.contains(one)).join(),
        said: textOf(line, '.said'),
        cells: all<HTMLElement>(line, '.cell:not(.none)').map((cell) => ({
          text: cell.textContent ?? '',
          tick: ['true', 'false', 'ran', 'missed']
            .filter((one) => cell.classList.contains(one))
            .join(),
        })),
        // One piece may be in several elements: symbols have their own.
        dimmed: ranges.filter((range) => line.contains(range.startContainer)).map(String),
      })),
    );
    const marked = (look: string) =>
      cards.flatMap((card) =>
        all<HTMLElement>(card, `.line.${look}`).map(
          (line) => `${card.dataset.fn}:${line.dataset.line}`,
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

/** Presses one of the buttons: "on", "back", "over", "play", "whole". */
export async function press(listing: Locator, step: string): Promise<SeenListing> {
  // By script: the button may be beyond the screen, and scrolling there is no part of the test.
  await listing
    .locator(`[data-step="${step}"]`)
    .evaluate((button: HTMLButtonElement) => button.click());
  return read(listing);
}

/** Where a step of a run is, and what is said of it, by the same code run here. */
export interface Expected {
  fn: string;
  line: number;
  depth: number;
  words: string;
}

export async function runOf<State>(fn: string, call: TracedCall<State>, state: State) {
  const program = link((await call.load()).default);
  const run: Run = analyse(runProgram(program, fn, call.values(state)!));
  const steps = run.steps.map(({ frame, line }, i): Expected => {
    const { fn: enter, depth } = run.frames[frame]!;
    return { fn: program.siteTable.at(enter).name!, line, depth, words: stepWords(run, i) };
  });
  return { run, steps, words: runWords(run) };
}

/** The keys of the marks that the figure draws for a step, those that are to be seen. */
export async function stepMarks(figure: Locator): Promise<string[]> {
  await drawn(figure.page());
  return figure
    .locator('svg.drawing:visible [data-key^="step-"]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-key') ?? '').sort());
}

/** The middle of one of them, in pixels of the browser's window. */
export async function placeOfMark(figure: Locator, key: string) {
  return figure.locator(`svg.drawing:visible [data-key="${key}"]`).evaluate((mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
