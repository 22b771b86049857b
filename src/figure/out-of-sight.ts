/** Blocks of the page that the browser may skip in layout and painting. */
let resting: HTMLElement[] = [];
let timer = 0;
let awaited = new AbortController();

/** Events that may bring one of the blocks into view. */
const wakers = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'];

/**
 * Lets the browser skip the rest of the page in each frame of a drag. Blocks off the screen keep
 * their height, so nothing moves. After the drag they return one per frame, or all at once if the
 * reader may be about to scroll to one.
 */
export function restOutOfSight(isHeld: boolean): void {
  window.clearTimeout(timer);
  if (isHeld) rest();
  else wakeInTurn();
}

function rest(): void {
  wakeAll();
  const blocks = [...document.querySelectorAll<HTMLElement>('.spread')];
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  resting = blocks.filter((_, i) => {
    const { top = 0, bottom = 0 } = boxes[i] ?? {};
    return bottom < 0 || top > window.innerHeight;
  });
  for (const block of resting) {
    block.style.height = `${boxes[blocks.indexOf(block)]?.height}px`;
    block.style.contentVisibility = 'hidden';
  }
  // Capture the events, because the press that began this drag is bubbling and must not count.
  awaited = new AbortController();
  const options = { capture: true, signal: awaited.signal };
  for (const waker of wakers) window.addEventListener(waker, wakeAll, options);
}

function wakeInTurn(): void {
  wake(resting.pop());
  if (resting.length > 0) timer = window.setTimeout(wakeInTurn, 50);
  else wakeAll();
}

function wakeAll(): void {
  awaited.abort();
  window.clearTimeout(timer);
  for (const block of resting.splice(0)) wake(block);
}

function wake(block: HTMLElement | undefined): void {
  if (!block) return;
  block.style.height = '';
  block.style.contentVisibility = '';
}
