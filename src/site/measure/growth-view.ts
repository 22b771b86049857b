import { drawn } from './growth-plot.ts';
import { candidateName, sizes } from './growth-ways.ts';
import { type MeasuredJobs, MeasureView, round } from './view.ts';

let view: MeasureView | undefined;

/** Starts or stops measuring how the time grows. */
export function press(root: HTMLElement): void {
  view ??= new MeasureView(root, {
    worker: () => new Worker(new URL('./growth-worker.ts', import.meta.url), { type: 'module' }),
    clear: () => draw(root, []),
    show: (jobs) => draw(root, jobs),
  });
  view.press();
}

/** Draws the reader's own measurements in place of the benchmark's. */
function draw(root: HTMLElement, jobs: MeasuredJobs): void {
  const times = new Map(
    jobs.flatMap(({ results }) => results.map(({ name, median }) => [name, median / 1e6] as const)),
  );
  for (const cell of root.querySelectorAll<HTMLElement>('[data-time]')) {
    const ms = times.get(cell.dataset.time!);
    cell.textContent = ms === undefined ? '–' : round(ms);
  }
  root.querySelector('[data-times]')!.innerHTML = drawn((way) =>
    sizes.flatMap((size) => {
      const ms = times.get(candidateName(way, size));
      return ms === undefined ? [] : [{ size, ms }];
    }),
  );
}
