// Runs in the frame of a program, before it: the page around the frame decides when a frame is drawn,
// and time passes only with those frames. A script and no module, so that it runs first.

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
      // It stopped before it asked for a frame: no frame will do anything.
      if (waiting.size === 0 && program.error) throw program.error;
      now += milliseconds;
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(now);
    },
    error: '',
  };
  window.program = program;

  /** Tells the page around the frame, which hears no events from inside. */
  const tell = (type: string) => {
    window.frameElement?.dispatchEvent(new Event(`program-${type}`, { bubbles: true }));
  };
  addEventListener('error', ({ message }) => {
    program.error = message;
    tell('error');
  });
  // A finger that comes down may only mean to scroll; one that taps means the program.
  addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType !== 'touch') tell('press');
  });
  addEventListener('click', () => tell('press'));
  addEventListener('keydown', ({ key }) => {
    if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'].includes(key)) tell('press');
  });
  // The first frame is drawn at once, and then the program waits.
  addEventListener('load', () => {
    if (waiting.size > 0) program.advance(0);
    tell('ready');
  });

  if (parent !== window) {
    const { documentElement: outer } = parent.document;
    /** Words are black or white, in a program that waits as well. */
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
    // The page around outlives this one, and would keep all of it by its observer. A page that comes back
    // from the browser's history goes on.
    addEventListener('pagehide', () => theme.disconnect());
    addEventListener('pageshow', follow);
  }
}
