import { Debounce } from '#figure/debounce.ts';
import type { FigureAccess } from '#figure/figure-access.ts';
import { setText, soleText } from '#figure/text.ts';
import type { CodeEditor } from '#lab/editor/editor.ts';
import { openEditor } from '#lab/editor/editor.ts';
import { withFunctionNames } from '#lab/judge/named-function.ts';
import { Sandbox, SandboxError } from '#lab/sandbox/sandbox.ts';
import { TraceError } from '#trace/compile.ts';
import { nanWords } from '#trace/nan-words.ts';
import type { Trace } from '#trace/program.ts';
import type { LibrarySource } from '#trace/source/library-source.ts';
import { takenFor } from '#trace/source/taken-for.ts';
import { ListingCard } from '#trace/ui/listing-card.ts';
import type { LiveListing } from '#trace/ui/live-listing.ts';
import { buildCell, type CellView } from './cell-view.ts';
import { EditMap } from './edit-map.ts';
import { EditStanding } from './edit-standing.ts';
import { EditorCard } from './editor-card.ts';
import { type EditedText, firstText } from './first-text.ts';
import { JudgeOfEdit } from './judge-edit.ts';
import { latestOnly } from './latest-run.ts';
import { linkCode } from './link-code.ts';
import type { LinkedCode } from './linker.ts';
import { loadLibrary } from './load-library.ts';
import { OtherTab, otherTabStatus } from './other-tab.ts';
import { pendingEdits } from './pending-edits.ts';
import { saveWithStatus } from './save-with-status.ts';
import { keyOf, savedEdit, saveSolved, showSaved } from './saved-edits.ts';
import { copyText, shareEdit } from './share-edit.ts';
import { symbolsOf } from './symbols-of.ts';

/** Milliseconds without typing before the code runs. */
const typingPause = 200;

/** An editor in a listing: the edited code drives the figure, the listing, the map and the judge. */
export class Cell {
  readonly #listing: LiveListing;
  readonly #library: LibrarySource;
  /** The code that the edit starts from: the library's or the exercise's. */
  readonly #start: EditedText;
  readonly #key: string;
  readonly #view: CellView;
  readonly #editor: CodeEditor;
  readonly #sandbox = new Sandbox(`${import.meta.env.BASE_URL}sandbox.html`);
  readonly #map: EditMap;
  readonly #judge: JudgeOfEdit;
  readonly #standing: EditStanding;
  readonly #ended = new AbortController();
  readonly #status: Text;
  readonly #warning: Text;
  readonly #changed: Debounce;
  readonly #other: OtherTab;
  #sharedText: string | undefined;
  /** The last text applied. The device stores the reader's own text only, never shared code. */
  #lastText: string;
  #storedText: string;
  #shownNote = '';
  /** The code that runs now, or null before the first compilation succeeds. */
  #linked: LinkedCode | null = null;
  #hasFault = false;

  constructor(listing: LiveListing, access: FigureAccess, library: LibrarySource) {
    this.#listing = listing;
    this.#library = library;
    this.#start = firstText(library, listing);
    this.#key = keyOf(listing.root);
    this.#view = buildCell(listing.fn);
    this.#status = soleText(this.#view.status);
    this.#warning = soleText(this.#view.warning);
    const { signal } = this.#ended;
    access.signal.addEventListener('abort', () => this.close(), { signal });
    // Save what the reader typed just before leaving.
    const saveLast = () => this.#editor.text !== this.#lastText && this.#save();
    addEventListener('pagehide', saveLast, { signal });
    listing.root.querySelector('.edit-place, .listed')?.append(this.#view.root);
    listing.root.classList.add('is-edited');
    const text = savedEdit(this.#key) ?? this.#start.text;
    this.#lastText = text;
    this.#storedText = text;
    this.#editor = openEditor({
      parent: this.#view.editor,
      text,
      firstLine: this.#start.firstLine,
      label: `Your code for ${listing.fn}`,
      symbols: symbolsOf(listing.root),
      onGutter: (line) => void this.#toggleBreakpoint(line),
      onChange: () => this.#changed.wait(),
      onCell: (event) => listing.goToEvent(event),
    });
    const thisTab = {
      stored: () => savedEdit(this.#key) ?? this.#start.text,
      lastSaved: () => this.#storedText,
      shown: () => this.#editor.text,
    };
    this.#other = new OtherTab(
      this.#view.useOther,
      thisTab,
      () => setText(this.#status, otherTabStatus),
      signal,
    );
    this.#map = new EditMap(listing.fn, access, this.#sandbox, this.#view.legend, signal);
    this.#judge = new JudgeOfEdit(
      listing.fn,
      access,
      this.#sandbox,
      this.#view.judge,
      (status) => {
        this.#map.casesJudged(status);
        this.#standing.judged(status);
        if (status === 0) this.#markSolved();
      },
      listing.root.dataset.exercise === undefined ? '' : 'Solved.',
    );
    this.#standing = new EditStanding(this.#view.standing, listing, this.#judge, access);
    this.#changed = new Debounce(typingPause, () => this.#apply(), signal);
    this.#view.root.addEventListener('click', ({ target }) => this.#press(target), { signal });
    listing.onFigureChange = () => {
      if (this.#linked) this.#map.figureChanged();
    };
    // If this editor is already open, another shared link presses the button again.
    const button = listing.root.querySelector<HTMLElement>('[data-edit]');
    button?.addEventListener('click', () => this.#insertShared(), { signal });
    this.#insertShared();
    // Show a saved edit before it runs.
    this.#changed.wait();
    this.#editor.focus();
  }

  /** Replaces the reader's code by the shared code in one step, so that Undo restores it. */
  #insertShared(): void {
    const shared = pendingEdits.get(this.#listing.root);
    if (shared === undefined) return;
    pendingEdits.delete(this.#listing.root);
    this.#sharedText = shared;
    this.#editor.setText(shared);
    this.#editor.focus();
  }

  close(): void {
    this.#changed.cancel();
    this.#save();
    this.#ended.abort();
    this.#editor.destroy();
    this.#sandbox.end();
    this.#listing.onFigureChange = null;
    this.#listing.root.classList.remove('is-edited');
    // WebKit loses the focus with the element, so move it first.
    this.#listing.root.querySelector<HTMLElement>('[data-edit]')?.focus();
    this.#view.root.remove();
    this.#standing.clear();
    this.#listing.root.removeAttribute('data-stale');
    this.#listing.useOwn();
    showSaved(this.#listing.root);
  }

  #apply(): void {
    this.#save();
    const { file, firstLine } = this.#start;
    const { text } = this.#editor;
    try {
      const needsRoom = takenFor(this.#listing.fn) === 'moveAndSlide';
      const linked = linkCode(this.#library, { file, text, firstLine, needsRoom });
      if (!linked.declared.includes(this.#listing.fn)) {
        throw new TraceError(
          `Your code does not define ${this.#listing.fn}, which this listing calls. Define it, or press Reset.`,
          file,
          firstLine,
        );
      }
      this.#linked = linked;
      this.#hasFault = false;
      this.#listing.root.removeAttribute('data-stale');
      this.#editor.showFault(null);
      setText(this.#warning, '');
      this.#shownNote = '';
      this.#sandbox.load(linked.script);
      this.#run(linked, text);
    } catch (error) {
      if (!(error instanceof TraceError)) throw error;
      this.#editor.showFault({ line: error.line, message: error.problem });
      this.#hasFault = true;
      this.#listing.root.dataset.stale = '';
      this.#map.codeFailed();
      this.#standing.clear();
      setText(this.#warning, '');
      this.#judge.stop();
    }
  }

  #run(linked: LinkedCode, text: string): void {
    const { file, firstLine } = this.#start;
    const { siteTable, siteCount, declared, script } = linked;
    const trace = latestOnly(
      async ({ fn, values }: { fn: string; values: readonly unknown[] }): Promise<Trace> => ({
        siteTable,
        ...(await this.#sandbox.trace(fn, values, siteCount)),
      }),
    );
    // The breakpoints have moved with their lines.
    this.#listing.loadedDebugger?.setBreakpoints(this.#editor.breakpoints, file);
    const own = new EditorCard(this.#editor, siteTable, declared, { file, text, firstLine });
    const called = [...this.#listing.root.querySelectorAll<HTMLElement>('.called')];
    const cards = called.map((card) => new ListingCard(card, siteTable));
    this.#listing.use(
      (fn, values) => {
        const run = trace({ fn, values: withFunctionNames(values) });
        run.then(
          (made) => {
            if (this.#linked?.script !== script) return;
            this.#showNote(nanWords(made));
            if (fn === this.#listing.fn) this.#standing.ran(values, made);
          },
          (error: unknown) => {
            if (this.#linked?.script === script) this.#showError(error);
          },
        );
        return run;
      },
      [own, ...cards],
    );
    this.#map.codeChanged();
    void this.#judge.judge();
  }

  #showNote(words: string): void {
    if (words === this.#shownNote) return;
    this.#shownNote = words;
    setText(this.#warning, words);
  }

  #showError(error: unknown): void {
    if (!(error instanceof SandboxError) || error.trouble === 'replaced' || this.#hasFault) return;
    setText(this.#warning, error.message);
  }

  #markSolved(): void {
    const { root } = this.#listing;
    if (root.dataset.exercise === undefined) return;
    root.dataset.solved = '';
    saveSolved(root.dataset.exercise);
  }

  #save(): void {
    const { text } = this.#editor;
    // Unchanged text must not overwrite what another tab has saved since.
    if (text === this.#lastText && this.#other.isOffered) return;
    this.#lastText = text;
    if (text !== this.#sharedText) this.#storedText = text;
    const words = saveWithStatus({
      key: this.#key,
      text,
      original: this.#start.text,
      shared: this.#sharedText,
      isExercise: this.#listing.root.dataset.exercise !== undefined,
    });
    setText(this.#status, words);
  }

  #press(target: EventTarget | null): void {
    const button =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
    const task = button?.dataset.task;
    if (task === 'copy' || task === 'share') {
      // Cancel the pending run, lest it overwrite this button's status.
      this.#changed.cancel();
      this.#apply();
    }
    if (task === 'undo') this.#editor.undo();
    else if (task === 'redo') this.#editor.redo();
    else if (task === 'reset') this.#editor.setText(this.#start.text);
    else if (task === 'copy') void this.#showStatus(copyText(this.#editor.text, 'Copied.'));
    else if (task === 'share') void this.#showStatus(shareEdit(this.#key, this.#editor.text));
    else if (task === 'other') this.#editor.setText(this.#other.accept() ?? this.#start.text);
    else if (task === 'close') this.close();
  }

  async #showStatus(words: Promise<string>): Promise<void> {
    setText(this.#status, await words);
  }

  async #toggleBreakpoint(line: number): Promise<void> {
    const loaded = await this.#listing.debugger();
    if (this.#ended.signal.aborted) return;
    // The breakpoints have moved with their lines since the last run.
    loaded.setBreakpoints(this.#editor.breakpoints, this.#start.file);
    loaded.toggleBreakpoint(line, this.#start.file);
  }
}

export async function openCell(listing: LiveListing, access: FigureAccess): Promise<Cell> {
  return new Cell(listing, access, await loadLibrary());
}
