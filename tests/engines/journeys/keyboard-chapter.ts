import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const chapter = 'circle-and-circle/';
const root = reader.figureSelector(figure.name);
const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const exercise = '#exercise-touching-counts';

/** A whole chapter by the keyboard alone. */
export function readsByKeyboard({ driver, open, problems }: Journey) {
  /** Gives the focus to where a reader has come so far; from there on the keys lead. */
  const startAt = (selector: string) =>
    driver.evaluate(async (one) => {
      const start = [...document.querySelectorAll<HTMLElement>(one)].find((element) =>
        element.checkVisibility(),
      )!;
      start.scrollIntoView({ block: 'center', behavior: 'instant' });
      start.focus();
      const { dataset } = start.closest<HTMLElement>('first-contact-figure') ?? start;
      while (dataset.figure && dataset.ready === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, selector);
  const text = (selector: string) => reader.textOf(driver, selector);
  const verdict = async () => (await reader.look(driver, figure.name)).verdict;

  describe('by keyboard', () => {
    beforeAll(() => reader.openAnew({ driver, open }, chapter, reader.desktop));

    it('Tab leads through the whole chapter in its order, always in sight', async () => {
      await driver.evaluate(prepareTabs);
      const faults: string[] = [];
      for (let presses = 0; presses < 600; presses += 1) {
        await driver.press('Tab');
        const { isOver, fault } = await driver.evaluate(lookAtFocus);
        if (fault) faults.push(fault);
        if (isOver) break;
      }
      expect(faults).toEqual([]);
      // Nothing that can be used was left out.
      expect(await driver.evaluate(leftOut)).toEqual([]);
      expect(await problems()).toEqual([]);
    });

    it('Shift and Tab lead back the same way', async () => {
      await startAt(`${root} [data-motion="play"]`);
      const name = () =>
        driver.evaluate(() =>
          document.activeElement!.outerHTML.replace(/ data-sel[^ ]*/, '').slice(0, 60),
        );
      const there: string[] = [];
      for (let i = 0; i < 12; i += 1) {
        there.push(await name());
        await driver.press('Tab');
      }
      for (const before of there.reverse()) {
        await driver.press('Shift+Tab');
        expect(await name()).toBe(before);
      }
    });

    it('arrows move a handle, and the verdict follows', async () => {
      await startAt(`${root} [data-do="share"]`);
      await reader.tabTo(driver, `${root} [data-handle="second.center"]`);
      expect(await verdict()).toMatch(/^hit/);
      for (let i = 0; i < 3; i += 1) await driver.press('Shift+ArrowRight');
      await reader.until(verdict).toMatch(/^miss/);
      for (let i = 0; i < 3; i += 1) await driver.press('Shift+ArrowLeft');
      await reader.until(verdict).toMatch(/^hit/);
      expect(await reader.hasFocus(driver, `${root} [data-handle="second.center"]`)).toBe(true);
    });

    it('Enter shares the position', async () => {
      await startAt(`${root} [data-do="reset"]`);
      await reader.tabTo(driver, `${root} [data-do="share"]`);
      await driver.press('Enter');
      await reader.until(() => text(`${root} .notice`)).toMatch(/^The address /);
      expect(await driver.evaluate(() => location.hash)).toContain('circles-touch=');
    });

    it('Enter and Space step through a listing', async () => {
      await startAt(`${listing} [data-step="back"]`);
      await reader.tabTo(driver, `${listing} [data-step="on"]`);
      await driver.press('Enter');
      await driver.press(' ');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 2 of/);
      // From the slider, too.
      await reader.tabTo(driver, `${listing} .steps input`, 'Shift+Tab');
      await driver.press('Home');
      await reader.until(() => text(`${listing} .step-words`)).toMatch(/^Step 0 of|^Step 1 of/);
    });

    it('Enter copies the code', async () => {
      await startAt(`${listing} [data-step="back"]`);
      const copy = 'button[aria-label="Copy circlesIntersect with all it needs"]';
      await reader.tabTo(driver, copy, 'Shift+Tab');
      await driver.press('Enter');
      await reader.until(() => text(`copy-button:has(${copy}) [role="status"]`)).toBe('Copied');
    });

    it('a listing is edited, the editor is left, and the listing is back', async () => {
      await startAt(`${listing} [data-step="back"]`);
      await reader.tabTo(driver, `${listing} [data-edit]`, 'Shift+Tab');
      await driver.press('Enter');
      const editor = `${listing} .cm-content`;
      await reader.until(() => reader.hasFocus(driver, editor)).toBe(true);
      const line = 'export function circlesIntersect(a: Circle, b: Circle) { return true; }';
      await reader.retype(driver, line);
      await reader.until(() => text(`${listing} .judge-summary`)).toMatch(/^\d+ of \d+ right\.$/);
      // Tab indents here, until Escape: nobody is caught.
      await driver.press('Tab');
      expect(await reader.hasFocus(driver, editor)).toBe(true);
      await driver.press('Escape');
      await driver.press('Tab');
      expect(await reader.hasFocus(driver, editor)).toBe(false);
      expect(await driver.evaluate(() => document.activeElement !== document.body)).toBe(true);
      // On the way back the editor catches nobody either.
      await reader.tabTo(driver, editor, 'Shift+Tab');
      await driver.press('Escape');
      await reader.tabTo(driver, `${listing} [data-task="reset"]`, 'Shift+Tab');
      await driver.press('Enter');
      await reader.tabTo(driver, `${listing} [data-task="close"]`);
      await driver.press('Enter');
      await reader.until(() => reader.hasFocus(driver, `${listing} [data-edit]`)).toBe(true);
    });

    it('an exercise is solved', async () => {
      await startAt('[data-figure-questions="circles-exercise"] [data-do="solve"]');
      await reader.tabTo(driver, `${exercise} [data-edit]`);
      await driver.press('Enter');
      await reader.until(() => reader.hasFocus(driver, `${exercise} .cm-content`)).toBe(true);
      await reader.retype(driver, reader.rightTest);
      const isSolved = () =>
        driver.evaluate(
          (one) => document.querySelector<HTMLElement>(one)!.dataset.solved,
          exercise,
        );
      await reader.until(isSolved).toBe('');
      expect(await problems()).toEqual([]);
    });

    it('Control and K search, and Enter opens what is found', async () => {
      await open(chapter, reader.desktop);
      await startAt('.site-title');
      const isOpen = () => reader.hasFocus(driver, '.search-dialog input');
      await driver.press('Control+k');
      await reader.until(isOpen).toBe(true);
      await driver.type('fingertip');
      const result = '.search-dialog a[href*="/point-and-circle/"]';
      const isFound = () =>
        driver.evaluate((one) => document.querySelector(one)?.checkVisibility() ?? false, result);
      await reader.until(isFound).toBe(true);
      await reader.tabTo(driver, result);
      await driver.press('Enter');
      const path = () => driver.evaluate(() => location.pathname);
      await reader.until(path).toBe('/point-and-circle/');
    });
  });
}

/** What the keyboard has come to, and what it should come to. */
interface Tabs {
  visited: Set<Element>;
  last: Element | null;
}

/** Puts the keyboard at the beginning of the page. */
function prepareTabs() {
  const tabs: Tabs = { visited: new Set(), last: null };
  Object.assign(window, { tabs });
  scrollTo({ top: 0, behavior: 'instant' });
  (document.activeElement as HTMLElement | null)?.blur();
}

/** What is wrong with where the focus is: its order, what lies over it, that it does not show. */
async function lookAtFocus(): Promise<{ isOver: boolean; fault: string }> {
  const { tabs } = window as unknown as { tabs: Tabs };
  const focused = document.activeElement!;
  if (focused === document.body || tabs.visited.has(focused)) return { isOver: true, fault: '' };
  const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await frames();
  // The ring of what has the focus in a frame is there, too. WebKit loads a frame only when it is come to,
  // and finds what is in it by the next press.
  const framed = (focused as HTMLIFrameElement).contentDocument;
  const inFrame = framed?.activeElement ?? null;
  if (framed && inFrame === framed.body) return { isOver: false, fault: '' };
  const name = focused.outerHTML.slice(0, 110);
  const faults: string[] = [];
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  if (tabs.last && !(tabs.last.compareDocumentPosition(focused) & follows)) faults.push('order');
  tabs.last = focused;
  tabs.visited.add(focused);
  const box = focused.getBoundingClientRect();
  // A box that scrolls is large: what counts is that some of it is seen.
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const seen = (part: number, across: number) => {
    const x = left + (right - left) * across;
    const y = top + (bottom - top) * part;
    const there = document.elementFromPoint(x, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  };
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  if (!parts.some((part) => parts.some((across) => seen(part, across)))) {
    faults.push(`out of sight at ${Math.round(box.top)}`);
  }
  const isShown = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, stroke, visibility } = getComputedStyle(element);
    const isRing = element.matches('.ring') && stroke !== 'none' && visibility !== 'hidden';
    return isRing || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1);
  };
  const ring = focused.querySelector('.ring');
  if (![focused, focused.parentElement, ring, inFrame].some(isShown)) {
    faults.push('not shown');
  }
  const rest = [...document.querySelectorAll('a[href], button')];
  const end = rest.findLast((one) => one.checkVisibility({ visibilityProperty: true }));
  return {
    isOver: focused === end,
    fault: faults.length > 0 ? `${faults.join(', ')}: ${name}` : '',
  };
}

/** What can be used and was not come to. */
function leftOut(): string[] {
  const { tabs } = window as unknown as { tabs: Tabs };
  const usable =
    'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]:not(pre, [role=region])';
  return [...document.querySelectorAll<HTMLInputElement>(usable)]
    .filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !tabs.visited.has(one) &&
        one.tabIndex >= 0 &&
        // Of radio buttons the one that is chosen.
        !(one.type === 'radio' && !one.checked),
    )
    .map((one) => one.outerHTML.slice(0, 110));
}
