import { candidateName, placeOfSize, placeOfTime, sizes, ways } from './growth-axes.ts';
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

function draw(root: HTMLElement, jobs: MeasuredJobs): void {
  const times = new Map(
    jobs.flatMap(({ results }) => results.map(({ name, median }) => [name, median / 1e6] as const)),
  );
  // The reader's own measurements replace the benchmark's.
  root.querySelector('[data-benchmark]')?.toggleAttribute('data-off', true);
  for (const { name } of ways) {
    let before: Element | null = null;
    for (const size of sizes) {
      const candidate = candidateName(name, size);
      const ms = times.get(candidate);
      const cell = root.querySelector(`[data-time="${candidate}"]`);
      if (cell) cell.textContent = ms === undefined ? '–' : round(ms);
      const mark = root.querySelector(`[data-mark="${candidate}"]`);
      const line = root.querySelector(`[data-line="${candidate}"]`);
      mark?.toggleAttribute('data-off', ms === undefined);
      line?.toggleAttribute('data-off', ms === undefined || before === null);
      if (!mark || ms === undefined) continue;
      const [x, y] = [placeOfSize(size), placeOfTime(ms)];
      setAll(mark, { x, y });
      if (before && line) {
        const [x1, y1] = [before.getAttribute('x') ?? x, before.getAttribute('y') ?? y];
        setAll(line, { x1, y1, x2: x, y2: y });
      }
      before = mark;
    }
  }
}

function setAll(element: Element, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}
