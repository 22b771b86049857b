import { Clock, suspendUnseen } from '#figure/clock.ts';
import type { EditedProgram } from '#lab/program/edited-program.ts';
import { listenToFiles } from './program-files.ts';
import { showKept } from './program-kept.ts';

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
  /** The reader's own version, while its editor is open. */
  let edited: EditedProgram | null = null;
  let isOpening = false;
  /** Whether it played until an error stopped it. It plays on once the error is fixed. */
  let wasPlaying = false;

  const say = (text: string) => {
    if (says && says.textContent !== text) says.textContent = text;
  };
  const show = () => {
    const text = clock.isPlaying ? 'Pause' : 'Play';
    if (!play || play.textContent.trim() === text) return;
    play.textContent = text;
    play.ariaLabel &&= play.ariaLabel.replace(/^\w+/, text);
  };
  const stop = (words: string) => {
    clock.pause();
    show();
    say(words);
  };
  const stopByError = (error: unknown) =>
    stop(`The program stopped with an error: ${String(error).replace(/^Uncaught /, '')}`);
  const advance = (dt: number) => {
    if (edited) return edited.advance(dt * 1000);
    try {
      frame.contentWindow?.program?.advance(dt * 1000);
    } catch (error) {
      stopByError(error);
    }
  };
  const clock = new Clock(advance);
  const run = (isToPlay: boolean) => {
    wasPlaying = false;
    // An edited program clears its message once it draws without a fault.
    if (!edited) say('');
    if (isToPlay) clock.play();
    else clock.pause();
    show();
    const hasKeys = edited ? edited.hasKeys : root.dataset.keys !== undefined;
    if (isToPlay && hasKeys) takeKeys();
  };
  /** Plays without taking the focus. */
  const playQuietly = () => {
    wasPlaying = false;
    clock.play();
    show();
  };
  /** Focuses the program, so that it receives key presses. */
  const takeKeys = () => {
    if (edited) return edited.takeKeys();
    frame.contentWindow?.focus();
    frame.contentDocument?.querySelector('canvas')?.focus({ preventScroll: true });
  };
  /** Picks up the frame's state: before this script loaded, and again after Restart. */
  const meet = () => {
    if (edited) return;
    const error = frame.contentWindow?.program?.error;
    if (error) stopByError(error);
    else say('');
  };

  const edit = async () => {
    if (isOpening || edited) return;
    isOpening = true;
    try {
      await open();
    } finally {
      isOpening = false;
    }
  };
  const open = async () => {
    const { editProgram } = await import('#lab/program/edited-program.ts');
    if (signal.aborted) return;
    say('');
    edited = await editProgram(root, {
      name: root.dataset.program ?? '',
      title: root.querySelector('.program-title')?.textContent ?? '',
      onPress: () => clock.isPlaying || run(true),
      onDrawn: () => {
        say('');
        if (wasPlaying) playQuietly();
      },
      onStopped: (words) => {
        wasPlaying ||= clock.isPlaying;
        stop(words);
      },
      onTrouble: say,
      onClose: () => {
        edited = null;
        showKept(root);
        root.querySelector<HTMLElement>('[data-do="edit"]')?.focus({ preventScroll: true });
        meet();
      },
    });
  };

  const commands: Record<string, () => void> = {
    play: () => run(!clock.isPlaying),
    step: () => {
      run(false);
      advance(1 / 60);
    },
    restart: () => {
      if (edited) edited.restart();
      else frame.contentWindow?.location.reload();
    },
    edit: () =>
      void edit().catch((error: unknown) => {
        reportError(error);
        say('The editor could not be loaded. Press Edit again, or reload the page.');
      }),
  };
  const options = { signal };
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
      commands[button?.dataset.do ?? '']?.();
    },
    options,
  );
  listenToFiles(root, () => edited, signal);
  root.addEventListener('program-press', () => clock.isPlaying || run(true), options);
  // The gallery plays programs that the reader only looks at.
  root.addEventListener('program-show', playQuietly, options);
  root.addEventListener('program-error', meet, options);
  root.addEventListener('program-ready', meet, options);
  suspendUnseen(clock, stage, signal);
  meet();
}
