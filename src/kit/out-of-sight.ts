/** Blocks of the page whose content is not rendered now. */
let resting: HTMLElement[] = [];
let timer = 0;
let awaited = new AbortController();

/** Events after which a reader may see one of them. */
const wakers = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'];

/**
 * During a drag, content that is off the screen is not rendered, so that a browser need not go
 * through the rest of the page in each frame. The blocks keep their height, so nothing moves. After
 * the drag they come back one by one; where the reader may be about to see one, all at once.
 */
export function restOutOfSight(isDragging: boolean): void {
  window.clearTimeout(timer);
  if (isDragging) rest();
  else wakeInTurn();
}

function rest(): void {
  wakeAll();
  window.clearTimeout(timer);
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
  // In the capture phase: the press that has just begun this drag is bubbling and wakes nothing.
  awaited = new AbortController();
  const options = { capture: true, signal: awaited.signal };
  for (const waker of wakers) window.addEventListener(waker, wakeAll, options);
  // Firefox treats blocks that come back as blocks that grow, and scrolls by the difference.
  document.documentElement.style.overflowAnchor = 'none';
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
  // After they have been laid out.
  timer = window.setTimeout(() => {
    document.documentElement.style.overflowAnchor = '';
  }, 100);
}

function wake(block: HTMLElement | undefined): void {
  if (!block) return;
  block.style.height = '';
  block.style.contentVisibility = '';
}
