import type { AnyFigure } from './figure.ts';
import { loadNear } from './load.ts';
import type { Host, Motion } from './motion.ts';
import type { Projection } from './projection.ts';

/**
 * The motion of a figure, null until the reader first uses its controls. It loads only then,
 * because most readers use few of a page's figures.
 */
export function motionOnUse(
  root: HTMLElement,
  figure: AnyFigure,
  view: Projection,
  host: Host,
  signal: AbortSignal,
): () => Motion | null {
  let motion: Motion | null = null;
  let loading: Promise<unknown> | null = null;
  const controls = root.querySelector<HTMLElement>('.motion');
  if (!figure.sweep || !controls) return () => null;
  const { sweep } = figure;
  const load = async () => {
    const { Motion } = await import('./motion.ts');
    if (!signal.aborted) motion = new Motion(controls, figure, sweep, view, host, signal);
  };
  const loadOnce = () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const use = async ({ type, target }: Event) => {
    // Once loaded, the slider is set to where the figure is.
    const value = target instanceof HTMLInputElement ? target.value : '';
    try {
      await loadOnce();
      motion?.use(type, target, value);
    } catch (error) {
      host.failed(error);
    }
  };
  for (const type of ['focusin', 'click', 'input']) {
    controls.addEventListener(type, use, { signal });
  }
  if (controls.dataset.autoplay) {
    loadNear([root], { margin: '0px', signal, load: loadOnce, failed: host.failed });
  }
  return () => motion;
}
