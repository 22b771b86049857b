import { Debounce } from '#kit/debounce.ts';
import { setText, soleText } from '#kit/text.ts';
import { buildLegend } from '#notebook/cell-view.ts';
import { EditMap } from '#notebook/edit-map.ts';
import { EditorCard } from '#notebook/editor-card.ts';
import { element } from '#notebook/element.ts';
import { JudgeOfEdit } from '#notebook/judge-edit.ts';
import { Sandbox } from '#sandbox/sandbox.ts';
import type { LibrarySource } from '#source/library-source.ts';
import { makeRecorder } from '#trace/recorder.ts';
import { SiteTable } from '#trace/site-table.ts';
import type { drawStep } from '#trace/ui/draw-step.ts';
import { LiveListing } from '#trace/ui/live-listing.ts';
import type { Shown } from '../figure-of.ts';
import { keepScene } from '../kept.ts';
import type { KindName } from '../kinds.ts';
import { CellError, type LinkedCells, linkCells } from '../link-cells.ts';
import { callOf, fits, functionsIn, isNumber, type Offer } from '../offers.ts';
import { type Asked, mostCells, type Scene, type Shape, withShape } from '../scene.ts';
import { AskBar } from './ask-bar.ts';
import { type CellHost, PlaygroundCell } from './cell.ts';
import { runnerOf, shownOf } from './run.ts';
import { ShapeBar } from './shape-bar.ts';
import { sourceOf } from './source-of.ts';
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
const nothing: Shown = { hit: false, given: [], said: { word: 'not run', rest: 'press Run' } };

/** Shapes, cells of code, and a function that is asked about the shapes. */
export class Playground {
  readonly #built: Built;
  readonly #sandbox = new Sandbox(`${import.meta.env.BASE_URL}sandbox.html`);
  readonly #stage: PlaygroundStage;
  readonly #shapeBar: ShapeBar;
  readonly #askBar: AskBar;
  readonly #listing: LiveListing;
  readonly #cellsRoot: HTMLElement;
  readonly #legendHost: HTMLElement;
  readonly #judgeHost: HTMLElement;
  readonly #trouble: Text;
  readonly #says: Text;
  readonly #changed: Debounce;
  #cells: PlaygroundCell[] = [];
  #asked: Asked = { fn: '', given: [] };
  #moved = '';
  #linked: LinkedCells | null = null;
  #shown: Shown = nothing;
  #drawStep: typeof drawStep | null = null;
  /** Ends the map and the judge of a call. */
  #ofCall = new AbortController();
  #map: EditMap | null = null;
  #judge: JudgeOfEdit | null = null;

  constructor(root: HTMLElement, built: Built, scene: Scene, isRun: boolean) {
    const part = (selector: string) => root.querySelector<HTMLElement>(selector)!;
    this.#built = built;
    this.#cellsRoot = part('.playground-cells');
    this.#legendHost = part('.playground-map');
    this.#judgeHost = part('.playground-judge');
    this.#trouble = soleText(part('.edit-trouble'));
    this.#says = soleText(part('.edit-says'));
    const { signal } = new AbortController();
    this.#changed = new Debounce(rest, () => this.run(), signal);
    this.#shapeBar = new ShapeBar(part('.playground-shapes'), {
      add: (kind) => this.#add(kind),
      remove: (name) => this.#remove(name),
      moveInMap: (name) => {
        this.#moved = name;
        this.#showStage(this.#stage.shapes);
        this.run();
      },
    });
    this.#askBar = new AskBar(part('.ask'), (asked) => this.#ask(asked));
    this.#stage = new PlaygroundStage(part('.playground-figure'), {
      shown: () => ({ ...this.#shown, drawStep: (stage) => this.#drawsStep(stage) }),
      moved: () => this.#follow(),
    });
    const program = { siteTable: new SiteTable([]), functions: {}, recorder: makeRecorder() };
    this.#listing = new LiveListing(root, program, () => void this.#onStep(), signal);
    part('[data-add-cell]').addEventListener('click', () => this.#addCell('', null).editor.focus());
    this.load(scene, isRun);
  }

  /** All that is kept, shared and exported. */
  get scene(): Scene {
    return {
      shapes: this.#stage.shapes,
      cells: this.#cells.map(({ editor }) => editor.text),
      asked: this.#asked,
      moved: this.#moved,
    };
  }

  /** What the cells use of the library; null where they can't be compiled. */
  get linked(): LinkedCells | null {
    return this.#linked;
  }

  /** Shows another playground; `isRun` is false where its code waits for the reader. */
  load({ shapes, cells, asked, moved }: Scene, isRun: boolean): void {
    for (const cell of this.#cells) cell.destroy();
    this.#cells = [];
    this.#shown = nothing;
    [this.#asked, this.#moved] = [asked, moved];
    for (const text of cells) this.#addCell(text, this.#librarySource(text));
    this.#showStage(shapes);
    if (isRun) this.run();
    else this.#changed.cancel();
  }

  say(words: string): void {
    setText(this.#says, words);
  }

  /** Compiles the cells and asks the function. */
  run(): void {
    this.#keep();
    for (const { editor } of this.#cells) editor.showFault(null);
    setText(this.#trouble, '');
    this.#showChoices(this.#stage.shapes);
    try {
      const texts = this.#cells.map(({ editor }) => editor.text);
      const linked = linkCells(this.#built.library, texts, this.#asked.fn);
      this.#linked = linked;
      this.#start(linked);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      this.#linked = null;
      const { cell, line, message } = error;
      const editor = this.#cells[cell]?.editor;
      if (editor) editor.showFault({ line, message });
      else setText(this.#trouble, message);
      this.#judge?.stop();
    }
  }

  #start(linked: LinkedCells): void {
    const asked = this.#asked;
    this.#sandbox.load(linked.script);
    const cards = this.#cells.map(({ editor, file }, i) => {
      // They have moved with their lines.
      this.#listing.loadedDebugger?.setBreakpoints(editor.breakpoints, file);
      const source = { file, name: file, text: editor.text, firstLine: 1 };
      return new EditorCard(editor, linked.siteTable, linked.byCell[i] ?? [], source);
    });
    const runner = runnerOf(this.#sandbox, linked, asked.fn, (outcome) => {
      if (this.#linked !== linked || this.#asked !== asked) return;
      if ('trace' in outcome) {
        this.#shown = shownOf(outcome.trace, asked);
        setText(this.#trouble, '');
      } else {
        const message = (outcome.error as Error).message;
        this.#shown = { ...nothing, said: { word: 'no answer', rest: message } };
        setText(this.#trouble, message);
      }
      this.#stage.redraw();
    });
    this.#listing.use(runner, cards);
    this.#follow();
    void this.#judge?.judge();
  }

  /** The shapes have moved. */
  #follow(): void {
    const { shapes } = this.#stage;
    this.#shapeBar.showValues(shapes);
    this.#keep();
    const values = this.#values(shapes);
    if (!this.#linked || !values) return;
    this.#listing.show(values);
    this.#map?.show();
  }

  #values(shapes: readonly Shape[]): readonly unknown[] | null {
    const offer = this.#askBar.offerOf(this.#asked.fn);
    const isWhole = offer?.parameters.every((parameter, i) => {
      const given = this.#asked.given[i];
      if (isNumber(parameter)) return typeof given === 'number';
      return shapes.some((shape) => shape.name === given && fits(parameter, shape));
    });
    if (!isWhole || !this.#access) {
      const rest = `${this.#asked.fn} needs shapes that are not there: put them down`;
      this.#shown = { hit: false, given: [], said: { word: 'not asked', rest } };
      this.#stage.redraw();
      return null;
    }
    return this.#access.figure.calls?.[this.#asked.fn]?.values(this.#access.state()) ?? null;
  }

  #access: ReturnType<PlaygroundStage['show']> | null = null;

  /** Shows shapes that are others than before, or another call of them. */
  #showStage(shapes: readonly Shape[]): void {
    this.#showChoices(shapes);
    const names = shapes.map(({ name }) => name);
    const asked = {
      ...this.#asked,
      given: this.#asked.given.filter((one) => typeof one === 'number' || names.includes(one)),
    };
    this.#access = this.#stage.show(shapes, { asked, moved: this.#moved });
    this.#ofCall.abort();
    this.#ofCall = new AbortController();
    const { signal } = this.#ofCall;
    const { fn } = asked;
    this.#legendHost.replaceChildren();
    this.#judgeHost.replaceChildren();
    this.#map = null;
    this.#judge = null;
    if (this.#moved) {
      const legend = buildLegend();
      this.#legendHost.append(legend);
      this.#map = new EditMap(fn, this.#access, this.#sandbox, legend, signal);
    }
    if (this.#built.judged.includes(fn)) {
      const host = element('div', 'edit-judge');
      this.#judgeHost.append(host);
      this.#judge = new JudgeOfEdit(fn, this.#access, this.#sandbox, host, () => {});
    }
  }

  #showChoices(shapes: readonly Shape[]): void {
    const own = this.#cells.flatMap(({ editor }) => functionsIn(editor.text));
    this.#askBar.show({ own, library: this.#built.offers }, shapes, this.#asked);
    const offer = this.#askBar.offerOf(this.#asked.fn);
    if (offer) {
      const call = callOf(offer, shapes, this.#asked.given);
      if (call.given.join() !== this.#asked.given.join()) {
        this.#asked = call;
        this.#askBar.show({ own, library: this.#built.offers }, shapes, call);
      }
    }
    const movable = shapes
      .filter(({ name }) => this.#asked.given.includes(name))
      // A map moves a shape by its centre.
      .filter(({ kind }) => kind !== 'segment' && kind !== 'polygon');
    const names = movable.map(({ name }) => name);
    // A map of another call moves another shape.
    if (this.#moved && !names.includes(this.#moved)) this.#moved = names[0] ?? '';
    this.#shapeBar.show(shapes, names, this.#moved);
  }

  #ask(asked: Asked): void {
    const isOther = asked.fn !== this.#asked.fn;
    this.#asked = asked;
    if (isOther) this.#showSource(asked.fn);
    this.#showStage(this.#stage.shapes);
    this.run();
  }

  /** A function of the library comes with its source, in place of the one before. */
  #showSource(fn: string): void {
    const isOwn = this.#cells.some(({ editor }) =>
      functionsIn(editor.text).some((one) => one.fn === fn),
    );
    if (isOwn) return;
    for (const cell of this.#cells.filter(({ isUnchanged }) => isUnchanged)) this.#drop(cell);
    const text = sourceOf(this.#built.library, fn);
    if (this.#cells.length < mostCells) this.#addCell(text, { fn, text });
  }

  #add(kind: KindName): void {
    this.#showStage(withShape(this.#stage.shapes, kind));
    this.run();
  }

  #remove(name: string): void {
    this.#showStage(this.#stage.shapes.filter((shape) => shape.name !== name));
    this.run();
  }

  #addCell(text: string, source: PlaygroundCell['source']): PlaygroundCell {
    const host: CellHost = {
      changed: () => this.#changed.wait(),
      remove: (cell) => {
        this.#drop(cell);
        this.run();
      },
      toggleBreakpoint: (file, line) => void this.#toggleBreakpoint(file, line),
      goToEvent: (event) => this.#listing.goToEvent(event),
    };
    const cell = new PlaygroundCell(text, source, host);
    this.#cells.push(cell);
    this.#cellsRoot.append(cell.root);
    this.#number();
    return cell;
  }

  /** Which function of the library a text is the source of. */
  #librarySource(text: string): PlaygroundCell['source'] {
    const fn = functionsIn(text).at(-1)?.fn ?? '';
    const isOurs = this.#built.library.exported[fn] !== undefined;
    return isOurs && sourceOf(this.#built.library, fn) === text ? { fn, text } : null;
  }

  #drop(cell: PlaygroundCell): void {
    this.#cells = this.#cells.filter((one) => one !== cell);
    cell.destroy();
    this.#number();
  }

  #number(): void {
    for (const [i, cell] of this.#cells.entries()) cell.index = i;
  }

  async #toggleBreakpoint(file: string, line: number): Promise<void> {
    (await this.#listing.debugger()).toggleBreakpoint(line, file);
  }

  async #onStep(): Promise<void> {
    this.#drawStep ??= (await import('#trace/ui/draw-step.ts')).drawStep;
    this.#stage.redraw();
  }

  #drawsStep(stage: Parameters<typeof drawStep>[0]): void {
    const at = this.#listing.currentStep;
    if (at) this.#drawStep?.(stage, at.run, at.step, []);
  }

  #keep(): void {
    const isKept = keepScene(this.scene);
    this.say(isKept ? 'Kept on this device.' : 'The browser keeps nothing: export or share it.');
  }
}
