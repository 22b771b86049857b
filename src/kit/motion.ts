import { Clock, suspendUnseen } from './clock.ts';
import type { Action } from './store.ts';

/**
 * Makes Play, Step and the speeds of a moving figure work. The figure starts to move when it comes
 * onto the screen, unless the reader prefers reduced motion: then it waits for Play.
 */
export function setInMotion(
  root: HTMLElement,
  dispatch: (action: Action) => void,
  signal: AbortSignal,
): void {
  const clock = new Clock((dt) => dispatch({ type: 'tick', dt }));
  const controls = root.querySelector('.motion');
  const play = controls?.querySelector('[data-motion="play"]');
  const speeds = [...(controls?.querySelectorAll<HTMLElement>('[data-speed]') ?? [])];
  const show = () => {
    const text = clock.isPlaying ? 'Pause' : 'Play';
    if (play && play.textContent !== text) play.textContent = text;
    for (const button of speeds) {
      button.ariaPressed = String(Number(button.dataset.speed) === clock.speed);
    }
  };
  controls?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      const { motion, speed } = button?.dataset ?? {};
      if (speed) clock.speed = Number(speed);
      else if (motion === 'step') clock.step();
      else if (motion === 'play' && clock.isPlaying) clock.pause();
      else if (motion === 'play') clock.play();
      show();
    },
    { signal },
  );
  suspendUnseen(clock, root, signal);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) clock.play();
  show();
}
