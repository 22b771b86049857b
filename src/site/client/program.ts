import { Clock, suspendUnseen } from '#figure/clock.ts';
import { copyFile, fetchSoon } from './program-copy.ts';

declare global {
  interface Window {
    /** The surrounding page's controls for a program: see program-frame.ts. */
    program: {
      /** Draws one frame, the given time after the last. Rethrows whatever the program throws. */
      advance(milliseconds: number): void;
      /** The error that the program threw while starting or handling an event, or "". */
      error: string;
    };
  }
}

/** Makes the buttons of a program work until the signal aborts. */
export function start(root: HTMLElement, signal: AbortSignal): void {
  const frame = root.querySelector('iframe');
  const stage = frame?.parentElement;
  const says = root.querySelector('.program-says');
  const play = root.querySelector('[data-do="play"]');
  if (!frame || !stage) return;

  const say = (text: string) => {
    if (says && says.textContent !== text) says.textContent = text;
  };
  const show = () => {
    const text = clock.isPlaying ? 'Pause' : 'Play';
    if (!play || play.textContent.trim() === text) return;
    play.textContent = text;
    play.ariaLabel &&= play.ariaLabel.replace(/^\w+/, text);
  };
  const stop = (reason: unknown) => {
    clock.pause();
    show();
    say(`The program stopped with an error: ${String(reason).replace(/^Uncaught /, '')}`);
  };
  const advance = (dt: number) => {
    try {
      frame.contentWindow?.program?.advance(dt * 1000);
    } catch (error) {
      stop(error);
    }
  };
  const clock = new Clock(advance);
  const run = (isToPlay: boolean) => {
    say('');
    if (isToPlay) clock.play();
    else clock.pause();
    show();
    if (isToPlay && root.dataset.keys !== undefined) takeKeys();
  };
  /** Focuses the program, so that it receives key presses. */
  const takeKeys = () => {
    frame.contentWindow?.focus();
    frame.contentDocument?.querySelector('canvas')?.focus({ preventScroll: true });
  };
  /** Picks up the frame's state: before this script loaded, and again after Restart. */
  const meet = () => {
    const error = frame.contentWindow?.program?.error;
    if (error) stop(error);
    else say('');
  };

  const commands: Record<string, () => void> = {
    play: () => run(!clock.isPlaying),
    step: () => {
      run(false);
      advance(1 / 60);
    },
    restart: () => frame.contentWindow?.location.reload(),
  };
  const options = { signal };
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      const { do: command = '', copy } = button?.dataset ?? {};
      commands[command]?.();
      if (copy) void copyFile(copy, root.querySelector('.program-copied'));
    },
    options,
  );
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const soon = () => void fetchSoon(button.dataset.copy ?? '').catch(() => {});
    if (button.matches(':hover, :focus')) soon();
    for (const type of ['pointerenter', 'focusin']) button.addEventListener(type, soon, options);
  }
  root.addEventListener('program-press', () => clock.isPlaying || run(true), options);
  // The gallery plays programs that the reader only looks at, so they do not take the focus.
  const playQuietly = () => {
    clock.play();
    show();
  };
  root.addEventListener('program-show', playQuietly, options);
  root.addEventListener('program-error', meet, options);
  root.addEventListener('program-ready', meet, options);
  suspendUnseen(clock, stage, signal);
  meet();
}
