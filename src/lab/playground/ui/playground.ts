import { Debounce } from '#figure/debounce.ts';
import type { FigureAccess } from '#figure/figure-access.ts';
import type { Mark } from '#figure/marks.ts';
import { notLoaded } from '#figure/not-loaded.ts';
import { setText, soleText } from '#figure/text.ts';
import { OtherTab, otherTabStatus } from '#lab/notebook/other-tab.ts';
import { Sandbox } from '#lab/sandbox/sandbox.ts';
import { nanWords } from '#trace/nan-words.ts';
import { makeRecorder } from '#trace/recorder.ts';
import { SiteTable } from '#trace/site-table.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';
import type { drawStep } from '#trace/ui/draw-step.ts';
import { LiveListing } from '#trace/ui/live-listing.ts';
import { type Callable, fits, inputTypes, isNumber, makeCall } from '../callables.ts';
import type { CallResult } from '../figure-of.ts';
import type { KindName } from '../kinds.ts';
import { CellError, type LinkedCells, linkCells } from '../link-cells.ts';
import { type FunctionCall, type Scene, type Shape, withShape } from '../scene.ts';
import { readScene, writeScene } from '../shared-scene.ts';
import { storedScene, storedSceneText, storeScene } from '../stored-scene.ts';
import { CallBar } from './call-bar.ts';
import { CallView } from './call-view.ts';
import { CellList } from './cell-list.ts';
import { resultOf, runnerOf } from './run.ts';
import { ShapeBar } from './shape-bar.ts';
import { PlaygroundStage } from './stage.ts';

/** The data embedded in the page. */
export interface PageData {
  readonly library: LibrarySource;
  readonly offers: readonly Callable[];
  /** The functions that have test cases. */
  readonly judged: readonly string[];
}

/** Milliseconds without typing before the code runs. */
const typingPause = 200;

export function noResult(word: string, rest: string): CallResult {
  return { hit: false, inputs: [], said: { word, rest } };
}

/** The function that tests whether a circle touches a shape of a kind. */
const touchTests: Readonly<Record<KindName, string>> = {
  circle: 'circlesIntersect',
  box: 'boxIntersectsCircle',
  turned: 'orientedBoxIntersectsCircle',
  polygon: 'polygonIntersectsCircle',
  segment: 'segmentIntersectsCircle',
  point: 'pointInCircle',
};

/** A playground of shapes, cells of code, and a call of a function with the shapes. */
export class Playground {
  readonly #data: PageData;
  readonly #sandbox = new Sandbox(`${import.meta.env.BASE_URL}sandbox.html`);
  readonly #stage: PlaygroundStage;
  readonly #shapeBar: ShapeBar;
  readonly #callBar: CallBar;
  readonly #cells: CellList;
  readonly #listing: LiveListing;
  readonly #mapHost: HTMLElement;
  readonly #judgeHost: HTMLElement;
  readonly #warning: Text;
  readonly #status: Text;
  /** Why functions of the cells cannot be called. */
  readonly #note: Text;
  readonly #changed: Debounce;
  readonly #other: OtherTab;
  #lastSaved: string | null = storedSceneText();
  /** The text of an unchanged shared playground. It is stored once the reader changes it. */
  #sharedText: string | null = null;
  #call: FunctionCall = { fn: '', inputs: [] };
  #moved = '';
  #access: FigureAccess | null = null;
  #view: CallView | null = null;
  #linked: LinkedCells | null = null;
  #result: CallResult;
  /** Loaded at the first step. */
  #drawStep: typeof drawStep | null = null;

  /** `result` is shown until the code has returned one. */
  constructor(root: HTMLElement, data: PageData, scene: Scene, result: CallResult) {
    this.#result = result;
    const part = (selector: string) => root.querySelector<HTMLElement>(selector)!;
    const { signal } = new AbortController();
    this.#data = data;
    this.#mapHost = part('.playground-map');
    this.#judgeHost = part('.playground-judge');
    this.#warning = soleText(part('.edit-trouble'));
    this.#status = soleText(part('.edit-says'));
    this.#note = soleText(part('.ask-note'));
    this.#changed = new Debounce(typingPause, () => this.run(), signal);
    this.#shapeBar = new ShapeBar(part('.playground-shapes'), {
      add: (kind) => {
        const shapes = withShape(this.#stage.shapes, kind);
        this.#askAbout(shapes);
        this.#change(shapes);
        this.#stage.select(shapes.at(-1)?.name ?? '');
      },
      select: (name) => this.#stage.select(name),
      remove: (name) => this.#change(this.#stage.shapes.filter((one) => one.name !== name)),
      moveInMap: (name) => {
        this.#moved = name;
        this.#change(this.#stage.shapes);
      },
    });
    this.#callBar = new CallBar(part('.ask'), {
      choose: (call) => this.#choose(call),
      reject: (words) => setText(this.#note, words),
    });
    this.#cells = new CellList(part('.playground-cells'), data.library, {
      changed: () => this.#changed.wait(),
      call: (fn) => {
        const offer = this.#callBar.find(fn);
        if (offer) this.#choose(makeCall(offer, this.#stage.shapes, this.#call.inputs));
      },
      remove: (cell) => {
        this.#cells.remove(cell);
        this.run();
        part('[data-add-cell]').focus();
      },
      toggleBreakpoint: async (file, line) =>
        (await this.#listing.debugger()).toggleBreakpoint(line, file),
      goToEvent: (event) => this.#listing.goToEvent(event),
    });
    this.#stage = new PlaygroundStage(part('.playground-figure'), {
      shown: () => ({ ...this.#result, drawStep: () => this.#stepMarks() }),
      moved: () => this.#update(),
      selected: (name) => this.#shapeBar.select(name),
    });
    const program = { siteTable: new SiteTable([]), functions: {}, recorder: makeRecorder() };
    const failed = (_: LiveListing, error: unknown) => {
      reportError(error);
      setText(this.#warning, 'This run could not be shown. Reload the page to try again.');
    };
    this.#listing = new LiveListing(root, program, () => void this.#onStep(), failed, signal);
    const other = part('[data-other]');
    const thisTab = {
      stored: () => (storedScene() ? storedSceneText() : this.#lastSaved),
      lastSaved: () => this.#lastSaved,
      shown: () => writeScene(this.scene),
    };
    this.#other = new OtherTab(other, thisTab, () => this.say(otherTabStatus));
    other.addEventListener('click', () => {
      const text = this.#other.accept();
      if (text !== null) this.load(readScene(text));
    });
    part('[data-add-cell]').addEventListener('click', () => {
      if (this.#cells.isFull) this.say('You cannot add more cells. Remove one first.');
      else this.#cells.add('').editor.focus();
    });
    this.load(scene);
  }

  get scene(): Scene {
    const { shapes } = this.#stage;
    return { shapes, cells: this.#cells.texts, call: this.#call, moved: this.#moved };
  }

  /** The linked cells, or null if they do not compile. */
  get linked(): LinkedCells | null {
    return this.#linked;
  }

  /** Whether the reader has written code. */
  get hasOwnCode(): boolean {
    return !this.#cells.isUnchanged;
  }

  get isShared(): boolean {
    return this.#sharedText !== null;
  }

  load({ shapes, cells, call, moved }: Scene, isForeign = false): void {
    this.#sharedText = null;
    [this.#call, this.#moved] = [call, moved];
    this.#cells.load(cells);
    this.#show(shapes);
    if (isForeign) {
      this.#sharedText = writeScene(this.scene);
      this.say('This playground is stored on your device once you change it.');
    }
    // Show the code before it runs.
    this.#changed.wait();
  }

  say(words: string): void {
    setText(this.#status, words);
  }

  /** Applies pending edits. */
  applyNow(): void {
    this.#changed.cancel();
    this.run();
  }

  run(): void {
    this.#save();
    this.#cells.clearFaults();
    setText(this.#warning, '');
    const before = this.#call;
    this.#showChoices(this.#stage.shapes);
    // A cell has changed its function's parameters.
    if (this.#call !== before) this.#show(this.#stage.shapes);
    try {
      const { fn, inputs } = this.#call;
      const types = inputTypes(inputs, this.#stage.shapes);
      this.#linked = linkCells(this.#data.library, this.#cells.texts, fn, types);
      this.#start(this.#linked);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      this.#linked = null;
      const { cell, line, message } = error;
      if (!this.#cells.showFault(cell, line, message)) setText(this.#warning, message);
      this.#view?.codeFailed();
    }
  }

  #start(linked: LinkedCells): void {
    const call = this.#call;
    this.#sandbox.load(linked.script);
    // The breakpoints have moved with their lines.
    for (const { file, lines } of this.#cells.breakpoints) {
      this.#listing.loadedDebugger?.setBreakpoints(lines, file);
    }
    const runner = runnerOf(this.#sandbox, linked, call.fn, (outcome) => {
      if (this.#linked !== linked || this.#call !== call) return;
      const trouble = 'error' in outcome ? (outcome.error as Error).message : '';
      this.#result =
        'trace' in outcome ? resultOf(outcome.trace, call) : noResult('no answer', trouble);
      setText(this.#warning, 'trace' in outcome ? nanWords(outcome.trace) : trouble);
      this.#stage.redraw();
    });
    // The new code must not run with the inputs of the old one.
    this.#listing.show(null);
    this.#listing.use(runner, this.#cells.cards(linked));
    this.#update();
    this.#view?.judge();
  }

  /** Updates the run and the map after a change of the shapes or the code. */
  #update(): void {
    const { shapes } = this.#stage;
    this.#shapeBar.showValues(shapes);
    this.#save();
    if (!this.#linked) return;
    if (this.isComplete) {
      const { figure, state } = this.#access!;
      this.#listing.show(figure.calls?.[this.#call.fn]?.values(state()) ?? null);
      this.#view?.figureChanged();
    } else {
      const rest = `${this.#call.fn} needs shapes that do not exist yet. Add them`;
      this.#result = noResult('not called', rest);
      this.#stage.redraw();
    }
  }

  /** Whether every parameter has an input. */
  get isComplete(): boolean {
    const { shapes } = this.#stage;
    const { parameters } = this.#callBar.find(this.#call.fn) ?? {};
    if (!parameters || !this.#access) return false;
    return parameters.every((parameter, i) => {
      const input = this.#call.inputs[i];
      if (isNumber(parameter)) return typeof input === 'number';
      return shapes.some((shape) => shape.name === input && fits(parameter, shape));
    });
  }

  #change(shapes: readonly Shape[]): void {
    this.#show(shapes);
    this.run();
  }

  #show(shapes: readonly Shape[]): void {
    this.#showChoices(shapes);
    const { fn } = this.#call;
    const exists = (one: string | number) =>
      typeof one === 'number' || shapes.some(({ name }) => name === one);
    const call = { fn, inputs: this.#call.inputs.filter(exists) };
    this.#access = this.#stage.show(shapes, { call, moved: this.#moved });
    this.#view?.end();
    this.#view = new CallView(fn, this.#access, this.#sandbox, {
      map: this.#moved && this.isComplete ? this.#mapHost : null,
      judge: this.#data.judged.includes(fn) ? this.#judgeHost : null,
    });
  }

  #showChoices(shapes: readonly Shape[]): void {
    const offers = { cells: this.#cells.functions, library: this.#data.offers };
    this.#callBar.show(offers, shapes, this.#call);
    const offer = this.#callBar.find(this.#call.fn);
    const call = offer && makeCall(offer, shapes, this.#call.inputs);
    if (call && call.inputs.join() !== this.#call.inputs.join()) {
      this.#call = call;
      this.#callBar.show(offers, shapes, call);
    }
    setText(this.#note, this.#cells.offer(shapes, this.#call.fn));
    const movable = shapes
      .filter(({ name }) => this.#call.inputs.includes(name))
      // A map moves a shape by its centre.
      .filter(({ kind }) => kind !== 'segment' && kind !== 'polygon')
      .map(({ name }) => name);
    // The map of another call moves another shape.
    if (this.#moved && !movable.includes(this.#moved)) this.#moved = movable[0] ?? '';
    this.#shapeBar.show(shapes, movable, this.#moved);
  }

  /** Calls the touch test of the shape that was added, unless the reader's own code is called. */
  #askAbout(shapes: readonly Shape[]): void {
    const added = shapes.at(-1);
    const circles = shapes.filter((shape) => shape.kind === 'circle' && shape !== added);
    const isTouchTest = Object.values(touchTests).includes(this.#call.fn);
    if (!added || circles.length === 0 || !isTouchTest || this.hasOwnCode) return;
    const offer = this.#callBar.find(touchTests[added.kind]);
    if (!offer) return;
    this.#call = makeCall(offer, [added, ...circles], []);
    this.#cells.showSource(offer.fn);
  }

  #choose(call: FunctionCall): void {
    const isOther = call.fn !== this.#call.fn;
    this.#call = call;
    if (isOther) this.#cells.showSource(call.fn);
    this.#change(this.#stage.shapes);
  }

  async #onStep(): Promise<void> {
    try {
      this.#drawStep ??= (await import('#trace/ui/draw-step.ts')).drawStep;
    } catch (error) {
      // The listing shows its step anyway, and the next step tries again.
      notLoaded(error);
    }
    this.#stage.redraw();
  }

  *#stepMarks(): Iterable<Mark> {
    const at = this.#listing.currentStep;
    if (at && this.#drawStep) yield* this.#drawStep(at.run, at.step);
  }

  #save(): void {
    const text = writeScene(this.scene);
    if (text === this.#sharedText) return;
    this.#sharedText = null;
    // Unchanged text must not overwrite what another tab has saved since.
    if (text === this.#lastSaved && this.#other.isOffered) return;
    this.#lastSaved = text;
    const isSaved = storeScene(this.scene);
    this.say(
      isSaved
        ? 'Saved on this device.'
        : 'This browser cannot save the playground. Export or share it.',
    );
  }
}
