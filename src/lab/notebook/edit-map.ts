import { Debounce } from '#figure/debounce.ts';
import type { FigureAccess } from '#figure/figure-access.ts';
import { bytesOf } from '#figure/maps/colour-bytes.ts';
import type { Paint } from '#figure/maps/paint-map.ts';
import { shareWords, viewOf } from '#figure/maps/truth.ts';
import { setText, soleText } from '#figure/text.ts';
import { withFunctionNames } from '#lab/judge/named-function.ts';
import type { Grid, Moving, Path } from '#lab/sandbox/messages.ts';
import { type Sandbox, SandboxError } from '#lab/sandbox/sandbox.ts';
import type { Vec2 } from '#lib/index.ts';
import { kindWords } from './compare-grid.ts';
import { answerWords, type CaseStatus, mapWords, noMapWords, type Wrong } from './map-words.ts';
import { movingNumbers } from './moving.ts';
import { sweptPart, withPartAt } from './swept-part.ts';
import { TruthClient } from './truth-client.ts';
import type { TruthReply } from './truth-worker.ts';

/** Pixels a cell: coarse at once, fine after a pause. */
const cellSizes = { coarse: 5, fine: 1, fineWithNumbers: 2 };
const finePause = 120;
/** More dots would merge into a line. */
const maxDots = 1000;
/** A larger error is visible without dots. */
const maxShareWithDots = 0.001;

/** The editor shows the sandbox's other errors. */
function messageFor(error: unknown): string {
  if (error instanceof SandboxError) {
    return error.trouble === 'slow'
      ? error.message
      : 'There is no map, because the code did not return a result.';
  }
  return (error as Error).message;
}

const staleWords = 'The map shows your code as it last ran.';

/** The map of edited code against the right answers, behind the figure's drawing. */
export class EditMap {
  readonly #fn: string;
  readonly #access: FigureAccess;
  readonly #sandbox: Sandbox;
  readonly #truth: TruthClient;
  readonly #canvas = document.createElement('canvas');
  readonly #dots = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  readonly #legend: HTMLElement;
  readonly #shares: readonly Text[];
  readonly #status: Text;
  readonly #fine: Debounce;
  readonly #holder: HTMLElement | null;
  /** Whether the figure shows another listing's map. */
  #isSuspended = false;
  #numberPaths: readonly Path[] | null = null;
  /** Whether no reference answer exists, because the function is the reader's own. */
  #isUnknown = false;
  /** Increased with each request, because only the latest reply is shown. */
  #requested = 0;
  /** The request of the map on the canvas. */
  #painted = 0;
  #isBusy = false;
  #isWaiting = false;
  #caseStatus: CaseStatus = 'none';
  /** What the fine map found, or null if the status shows something else. */
  #found: Wrong | null = null;
  /** Whether the editor's code fails to compile, so that the map shows older code. */
  #isStale = false;

  constructor(
    fn: string,
    access: FigureAccess,
    sandbox: Sandbox,
    legend: HTMLElement,
    signal: AbortSignal,
  ) {
    this.#fn = fn;
    this.#access = access;
    this.#sandbox = sandbox;
    this.#truth = new TruthClient(signal);
    this.#legend = legend;
    this.#shares = [...legend.querySelectorAll<HTMLElement>('[data-share]')].map(soleText);
    this.#status = soleText(legend.querySelector<HTMLElement>('.map-says')!);
    this.#fine = new Debounce(finePause, () => void this.#draw(true), signal);
    this.#canvas.className = 'truth-map of-edit';
    this.#canvas.setAttribute('aria-hidden', 'true');
    const holder = access.root.querySelector<HTMLElement>('.stage');
    this.#holder = holder;
    holder?.addEventListener(
      'map-taken',
      (event) => {
        if ((event as CustomEvent).detail !== this) this.#suspend();
      },
      { signal },
    );
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('class', 'truth-map of-edit');
    drawing.setAttribute('aria-hidden', 'true');
    this.#dots.setAttribute('class', 'wrong-dots');
    drawing.append(this.#dots);
    holder?.prepend(this.#canvas, drawing);
    holder?.classList.add('is-edited', 'has-truth');
    const showAgain = () => {
      if (this.#requested > 0) this.figureChanged();
    };
    const sizes = new ResizeObserver(showAgain);
    if (holder) sizes.observe(holder);
    const theme = new MutationObserver(showAgain);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      theme.disconnect();
      // Drop pending replies and start no new map.
      this.#isSuspended = true;
      this.#requested += 1;
      this.#canvas.remove();
      drawing.remove();
      // Another listing of the same figure may still be edited.
      if (holder?.querySelector('.of-edit')) return;
      holder?.classList.remove('is-edited');
      holder?.classList.toggle('has-truth', Boolean(access.figure.truth));
    });
  }

  codeChanged(): void {
    this.#isSuspended = false;
    this.#isStale = false;
    this.#found = null;
    if (this.#isShown) setText(this.#status, 'The map still shows your earlier code.');
    this.#holder?.dispatchEvent(new CustomEvent('map-taken', { detail: this }));
    this.figureChanged();
  }

  figureChanged(): void {
    if (this.#isSuspended) return;
    this.#requested += 1;
    this.#fine.wait();
    if (this.#isBusy) this.#isWaiting = true;
    else void this.#draw(false);
  }

  casesJudged(status: CaseStatus): void {
    this.#caseStatus = status;
    if (this.#found) setText(this.#status, mapWords(this.#found, status));
  }

  codeFailed(): void {
    this.#isStale = true;
    this.#found = null;
    this.#requested += 1;
    this.#isWaiting = false;
    this.#fine.cancel();
    if (this.#isShown) setText(this.#status, staleWords);
  }

  #suspend(): void {
    this.#isSuspended = true;
    this.#requested += 1;
    this.#fine.cancel();
    this.#hide('The figure shows the map of another listing. Change this code to see its map.');
  }

  async #draw(isFine: boolean): Promise<void> {
    const request = this.#requested;
    if (this.#isSuspended) return;
    if (isFine && this.#isBusy) {
      this.#fine.wait();
      return;
    }
    // Code that is too slow for a coarse map is not tried again.
    if (isFine && this.#painted !== request) return;
    this.#isBusy = true;
    try {
      const moving = this.#moving();
      if (!moving) {
        this.#hide(noMapWords(this.#fn));
        return;
      }
      this.#numberPaths ??= await this.#findNumberPaths();
      const grid = this.#grid(moving, isFine);
      // The judge and the sandbox come first, because the time limit is for the code alone.
      await this.#sandbox.calls(this.#fn, [grid.values]);
      const isWanted = () => request === this.#requested;
      const actual = await this.#sandbox.grid(this.#fn, grid, isWanted);
      const halves = isFine ? this.#halves(moving) : null;
      const actualAtHalves = halves && (await this.#sandbox.grid(this.#fn, halves, isWanted));
      const reply = await this.#truth.request({
        fn: this.#fn,
        grid,
        actual,
        paints: this.#paints(),
        halves: halves && actualAtHalves ? { grid: halves, actual: actualAtHalves } : null,
      });
      if (request !== this.#requested || !reply.pixels) return;
      this.#paint(reply.pixels, grid, isFine);
      this.#report(reply);
      // Only the fine map tests places where shapes just touch.
      if (!isFine && this.#legend.dataset.wrong === 'false' && !this.#isUnknown) {
        this.#found = null;
        this.#describe('Right as far as this coarse map shows.');
      }
      this.#painted = request;
    } catch (error) {
      if (request === this.#requested) this.#fail(error);
    } finally {
      this.#isBusy = false;
      if (this.#isWaiting) {
        this.#isWaiting = false;
        void this.#draw(false);
      }
    }
  }

  #moving(): readonly Moving[] | null {
    const { figure } = this.#access;
    const state = this.#access.state();
    const part = sweptPart(figure, state);
    if (part === null) return null;
    return movingNumbers(
      (place) => figure.calls?.[this.#fn]?.values(withPartAt(state, part, place)) ?? null,
    );
  }

  /** Returns the paths of the numbers in the right answers, taken from the figure's presets. */
  async #findNumberPaths(): Promise<readonly Path[]> {
    const { figure } = this.#access;
    const values = figure.presets.flatMap(({ state }) => {
      const values = figure.calls?.[this.#fn]?.values(state);
      return values ? [withFunctionNames(values)] : [];
    });
    const reply = await this.#truth.request({ fn: this.#fn, values });
    const { numberPaths = [], isUnknown = false, answerKind = 'yesOrNo' } = reply;
    this.#isUnknown = isUnknown;
    for (const [kind, words] of this.#legend.querySelectorAll('.kind-words').entries()) {
      words.textContent = kindWords[answerKind][kind] ?? '';
    }
    return numberPaths;
  }

  #grid(moving: readonly Moving[], isFine: boolean): Grid {
    const { view } = this.#access;
    const numberPaths = this.#numberPaths ?? [];
    const fine = numberPaths.length > 0 ? cellSizes.fineWithNumbers : cellSizes.fine;
    const cell = isFine ? fine : cellSizes.coarse;
    const columns = Math.max(1, Math.round(view.size.width / cell));
    const rows = Math.max(1, Math.round(view.size.height / cell));
    const { left, top, width, height } = viewOf(view);
    const [stepX, stepY] = [width / columns, height / rows];
    const [x, y] = [left + stepX / 2, top - stepY / 2];
    return { values: this.#values(), moving, x, y, stepX, stepY, columns, rows, numberPaths };
  }

  /** Multiples of one half, where shapes can touch exactly. Such places fall between pixels. */
  #halves(moving: readonly Moving[]): Grid {
    const { left, top, width, height } = viewOf(this.#access.view);
    const [x, y] = [Math.ceil(left * 2) / 2, Math.floor(top * 2) / 2];
    const columns = Math.floor((left + width - x) * 2) + 1;
    const rows = Math.floor((y - top + height) * 2) + 1;
    const step = { stepX: 0.5, stepY: 0.5 };
    return { values: this.#values(), moving, x, y, ...step, columns, rows, numberPaths: [] };
  }

  #values(): readonly unknown[] {
    const { figure } = this.#access;
    return withFunctionNames(figure.calls?.[this.#fn]?.values(this.#access.state()) ?? []);
  }

  #paint(pixels: Uint8ClampedArray<ArrayBuffer>, { columns, rows }: Grid, isFine: boolean): void {
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('There is no map, because this browser has no canvas.');
    this.#canvas.hidden = false;
    this.#canvas.parentElement?.classList.add('has-truth');
    this.#canvas.dataset.map = isFine ? 'fine' : 'coarse';
    if (this.#canvas.width !== columns) this.#canvas.width = columns;
    if (this.#canvas.height !== rows) this.#canvas.height = rows;
    context.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }

  /** Draws a dot at each wrong place. */
  #mark(wrong: readonly Vec2[]): void {
    const { view } = this.#access;
    const dots = wrong.slice(0, maxDots).map((at) => {
      const [x, y] = [view.x(at.x).toFixed(1), view.y(at.y).toFixed(1)];
      return `M${x} ${y}h0`;
    });
    this.#dots.setAttribute('d', dots.join(''));
  }

  #report({ shares = [], wrong = [], isTouching = false, isNumber = false }: TruthReply): void {
    const share = shares.slice(2).reduce((sum, one) => sum + one, 0);
    this.#mark(share > maxShareWithDots ? [] : wrong);
    this.#legend.dataset.wrong = String(share > 0 || wrong.length > 0);
    const found = this.#isUnknown ? null : { share, places: wrong.length, isTouching };
    this.#found = this.#isStale ? null : found;
    this.#describe(
      found ? mapWords(found, this.#caseStatus) : answerWords(shares[1] ?? 0, isNumber),
    );
    this.#shares.forEach((text, kind) => {
      setText(text, shareWords(shares[kind] ?? 0));
      const isLeftOut = this.#isUnknown || (shares[kind] ?? 0) === 0;
      text.parentElement?.parentElement?.toggleAttribute('hidden', isLeftOut);
    });
  }

  get #isShown(): boolean {
    return this.#painted > 0 && !this.#canvas.hidden;
  }

  #describe(words: string): void {
    setText(this.#status, this.#isStale ? staleWords : words);
  }

  /** Keeps the coarse map if the fine one takes too long. */
  #fail(error: unknown): void {
    const isSlow = error instanceof SandboxError && error.trouble === 'slow';
    if (!isSlow) {
      this.#hide(messageFor(error));
      return;
    }
    if (this.#painted !== this.#requested) this.#hide(messageFor(error));
    else {
      this.#found = null;
      this.#describe(`${this.#status.data} The code is too slow for a finer map.`);
    }
  }

  #hide(why: string): void {
    this.#found = null;
    this.#canvas.hidden = true;
    // Without a map behind them, shapes are filled again.
    this.#canvas.parentElement?.classList.remove('has-truth');
    this.#mark([]);
    setText(this.#status, why);
    for (const text of this.#shares) text.parentElement?.parentElement?.setAttribute('hidden', '');
  }

  #paints(): Paint[] {
    return [...this.#legend.querySelectorAll<HTMLElement>('.swatch')].map((swatch) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(swatch);
      return {
        ground: bytesOf(backgroundColor),
        line: bytesOf(borderTopColor),
        mark: swatch.dataset.mark as Paint['mark'],
        side: Number(swatch.dataset.side),
      };
    });
  }
}
