import type { CodeEditor } from '#editor/editor.ts';
import { openEditor } from '#editor/editor.ts';
import { namedIn } from '#judge/given.ts';
import { Debounce } from '#kit/debounce.ts';
import { setText, soleText } from '#kit/text.ts';
import { Sandbox, SandboxError } from '#sandbox/sandbox.ts';
import type { LibrarySource } from '#source/library-source.ts';
import { TraceError } from '#trace/compile.ts';
import { nanWords } from '#trace/nan-words.ts';
import type { Trace } from '#trace/program.ts';
import type { FigureAccess } from '#trace/ui/figure-access.ts';
import { ListingCard } from '#trace/ui/listing-card.ts';
import type { LiveListing } from '#trace/ui/live-listing.ts';
import { buildCell, type CellView } from './cell-view.ts';
import { EditMap } from './edit-map.ts';
import { EditorCard } from './editor-card.ts';
import { type EditedText, firstText } from './first-text.ts';
import { givenEdits } from './given-edits.ts';
import { JudgeOfEdit } from './judge-edit.ts';
import { keepEdit } from './keep-edit.ts';
import { latestOf } from './latest-run.ts';
import { linkCode } from './link-code.ts';
import type { LinkedCode } from './linker.ts';
import { loadLibrary } from './load-library.ts';
import { OtherTab, otherTabSays } from './other-tab.ts';
import { keyOf, savedEdit, saveSolved, showSaved } from './saved-edits.ts';
import { copyText, shareEdit } from './share-edit.ts';
import { symbolsOf } from './symbols-of.ts';

/** The pause in typing after which the code is run. */
const rest = 200;

/** An editor in a listing: the edited code drives the figure, the listing, the map and the judge. */
export class Cell {
  readonly #listing: LiveListing;
  readonly #library: LibrarySource;
  /** The code that the edit begins with: our own, or that of an exercise. */
  readonly #own: EditedText;
  readonly #key: string;
  readonly #view: CellView;
  readonly #editor: CodeEditor;
  readonly #sandbox = new Sandbox(`${import.meta.env.BASE_URL}sandbox.html`);
  readonly #map: EditMap;
  readonly #judge: JudgeOfEdit;
  readonly #ended = new AbortController();
  readonly #says: Text;
  readonly #trouble: Text;
  readonly #changed: Debounce;
  readonly #other: OtherTab;
  /** Code that somebody else shared. */
  #given: string | undefined;
  /** What was taken up last, and what of that the device keeps. */
  #kept: string;
  #stored: string;
  /** What is said of the last run. */
  #noted = '';
  /** The code that runs; null until some could be compiled. */
  #linked: LinkedCode | null = null;
  /** Whether the editor has other code now, which can't be compiled. */
  #isFaulty = false;

  constructor(listing: LiveListing, access: FigureAccess, library: LibrarySource) {
    this.#listing = listing;
    this.#library = library;
    this.#own = firstText(library, listing);
    this.#key = keyOf(listing.root);
    this.#view = buildCell(listing.fn);
    this.#says = soleText(this.#view.says);
    this.#trouble = soleText(this.#view.trouble);
    const { signal } = this.#ended;
    access.signal.addEventListener('abort', () => this.close(), { signal });
    // What was typed right before the reader leaves.
    const keepLast = () => this.#editor.text !== this.#kept && this.#keep();
    addEventListener('pagehide', keepLast, { signal });
    listing.root.querySelector('.edit-place, .listed')?.append(this.#view.root);
    listing.root.classList.add('is-edited');
    const text = savedEdit(this.#key) ?? this.#own.text;
    this.#kept = text;
    this.#stored = text;
    this.#editor = openEditor({
      parent: this.#view.editor,
      text,
      firstLine: this.#own.firstLine,
      label: `Your code of ${listing.fn}`,
      symbols: symbolsOf(listing.root),
      onGutter: (line) => void this.#toggleBreakpoint(line),
      onChange: () => this.#changed.wait(),
      onCell: (event) => listing.goToEvent(event),
    });
    const mine = {
      read: () => savedEdit(this.#key) ?? this.#own.text,
      kept: () => this.#stored,
      shown: () => this.#editor.text,
    };
    this.#other = new OtherTab(
      this.#view.other,
      mine,
      () => setText(this.#says, otherTabSays),
      signal,
    );
    this.#map = new EditMap(listing.fn, access, this.#sandbox, this.#view.legend, signal);
    this.#judge = new JudgeOfEdit(
      listing.fn,
      access,
      this.#sandbox,
      this.#view.judge,
      (standing) => {
        this.#map.judged(standing);
        if (standing === 0) this.#solved();
      },
      listing.root.dataset.exercise === undefined ? '' : 'Solved.',
    );
    this.#changed = new Debounce(rest, () => this.#take(), signal);
    this.#view.root.addEventListener('click', ({ target }) => this.#press(target), { signal });
    listing.follow = () => {
      if (this.#linked) this.#map.show();
    };
    // Pressed for the reader when shared code comes while this is open.
    const button = listing.root.querySelector<HTMLElement>('[data-edit]');
    button?.addEventListener('click', () => this.#takeGiven(), { signal });
    this.#takeGiven();
    // What was there before is seen before it runs.
    this.#changed.wait();
    this.#editor.focus();
  }

  /** Puts in what somebody shared, over the reader's own, so that Undo brings that back. */
  #takeGiven(): void {
    const given = givenEdits.get(this.#listing.root);
    if (given === undefined) return;
    givenEdits.delete(this.#listing.root);
    this.#given = given;
    this.#editor.setText(given);
    this.#editor.focus();
  }

  /** Back to our own listing; the edit is kept. */
  close(): void {
    this.#changed.cancel();
    this.#keep();
    this.#ended.abort();
    this.#editor.destroy();
    this.#sandbox.end();
    this.#listing.follow = null;
    this.#listing.root.classList.remove('is-edited');
    // While what had the focus is still there: in WebKit the focus is lost with it.
    this.#listing.root.querySelector<HTMLElement>('[data-edit]')?.focus();
    this.#view.root.remove();
    this.#listing.root.removeAttribute('data-stale');
    this.#listing.useOwn();
    showSaved(this.#listing.root);
  }

  /** Takes up what is in the editor: keeps it, compiles it, runs it. */
  #take(): void {
    this.#keep();
    const { file, firstLine } = this.#own;
    const { text } = this.#editor;
    try {
      const gives = this.#listing.fn === 'moveAndSlide';
      const linked = linkCode(this.#library, { file, text, firstLine, gives });
      if (!linked.declared.includes(this.#listing.fn)) {
        throw new TraceError(
          `This listing calls ${this.#listing.fn}: the code has no function of that name.`,
          file,
          firstLine,
        );
      }
      this.#linked = linked;
      this.#isFaulty = false;
      this.#listing.root.removeAttribute('data-stale');
      this.#editor.showFault(null);
      setText(this.#trouble, '');
      this.#noted = '';
      this.#sandbox.load(linked.script);
      this.#run(linked, text);
    } catch (error) {
      if (!(error instanceof TraceError)) throw error;
      this.#editor.showFault({ line: error.line, message: error.problem });
      this.#isFaulty = true;
      this.#listing.root.dataset.stale = '';
      this.#map.keep();
      setText(this.#trouble, '');
      this.#judge.stop();
    }
  }

  #run(linked: LinkedCode, text: string): void {
    const { file, firstLine } = this.#own;
    const { siteTable, siteCount, declared, script } = linked;
    const trace = latestOf(
      async ({ fn, values }: { fn: string; values: readonly unknown[] }): Promise<Trace> => ({
        siteTable,
        ...(await this.#sandbox.trace(fn, values, siteCount)),
      }),
    );
    // They have moved with their lines.
    this.#listing.loadedDebugger?.setBreakpoints(this.#editor.breakpoints, file);
    const own = new EditorCard(this.#editor, siteTable, declared, { file, text, firstLine });
    const called = [...this.#listing.root.querySelectorAll<HTMLElement>('.called')];
    const cards = called.map((card) => new ListingCard(card, siteTable));
    this.#listing.use(
      (fn, values) => {
        const run = trace({ fn, values: namedIn(values) });
        run.then(
          (made) => {
            if (this.#linked?.script === script) this.#note(nanWords(made));
          },
          (error: unknown) => {
            if (this.#linked?.script === script) this.#tell(error);
          },
        );
        return run;
      },
      [own, ...cards],
    );
    this.#map.take();
    void this.#judge.judge();
  }

  /** Says what is odd about a run; "" for nothing. */
  #note(words: string): void {
    if (words === this.#noted) return;
    this.#noted = words;
    setText(this.#trouble, words);
  }

  /** Says in words why the code gave no answer. */
  #tell(error: unknown): void {
    if (!(error instanceof SandboxError) || error.trouble === 'replaced' || this.#isFaulty) return;
    setText(this.#trouble, error.message);
  }

  #solved(): void {
    const { root } = this.#listing;
    if (root.dataset.exercise === undefined) return;
    root.dataset.solved = '';
    saveSolved(root.dataset.exercise);
  }

  #keep(): void {
    const { text } = this.#editor;
    // What another tab has kept since is not written over by what was here before.
    if (text === this.#kept && this.#other.isThere) return;
    this.#kept = text;
    if (text !== this.#given) this.#stored = text;
    const words = keepEdit({
      key: this.#key,
      text,
      own: this.#own.text,
      given: this.#given,
      isExercise: this.#listing.root.dataset.exercise !== undefined,
    });
    setText(this.#says, words);
  }

  #press(target: EventTarget | null): void {
    const button =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
    const task = button?.dataset.task;
    if (task === 'copy' || task === 'share') {
      // What is said of it must not be said over by what still waits.
      this.#changed.cancel();
      this.#take();
    }
    if (task === 'undo') this.#editor.undo();
    else if (task === 'redo') this.#editor.redo();
    else if (task === 'reset') this.#editor.setText(this.#own.text);
    else if (task === 'copy') void this.#say(copyText(this.#editor.text, 'Copied.'));
    else if (task === 'share') void this.#say(shareEdit(this.#key, this.#editor.text));
    else if (task === 'other') this.#editor.setText(this.#other.take() ?? this.#own.text);
    else if (task === 'close') this.close();
  }

  async #say(words: Promise<string>): Promise<void> {
    setText(this.#says, await words);
  }

  async #toggleBreakpoint(line: number): Promise<void> {
    const loaded = await this.#listing.debugger();
    if (this.#ended.signal.aborted) return;
    // They have moved with their lines since the code ran.
    loaded.setBreakpoints(this.#editor.breakpoints, this.#own.file);
    loaded.toggleBreakpoint(line, this.#own.file);
  }
}

/** Opens an editor in a listing. */
export async function openCell(listing: LiveListing, access: FigureAccess): Promise<Cell> {
  return new Cell(listing, access, await loadLibrary());
}
