/** Blocks of the page that are not kept ready to be painted. */
let resting: HTMLElement[] = [];
let timer = 0;
let awaited = new AbortController();

/** What may bring a reader to one of them. */
const wakers = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'];

/**
 * While a hand drags a figure, a browser need not go through the rest of the page in each frame.
 * Blocks that are out of sight keep their height, so nothing moves. When the hand lets go they come
 * back one by one, each in a frame of its own; where the reader may be about to come to one, all at
 * once.
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
  // On their way down: the press that has just begun a drag is on its way up, and wakes nothing.
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
