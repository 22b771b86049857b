// Runs in the program's frame, before the program and after lab/program/program-clock.ts. The surrounding page
// decides when to draw a frame, and time passes only during those frames. As a script, not a module,
// it runs first.
import type { takeClock as TakeClock } from '#lab/program/program-clock.ts';

declare const takeClock: typeof TakeClock;

{
  const clock = takeClock();

  const program: Window['program'] = {
    advance(milliseconds) {
      // The program threw before it requested a frame, so advancing would do nothing.
      if (!clock.isWaiting && program.error) throw program.error;
      clock.advance(milliseconds);
    },
    error: '',
  };
  window.program = program;

  /** Notifies the surrounding page, which receives no events from inside the frame. */
  const tell = (type: string) => {
    window.frameElement?.dispatchEvent(new Event(`program-${type}`, { bubbles: true }));
  };
  addEventListener('error', ({ message }) => {
    program.error = message;
    tell('error');
  });
  // A finger that touches the screen may only be starting to scroll, so wait for the tap.
  addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') tell('press');
  });
  addEventListener('click', () => tell('press'));
  addEventListener('keydown', ({ key }) => {
    if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'].includes(key)) tell('press');
  });
  // Draw the first frame at once, then wait.
  addEventListener('load', () => {
    if (clock.isWaiting) program.advance(0);
    tell('ready');
  });

  if (parent !== window) {
    const { documentElement: outer } = parent.document;
    /** Redraws a waiting program too, because its text must be black or white to suit the theme. */
    const drawAgain = () => {
      if (clock.isWaiting) program.advance(0);
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAgain);
    const followTheme = () => {
      document.documentElement.style.colorScheme = outer.dataset.theme ?? 'light dark';
      drawAgain();
    };
    const theme = new MutationObserver(followTheme);
    const follow = () => {
      followTheme();
      theme.observe(outer, { attributeFilter: ['data-theme'] });
    };
    follow();
    // The surrounding page outlives this frame, and its observer would keep the frame in memory.
    // A page restored from the browser's history observes again.
    addEventListener('pagehide', () => theme.disconnect());
    addEventListener('pageshow', follow);
  }
}
