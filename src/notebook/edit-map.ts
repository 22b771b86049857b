import { namedIn } from '#judge/given.ts';
import { Debounce } from '#kit/debounce.ts';
import { setText, soleText } from '#kit/text.ts';
import type { Vec2 } from '#lib/index.ts';
import { bytesOf } from '#maps/colour-bytes.ts';
import type { Paint } from '#maps/paint-map.ts';
import { shareWords, viewOf } from '#maps/truth.ts';
import type { Grid, Moving, Path } from '#sandbox/messages.ts';
import { type Sandbox, SandboxError } from '#sandbox/sandbox.ts';
import type { FigureAccess } from '#trace/ui/figure-access.ts';
import { kindWords } from './compare-grid.ts';
import { answerWords, mapWords, noMapWords, type Standing, type Wrong } from './map-words.ts';
import { movingNumbers } from './moving.ts';
import { sweptPart, withPartAt } from './swept-part.ts';
import { TruthOfEdit } from './truth-of-edit.ts';
import type { TruthReply } from './truth-worker.ts';

/** Pixels across a cell of the map that comes at once, and of the one after a pause. */
const across = { coarse: 5, fine: 1, fineWithNumbers: 2 };
const rest = 120;
/** Milliseconds until a map that was too slow is tried again, and how often: the machine may be busy. */
const retry = { delay: 5000, most: 3 };
/** More dots than this are a line. */
const mostDots = 1000;
/** Where more of the map is wrong it is seen without dots. */
const mostWithDots = 0.001;

/** What the sandbox has to say stands beside the editor. */
function wordsFor(error: unknown): string {
  if (error instanceof SandboxError) {
    return error.trouble === 'slow' ? error.message : 'No map: the code gave no answer.';
  }
  return (error as Error).message;
}

const staleWords = 'The map shows your last code that ran.';

/** The map of edited code against the right answers, behind the figure's drawing. */
export class EditMap {
  readonly #fn: string;
  readonly #access: FigureAccess;
  readonly #sandbox: Sandbox;
  readonly #truth: TruthOfEdit;
  readonly #canvas = document.createElement('canvas');
  readonly #dots = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  readonly #legend: HTMLElement;
  readonly #shares: readonly Text[];
  readonly #says: Text;
  readonly #fine: Debounce;
  readonly #retry: Debounce;
  /** How often the present map was too slow. */
  #slow = 0;
  readonly #holder: HTMLElement | null;
  /** Whether another code on the figure has the map. */
  #isResting = false;
  #wanted: readonly Path[] | null = null;
  /** Whether the function is the reader's own: then nothing is right or wrong. */
  #isUnknown = false;
  /** Increased with each request: only the last one is shown. */
  #asked = 0;
  /** The last request of which a map is painted. */
  #painted = 0;
  #isBusy = false;
  #isWaiting = false;
  /** How the same code stands to its cases. */
  #standing: Standing = 'none';
  /** What the fine map has found, while that is what is said. */
  #found: Wrong | null = null;
  /** Whether the code in the editor can't run, so that the map is of the code before it. */
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
    this.#truth = new TruthOfEdit(signal);
    this.#legend = legend;
    this.#shares = [...legend.querySelectorAll<HTMLElement>('[data-share]')].map(soleText);
    this.#says = soleText(legend.querySelector<HTMLElement>('.map-says')!);
    this.#fine = new Debounce(rest, () => void this.#draw(true), signal);
    this.#retry = new Debounce(retry.delay, () => void this.#draw(true), signal);
    this.#canvas.className = 'truth-map of-edit';
    this.#canvas.setAttribute('aria-hidden', 'true');
    const holder = access.root.querySelector<HTMLElement>('.stage');
    this.#holder = holder;
    holder?.addEventListener(
      'map-taken',
      (event) => {
        if ((event as CustomEvent).detail !== this) this.#rest();
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
      if (this.#asked > 0) this.show();
    };
    const sizes = new ResizeObserver(showAgain);
    if (holder) sizes.observe(holder);
    const theme = new MutationObserver(showAgain);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      theme.disconnect();
      // What is still asked is not shown, and nothing more is.
      this.#isResting = true;
      this.#asked += 1;
      this.#canvas.remove();
      drawing.remove();
      // Another listing of the figure may be edited too.
      if (holder?.querySelector('.of-edit')) return;
      holder?.classList.remove('is-edited');
      holder?.classList.toggle('has-truth', Boolean(access.figure.truth));
    });
  }

  /** The code has changed: the figure shows its map, and that of no other code. */
  take(): void {
    this.#isResting = false;
    this.#isStale = false;
    this.#found = null;
    if (this.#isShown) setText(this.#says, 'The map still shows the code before this.');
    this.#holder?.dispatchEvent(new CustomEvent('map-taken', { detail: this }));
    this.show();
  }

  /** The figure has changed. */
  show(): void {
    if (this.#isResting) return;
    this.#asked += 1;
    this.#slow = 0;
    this.#retry.cancel();
    this.#fine.wait();
    if (this.#isBusy) this.#isWaiting = true;
    else void this.#draw(false);
  }

  /** The judge has come to know more: a map that is right must not speak for all cases. */
  judged(standing: Standing): void {
    this.#standing = standing;
    if (this.#found) setText(this.#says, mapWords(this.#found, standing));
  }

  /** The code that is written now can't run: the map stays that of the code before. */
  keep(): void {
    this.#isStale = true;
    this.#found = null;
    this.#asked += 1;
    this.#isWaiting = false;
    this.#fine.cancel();
    this.#retry.cancel();
    if (this.#isShown) setText(this.#says, staleWords);
  }

  #rest(): void {
    this.#isResting = true;
    this.#asked += 1;
    this.#fine.cancel();
    this.#retry.cancel();
    this.#hide('The figure shows the map of other code: change this one to see its own.');
  }

  async #draw(isFine: boolean): Promise<void> {
    const asked = this.#asked;
    if (this.#isResting) return;
    if (this.#isBusy && !isFine) return;
    this.#isBusy = true;
    try {
      const moving = this.#moving();
      if (!moving) {
        this.#hide(noMapWords(this.#fn));
        return;
      }
      this.#wanted ??= await this.#wantedNumbers();
      const grid = this.#grid(moving, isFine);
      const said = await this.#ask(grid);
      const halves = isFine ? this.#halves(moving) : null;
      const saidAtHalves = halves && (await this.#ask(halves));
      const reply = await this.#truth.ask({
        fn: this.#fn,
        grid,
        said,
        paints: this.#paints(),
        halves: halves && saidAtHalves ? { grid: halves, said: saidAtHalves } : null,
      });
      if (asked !== this.#asked || !reply.pixels) return;
      this.#paint(reply.pixels, grid, isFine);
      this.#tell(reply);
      // Where shapes just touch, only the fine map looks.
      if (!isFine && this.#legend.dataset.wrong === 'false' && !this.#isUnknown) {
        this.#found = null;
        this.#say('Right as far as this coarse map shows.');
      }
      this.#painted = asked;
      if (isFine) this.#retry.cancel();
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    } finally {
      this.#isBusy = false;
      if (this.#isWaiting) {
        this.#isWaiting = false;
        void this.#draw(false);
      }
    }
  }

  /** What the code says at the places of a grid. */
  async #ask(grid: Grid): Promise<Float64Array> {
    // Its turn comes after the judge's, and after the sandbox is open: that is not the code's time.
    await this.#sandbox.calls(this.#fn, [grid.values]);
    try {
      return await this.#sandbox.grid(this.#fn, grid);
    } catch (error) {
      if (!(error instanceof SandboxError) || error.trouble !== 'slow') throw error;
      // New code is slow at first, and slower on a busy machine. What is slow twice is slow.
      return this.#sandbox.grid(this.#fn, grid);
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

  /** Which numbers the right answers have, from the figure's presets. */
  async #wantedNumbers(): Promise<readonly Path[]> {
    const { figure } = this.#access;
    const values = figure.presets.flatMap(({ state }) => {
      const one = figure.calls?.[this.#fn]?.values(state);
      return one ? [namedIn(one)] : [];
    });
    const reply = await this.#truth.ask({ fn: this.#fn, values });
    const { wanted = [], isUnknown = false, answers = 'yesOrNo' } = reply;
    this.#isUnknown = isUnknown;
    for (const [kind, words] of this.#legend.querySelectorAll('.kind-words').entries()) {
      words.textContent = kindWords[answers][kind] ?? '';
    }
    return wanted;
  }

  #grid(moving: readonly Moving[], isFine: boolean): Grid {
    const { stage } = this.#access;
    const wanted = this.#wanted ?? [];
    const fine = wanted.length > 0 ? across.fineWithNumbers : across.fine;
    const cell = isFine ? fine : across.coarse;
    const columns = Math.max(1, Math.round(stage.size.width / cell));
    const rows = Math.max(1, Math.round(stage.size.height / cell));
    const { left, top, width, height } = viewOf(stage);
    const [stepX, stepY] = [width / columns, height / rows];
    const [x, y] = [left + stepX / 2, top - stepY / 2];
    return { values: this.#values(), moving, x, y, stepX, stepY, columns, rows, wanted };
  }

  /** The places in halves: there shapes can touch exactly, and between pixels nobody sees it. */
  #halves(moving: readonly Moving[]): Grid {
    const { left, top, width, height } = viewOf(this.#access.stage);
    const [x, y] = [Math.ceil(left * 2) / 2, Math.floor(top * 2) / 2];
    const columns = Math.floor((left + width - x) * 2) + 1;
    const rows = Math.floor((y - top + height) * 2) + 1;
    const step = { stepX: 0.5, stepY: 0.5 };
    return { values: this.#values(), moving, x, y, ...step, columns, rows, wanted: [] };
  }

  #values(): readonly unknown[] {
    const { figure } = this.#access;
    return namedIn(figure.calls?.[this.#fn]?.values(this.#access.state()) ?? []);
  }

  #paint(pixels: Uint8ClampedArray<ArrayBuffer>, { columns, rows }: Grid, isFine: boolean): void {
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('No map: this browser has no canvas.');
    this.#canvas.hidden = false;
    this.#canvas.parentElement?.classList.add('has-truth');
    this.#canvas.dataset.map = isFine ? 'fine' : 'coarse';
    if (this.#canvas.width !== columns) this.#canvas.width = columns;
    if (this.#canvas.height !== rows) this.#canvas.height = rows;
    context.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }

  /** A dot at each place in halves where the code is wrong. */
  #mark(wrong: readonly Vec2[]): void {
    const { stage } = this.#access;
    const dots = wrong.slice(0, mostDots).map((at) => {
      const [x, y] = [stage.x(at.x).toFixed(1), stage.y(at.y).toFixed(1)];
      return `M${x} ${y}h0`;
    });
    this.#dots.setAttribute('d', dots.join(''));
  }

  #tell({ shares = [], wrong = [], isTouching = false, isNumber = false }: TruthReply): void {
    const share = shares.slice(2).reduce((sum, one) => sum + one, 0);
    this.#mark(share > mostWithDots ? [] : wrong);
    this.#legend.dataset.wrong = String(share > 0 || wrong.length > 0);
    const found = this.#isUnknown ? null : { share, places: wrong.length, isTouching };
    this.#found = this.#isStale ? null : found;
    this.#say(found ? mapWords(found, this.#standing) : answerWords(shares[1] ?? 0, isNumber));
    this.#shares.forEach((text, kind) => {
      setText(text, shareWords(shares[kind] ?? 0));
      const isLeftOut = this.#isUnknown || (shares[kind] ?? 0) === 0;
      text.parentElement?.parentElement?.toggleAttribute('hidden', isLeftOut);
    });
  }

  get #isShown(): boolean {
    return this.#painted > 0 && !this.#canvas.hidden;
  }

  /** Describes the map, or says that it is of older code. */
  #say(words: string): void {
    setText(this.#says, this.#isStale ? staleWords : words);
  }

  /** The coarse map stays where there is no time for a fine one. */
  #fail(error: unknown): void {
    const isSlow = error instanceof SandboxError && error.trouble === 'slow';
    if (!isSlow) {
      this.#hide(wordsFor(error));
      return;
    }
    this.#slow += 1;
    if (this.#slow <= retry.most) this.#retry.wait();
    if (this.#painted !== this.#asked) this.#hide(wordsFor(error));
    else if (this.#slow === 1) {
      this.#found = null;
      this.#say(`${this.#says.data} The code is too slow for a finer map.`);
    }
  }

  #hide(why: string): void {
    this.#found = null;
    this.#canvas.hidden = true;
    // Nothing lies behind the shapes, so they are filled again.
    this.#canvas.parentElement?.classList.remove('has-truth');
    this.#mark([]);
    setText(this.#says, why);
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
