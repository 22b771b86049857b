import { Debounce } from '#figure/debounce.ts';
import { setText, soleText } from '#figure/text.ts';
import { type CodeEditor, type Fault, openEditor } from '#lab/editor/editor.ts';
import { OtherTab, otherTabStatus } from '#lab/notebook/other-tab.ts';
import { saveWithStatus } from '#lab/notebook/save-with-status.ts';
import { keyOfProgram, savedEdit } from '#lab/notebook/saved-edits.ts';
import { symbolsOf } from '#lab/notebook/symbols-of.ts';
import { TraceError } from '#trace/compile.ts';
import { errorWords } from './error-words.ts';
import { htmlOf, type LinkedProgram, linkProgram, typescriptOf } from './link-program.ts';
import { buildProgramCard } from './program-card.ts';
import { loadProgramLibrary, type ProgramLibrary } from './program-library.ts';
import { ProgramStage } from './program-stage.ts';

const notLoaded =
  'The functions of the library could not be loaded. Check the connection, then edit again.';

/** Milliseconds without typing before the program starts again. */
const typingPause = 500;

export interface EditedOptions {
  readonly name: string;
  readonly title: string;
  /** Called when the reader presses the pointer or a key in the program. */
  onPress(): void;
  onDrawn(): void;
  /** Called with a sentence if the program has stopped. */
  onStopped(words: string): void;
  /** Called with a sentence if the program goes on without the new code. */
  onTrouble(words: string): void;
  onClose(): void;
}

/** An editor that replaces a program's listing. The edited program replaces ours on the stage. */
export class EditedProgram {
  readonly #options: EditedOptions;
  readonly #library: ProgramLibrary;
  readonly #key: string;
  readonly #original: string;
  readonly #root: HTMLElement;
  readonly #card: ReturnType<typeof buildProgramCard>;
  readonly #status: Text;
  readonly #editor: CodeEditor;
  readonly #stage: ProgramStage;
  readonly #changed: Debounce;
  readonly #other: OtherTab;
  readonly #ended = new AbortController();
  /** The last text that was saved, and the one that the device has from this tab. */
  #lastText: string;
  #storedText: string;
  /** The text of the program that runs. */
  #started: string | null = null;
  #fault: Fault | null = null;
  /** Whether the code that is shown is not the program that runs. */
  #isTroubled = false;

  constructor(root: HTMLElement, library: ProgramLibrary, options: EditedOptions) {
    this.#root = root;
    this.#library = library;
    this.#options = options;
    const { name, title } = options;
    const { signal } = this.#ended;
    const code = root.querySelector<HTMLDetailsElement>('.program-code')!;
    this.#key = keyOfProgram(name);
    this.#original = textIn(code);
    const text = savedEdit(this.#key) ?? this.#original;
    this.#lastText = text;
    this.#storedText = text;
    this.#card = buildProgramCard(title);
    const { root: card, bar } = this.#card;
    this.#status = soleText(bar.status);
    code.open = true;
    code.append(card);
    root.classList.add('is-edited');
    this.#stage = new ProgramStage(
      root.querySelector('.program-stage')!,
      title,
      {
        ...options,
        onDrawn: () => {
          if (!this.#isTroubled) options.onDrawn();
        },
        onError: (message, line) => this.#showError(message, line),
      },
      signal,
    );
    this.#changed = new Debounce(typingPause, () => void this.#apply(), signal);
    this.#editor = openEditor({
      parent: this.#card.editor,
      text,
      firstLine: 1,
      label: `Your code for ${title}`,
      symbols: symbolsOf(root),
      onChange: () => this.#changed.wait(),
    });
    const thisTab = {
      stored: () => savedEdit(this.#key) ?? this.#original,
      lastSaved: () => this.#storedText,
      shown: () => this.#editor.text,
    };
    this.#other = new OtherTab(
      bar.useOther,
      thisTab,
      () => setText(this.#status, otherTabStatus),
      signal,
    );
    card.addEventListener('click', ({ target }) => this.#press(target), { signal });
    addEventListener('pagehide', () => this.#save(), { signal });
    void this.#apply();
    this.#editor.focus();
  }

  advance(milliseconds: number): void {
    this.#stage.advance(milliseconds);
  }

  restart(): void {
    if (!this.#isTroubled) this.#showFault(null);
    this.#stage.restart();
  }

  get hasKeys(): boolean {
    return this.#stage.hasKeys;
  }

  takeKeys(): void {
    this.#stage.focus();
  }

  /** Returns the edited program as a file. Rejects if its code has a fault. */
  async file(form: 'ts' | 'html'): Promise<string> {
    this.#changed.cancel();
    const linked = await this.#apply();
    if (!linked)
      throw new Error(
        this.#fault ? `Line ${this.#fault.line} has an error. Fix it first.` : notLoaded,
      );
    return form === 'html'
      ? htmlOf(this.#options, linked)
      : typescriptOf(this.#options, linked, this.#library);
  }

  close(): void {
    this.#changed.cancel();
    this.#save();
    this.#ended.abort();
    this.#root.classList.remove('is-edited');
    // WebKit loses the focus with the element, so the caller moves it first.
    this.#options.onClose();
    this.#editor.destroy();
    this.#card.root.remove();
  }

  /** Saves the text and runs it. Returns null if it has a fault, which is then shown. */
  async #apply(): Promise<LinkedProgram | null> {
    this.#save();
    const { text } = this.#editor;
    try {
      const linked = await linkProgram(text, this.#library);
      if (text !== this.#editor.text || this.#ended.signal.aborted) return linked;
      this.#isTroubled = false;
      if (text !== this.#started) this.#start(linked);
      return linked;
    } catch (error) {
      if (text !== this.#editor.text || this.#ended.signal.aborted) return null;
      // The same text runs again after the fault is undone.
      this.#started = null;
      this.#isTroubled = true;
      if (error instanceof TraceError) {
        this.#showFault({ line: error.line, message: error.problem });
        this.#options.onTrouble(`Line ${error.line}: ${error.problem}`);
      } else {
        reportError(error);
        this.#showFault(null);
        this.#options.onTrouble(notLoaded);
      }
      return null;
    }
  }

  #start({ text, script, lines }: LinkedProgram): void {
    this.#started = text;
    this.#showFault(null);
    this.#stage.start(script, lines, this.#options.title);
  }

  #showError(message: string, line: number): void {
    const words = errorWords(message);
    // While the reader types, the text differs from the program that runs.
    const isOwn = line >= 1 && this.#started === this.#editor.text;
    if (isOwn) this.#showFault({ line, message: words });
    this.#options.onStopped(isOwn ? `Line ${line}: ${words}` : `The program stopped. ${words}`);
  }

  #showFault(fault: Fault | null): void {
    this.#fault = fault;
    this.#editor.showFault(fault);
    const { toFault } = this.#card;
    toFault.hidden = !fault;
    toFault.textContent = fault ? `Go to line ${fault.line}` : '';
  }

  #goToFault(): void {
    if (!this.#fault) return;
    this.#editor.goTo(this.#fault.line);
    this.#editor.focus();
  }

  #save(): void {
    const { text } = this.#editor;
    // Unchanged text must not overwrite what another tab has saved since.
    if (text === this.#lastText && this.#other.isOffered) return;
    this.#lastText = text;
    this.#storedText = text;
    const words = saveWithStatus({
      key: this.#key,
      text,
      original: this.#original,
      shared: undefined,
      isExercise: false,
    });
    setText(this.#status, words);
  }

  #press(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    const task = button?.dataset.task;
    if (task === 'undo') this.#editor.undo();
    else if (task === 'redo') this.#editor.redo();
    else if (task === 'reset') this.#editor.setText(this.#original);
    else if (task === 'other') this.#editor.setText(this.#other.accept() ?? this.#original);
    else if (task === 'fault') this.#goToFault();
    else if (task === 'close') this.close();
  }
}

/** Opens the editor of a program, once the names of the library's functions have arrived. */
export async function editProgram(
  root: HTMLElement,
  options: EditedOptions,
): Promise<EditedProgram> {
  return new EditedProgram(root, await loadProgramLibrary(), options);
}

/** Returns the code in a listing of a program. */
function textIn(code: HTMLElement): string {
  const lines = [...code.querySelectorAll('.line')].map(({ textContent }) => textContent);
  // An empty line of a listing is a space.
  return lines.map((line) => (line === ' ' ? '' : line)).join('\n');
}
