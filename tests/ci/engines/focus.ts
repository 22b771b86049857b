import type { Driver } from './drivers/driver.ts';

/** Tabs through the open page, and returns the faults found. */
export async function tabThrough(driver: Driver): Promise<{ faults: string[]; leftOut: string[] }> {
  await driver.evaluate(prepareTabs);
  const faults: string[] = [];
  for (let presses = 0; presses < 600; presses += 1) {
    await driver.press('Tab');
    const { isOver, fault } = await driver.evaluate(lookAtFocus);
    if (fault) faults.push(fault);
    if (isOver) break;
  }
  return { faults, leftOut: await driver.evaluate(notVisited) };
}

/** The elements focused so far, and the expected ones. */
interface Tabs {
  visited: Set<Element>;
  last: Element | null;
}

/** Sets the focus to the beginning of the page. */
function prepareTabs() {
  const tabs: Tabs = { visited: new Set(), last: null };
  Object.assign(window, { tabs });
  scrollTo({ top: 0, behavior: 'instant' });
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Tests the focused element's order, visibility and focus ring. */
async function lookAtFocus(): Promise<{ isOver: boolean; fault: string }> {
  const { tabs } = window as unknown as { tabs: Tabs };
  const focused = document.activeElement!;
  if (focused === document.body || tabs.visited.has(focused)) return { isOver: true, fault: '' };
  const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await frames();
  // An element in a frame has its ring in the frame. WebKit loads a frame only when it is focused,
  // and reaches its content with the next press.
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
  // A scrolling box is large, so only a part of it must be visible.
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

/** Returns the controls that were not reached. */
function notVisited(): string[] {
  const { tabs } = window as unknown as { tabs: Tabs };
  const usable =
    'a[href], button:not([disabled]), input, select, summary, [tabindex="0"]:not(pre, [role=region])';
  return [...document.querySelectorAll<HTMLInputElement>(usable)]
    .filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !tabs.visited.has(one) &&
        one.tabIndex >= 0 &&
        // Only the selected radio button of a group is a tab stop.
        !(one.type === 'radio' && !one.checked),
    )
    .map((one) => one.outerHTML.slice(0, 110));
}
