// Runs in the program's frame, before the program. The surrounding page decides when to draw a
// frame, and time passes only during those frames. As a script, not a module, it runs first.

{
  const waiting = new Map<number, FrameRequestCallback>();
  let lastId = 0;
  let now = 0;

  window.requestAnimationFrame = (callback) => {
    lastId += 1;
    waiting.set(lastId, callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
  };
  performance.now = () => now;

  const program: Window['program'] = {
    advance(milliseconds) {
      // The program threw before it requested a frame, so advancing would do nothing.
      if (waiting.size === 0 && program.error) throw program.error;
      now += milliseconds;
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(now);
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
    if (waiting.size > 0) program.advance(0);
    tell('ready');
  });

  if (parent !== window) {
    const { documentElement: outer } = parent.document;
    /** Redraws a waiting program too, because its text must be black or white to suit the theme. */
    const drawAgain = () => {
      if (waiting.size > 0) program.advance(0);
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
