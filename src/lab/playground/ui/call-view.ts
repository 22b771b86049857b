import type { FigureAccess } from '#figure/figure-access.ts';
import { buildLegend } from '#lab/notebook/cell-view.ts';
import { EditMap } from '#lab/notebook/edit-map.ts';
import { element } from '#lab/notebook/element.ts';
import { JudgeOfEdit } from '#lab/notebook/judge-edit.ts';
import type { Sandbox } from '#lab/sandbox/sandbox.ts';

interface Hosts {
  /** Null if no shape moves over a map. */
  readonly map: HTMLElement | null;
  /** Null for a function without cases. */
  readonly judge: HTMLElement | null;
}

/** A call's map, and the judge of its function. */
export class CallView {
  readonly #ended = new AbortController();
  readonly #map: EditMap | null = null;
  readonly #judge: JudgeOfEdit | null = null;

  constructor(fn: string, access: FigureAccess, sandbox: Sandbox, { map, judge }: Hosts) {
    if (map) {
      const legend = buildLegend();
      map.append(legend);
      this.#map = new EditMap(fn, access, sandbox, legend, this.#ended.signal);
      this.#ended.signal.addEventListener('abort', () => legend.remove());
    }
    if (judge) {
      const host = element('div', 'edit-judge');
      judge.append(host);
      this.#judge = new JudgeOfEdit(fn, access, sandbox, host, (status) =>
        this.#map?.casesJudged(status),
      );
      this.#ended.signal.addEventListener('abort', () => host.remove());
    }
  }

  figureChanged(): void {
    this.#map?.figureChanged();
  }

  judge(): void {
    void this.#judge?.judge();
  }

  codeFailed(): void {
    this.#judge?.stop();
  }

  end(): void {
    this.#ended.abort();
  }
}
