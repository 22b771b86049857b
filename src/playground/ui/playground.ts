import { Debounce } from '#kit/debounce.ts';
import { notLoaded } from '#kit/not-loaded.ts';
import { setText, soleText } from '#kit/text.ts';
import { OtherTab, otherTabStatus } from '#notebook/other-tab.ts';
import { Sandbox } from '#sandbox/sandbox.ts';
import type { LibrarySource } from '#source/library-source.ts';
import { nanWords } from '#trace/nan-words.ts';
import { makeRecorder } from '#trace/recorder.ts';
import { SiteTable } from '#trace/site-table.ts';
import type { drawStep } from '#trace/ui/draw-step.ts';
import type { FigureAccess } from '#trace/ui/figure-access.ts';
import { LiveListing } from '#trace/ui/live-listing.ts';
import type { Shown } from '../figure-of.ts';
import { keepScene, keptScene, keptSceneText } from '../kept.ts';
import { CellError, type LinkedCells, linkCells } from '../link-cells.ts';
import { callOf, fits, isNumber, type Offer, typesGiven } from '../offers.ts';
import { type Asked, type Scene, type Shape, withShape } from '../scene.ts';
import { readScene, writeScene } from '../shared-scene.ts';
import { AskBar } from './ask-bar.ts';
import { CallView } from './call-view.ts';
import { CellList } from './cell-list.ts';
import { runnerOf, shownOf } from './run.ts';
import { ShapeBar } from './shape-bar.ts';
import { PlaygroundStage } from './stage.ts';

/** What the page was built with. */
export interface Built {
  readonly library: LibrarySource;
  readonly offers: readonly Offer[];
  /** The functions that have cases to be judged by. */
  readonly judged: readonly string[];
}

/** The pause in typing after which the code is run. */
const rest = 200;

function without(word: string, rest: string): Shown {
  return { hit: false, given: [], said: { word, rest } };
}

/** Shapes, cells of code, and a function that is asked about the shapes. */
export class Playground {
  readonly #built: Built;
  readonly #sandbox = new Sandbox(`${import.meta.env.BASE_URL}sandbox.html`);
  readonly #stage: PlaygroundStage;
  readonly #shapeBar: ShapeBar;
  readonly #askBar: AskBar;
  readonly #cells: CellList;
  readonly #listing: LiveListing;
  readonly #mapHost: HTMLElement;
  readonly #judgeHost: HTMLElement;
  readonly #trouble: Text;
  readonly #says: Text;
  /** Why functions of the cells can't be asked. */
  readonly #note: Text;
  readonly #changed: Debounce;
  readonly #other: OtherTab;
  /** The text that was kept last. */
  #kept: string | null = keptSceneText();
  /** A playground of somebody else as it came: it is kept once the reader has changed it. */
  #foreign: string | null = null;
  #asked: Asked = { fn: '', given: [] };
  #moved = '';
  #access: FigureAccess | null = null;
  #view: CallView | null = null;
  #linked: LinkedCells | null = null;
  #shown = without('not run', 'the code has not come to an answer yet');
  /** Loaded at the first step. */
  #drawStep: typeof drawStep | null = null;

  constructor(root: HTMLElement, built: Built, scene: Scene) {
    const part = (selector: string) => root.querySelector<HTMLElement>(selector)!;
    const { signal } = new AbortController();
    this.#built = built;
    this.#mapHost = part('.playground-map');
    this.#judgeHost = part('.playground-judge');
    this.#trouble = soleText(part('.edit-trouble'));
    this.#says = soleText(part('.edit-says'));
    this.#note = soleText(part('.ask-note'));
    this.#changed = new Debounce(rest, () => this.run(), signal);
    this.#shapeBar = new ShapeBar(part('.playground-shapes'), {
      add: (kind) => {
        const shapes = withShape(this.#stage.shapes, kind);
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
    this.#askBar = new AskBar(part('.ask'), {
      choose: (asked) => this.#ask(asked),
      refuse: (words) => setText(this.#note, words),
    });
    this.#cells = new CellList(part('.playground-cells'), built.library, {
      changed: () => this.#changed.wait(),
      ask: (fn) => {
        const offer = this.#askBar.offerOf(fn);
        if (offer) this.#ask(callOf(offer, this.#stage.shapes, this.#asked.given));
      },
      remove: (cell) => {
        this.#cells.drop(cell);
        this.run();
        part('[data-add-cell]').focus();
      },
      toggleBreakpoint: async (file, line) =>
        (await this.#listing.debugger()).toggleBreakpoint(line, file),
      goToEvent: (event) => this.#listing.goToEvent(event),
    });
    this.#stage = new PlaygroundStage(part('.playground-figure'), {
      shown: () => ({ ...this.#shown, drawStep: (stage) => this.#drawsStep(stage) }),
      moved: () => this.#follow(),
      selected: (name) => this.#shapeBar.select(name),
    });
    const program = { siteTable: new SiteTable([]), functions: {}, recorder: makeRecorder() };
    const failed = (_: LiveListing, error: unknown) => {
      reportError(error);
      setText(this.#trouble, 'This run could not be shown: reload the page to try again.');
    };
    this.#listing = new LiveListing(root, program, () => void this.#onStep(), failed, signal);
    const other = part('[data-other]');
    const mine = {
      stored: () => (keptScene() ? keptSceneText() : this.#kept),
      lastSaved: () => this.#kept,
      shown: () => writeScene(this.scene),
    };
    this.#other = new OtherTab(other, mine, () => this.say(otherTabStatus));
    other.addEventListener('click', () => {
      const text = this.#other.accept();
      if (text !== null) this.load(readScene(text));
    });
    part('[data-add-cell]').addEventListener('click', () => {
      if (this.#cells.isFull) this.say('These are as many cells as there can be.');
      else this.#cells.add('').editor.focus();
    });
    this.load(scene);
  }

  /** All that is kept, shared and exported. */
  get scene(): Scene {
    const { shapes } = this.#stage;
    return { shapes, cells: this.#cells.texts, asked: this.#asked, moved: this.#moved };
  }

  /** What the cells use of the library; null where they can't be compiled. */
  get linked(): LinkedCells | null {
    return this.#linked;
  }

  /** Whether it was shared by somebody else, and the reader has not changed it. */
  get isForeign(): boolean {
    return this.#foreign !== null;
  }

  load({ shapes, cells, asked, moved }: Scene, isForeign = false): void {
    this.#foreign = null;
    [this.#asked, this.#moved] = [asked, moved];
    this.#cells.load(cells);
    this.#show(shapes);
    if (isForeign) {
      this.#foreign = writeScene(this.scene);
      this.say('This playground is stored on your device once you change it.');
    }
    // It is seen before it runs.
    this.#changed.wait();
  }

  say(words: string): void {
    setText(this.#says, words);
  }

  /** Takes up what was typed just now. */
  settle(): void {
    this.#changed.cancel();
    this.run();
  }

  /** Compiles the cells and asks the function. */
  run(): void {
    this.#keep();
    this.#cells.clearFaults();
    setText(this.#trouble, '');
    const before = this.#asked;
    this.#showChoices(this.#stage.shapes);
    // A cell has changed what its function is given.
    if (this.#asked !== before) this.#show(this.#stage.shapes);
    try {
      const { fn, given } = this.#asked;
      const types = typesGiven(given, this.#stage.shapes);
      this.#linked = linkCells(this.#built.library, this.#cells.texts, fn, types);
      this.#start(this.#linked);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      this.#linked = null;
      const { cell, line, message } = error;
      if (!this.#cells.showFault(cell, line, message)) setText(this.#trouble, message);
      this.#view?.stop();
    }
  }

  #start(linked: LinkedCells): void {
    const asked = this.#asked;
    this.#sandbox.load(linked.script);
    // They have moved with their lines.
    for (const { file, lines } of this.#cells.breakpoints) {
      this.#listing.loadedDebugger?.setBreakpoints(lines, file);
    }
    const runner = runnerOf(this.#sandbox, linked, asked.fn, (outcome) => {
      if (this.#linked !== linked || this.#asked !== asked) return;
      const trouble = 'error' in outcome ? (outcome.error as Error).message : '';
      this.#shown =
        'trace' in outcome ? shownOf(outcome.trace, asked) : without('no answer', trouble);
      setText(this.#trouble, 'trace' in outcome ? nanWords(outcome.trace) : trouble);
      this.#stage.redraw();
    });
    // Other code is not asked with what the code before was given.
    this.#listing.show(null);
    this.#listing.use(runner, this.#cells.cards(linked));
    this.#follow();
    this.#view?.judge();
  }

  /** The shapes have moved, or the code is other code. */
  #follow(): void {
    const { shapes } = this.#stage;
    this.#shapeBar.showValues(shapes);
    this.#keep();
    if (!this.#linked) return;
    if (this.isWhole) {
      const { figure, state } = this.#access!;
      this.#listing.show(figure.calls?.[this.#asked.fn]?.values(state()) ?? null);
      this.#view?.showMap();
    } else {
      const rest = `${this.#asked.fn} needs shapes that are not there: put them down`;
      this.#shown = without('not asked', rest);
      this.#stage.redraw();
    }
  }

  /** Whether the call has all that its function needs. */
  get isWhole(): boolean {
    const { shapes } = this.#stage;
    const { parameters } = this.#askBar.offerOf(this.#asked.fn) ?? {};
    if (!parameters || !this.#access) return false;
    return parameters.every((parameter, i) => {
      const given = this.#asked.given[i];
      if (isNumber(parameter)) return typeof given === 'number';
      return shapes.some((shape) => shape.name === given && fits(parameter, shape));
    });
  }

  /** Shapes that are others than before, or another call of them. */
  #change(shapes: readonly Shape[]): void {
    this.#show(shapes);
    this.run();
  }

  #show(shapes: readonly Shape[]): void {
    this.#showChoices(shapes);
    const { fn } = this.#asked;
    const isWhole = (one: string | number) =>
      typeof one === 'number' || shapes.some(({ name }) => name === one);
    const asked = { fn, given: this.#asked.given.filter(isWhole) };
    this.#access = this.#stage.show(shapes, { asked, moved: this.#moved });
    this.#view?.end();
    this.#view = new CallView(fn, this.#access, this.#sandbox, {
      map: this.#moved && this.isWhole ? this.#mapHost : null,
      judge: this.#built.judged.includes(fn) ? this.#judgeHost : null,
    });
  }

  #showChoices(shapes: readonly Shape[]): void {
    const offers = { own: this.#cells.functions, library: this.#built.offers };
    this.#askBar.show(offers, shapes, this.#asked);
    const offer = this.#askBar.offerOf(this.#asked.fn);
    const call = offer && callOf(offer, shapes, this.#asked.given);
    if (call && call.given.join() !== this.#asked.given.join()) {
      this.#asked = call;
      this.#askBar.show(offers, shapes, call);
    }
    setText(this.#note, this.#cells.offer(shapes, this.#asked.fn));
    const movable = shapes
      .filter(({ name }) => this.#asked.given.includes(name))
      // A map moves a shape by its centre.
      .filter(({ kind }) => kind !== 'segment' && kind !== 'polygon')
      .map(({ name }) => name);
    // A map of another call moves another shape.
    if (this.#moved && !movable.includes(this.#moved)) this.#moved = movable[0] ?? '';
    this.#shapeBar.show(shapes, movable, this.#moved);
  }

  #ask(asked: Asked): void {
    const isOther = asked.fn !== this.#asked.fn;
    this.#asked = asked;
    if (isOther) this.#cells.showSource(asked.fn);
    this.#change(this.#stage.shapes);
  }

  async #onStep(): Promise<void> {
    try {
      this.#drawStep ??= (await import('#trace/ui/draw-step.ts')).drawStep;
    } catch (error) {
      // The listing shows its step nevertheless; the next step tries again.
      notLoaded(error);
    }
    this.#stage.redraw();
  }

  #drawsStep(stage: Parameters<typeof drawStep>[0]): void {
    const at = this.#listing.currentStep;
    if (at) this.#drawStep?.(stage, at.run, at.step, []);
  }

  #keep(): void {
    const text = writeScene(this.scene);
    if (text === this.#foreign) return;
    this.#foreign = null;
    // What another tab has kept since is not written over by what was here before.
    if (text === this.#kept && this.#other.isOffered) return;
    this.#kept = text;
    const isKept = keepScene(this.scene);
    this.say(isKept ? 'Kept on this device.' : 'The browser keeps nothing: export or share it.');
  }
}
