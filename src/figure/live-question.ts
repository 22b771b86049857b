import type { AnyFigure } from './figure.ts';
import type { Action } from './store.ts';
import { setText, soleText } from './text.ts';

/** A question of the page, judged at each move of the figure. Once answered it stays ticked. */
export class LiveQuestion {
  readonly #root: HTMLElement;
  readonly #says: Text;
  #asked = false;
  /** Whether the answer was right at the last announcement. */
  #wasRight: boolean;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#wasRight = root.dataset.right === 'true';
    this.#says = soleText(root.querySelector<HTMLElement>('.says')!);
  }

  listen(dispatch: (action: Action) => void, signal: AbortSignal): void {
    const solve = this.#root.querySelector('button[data-do="solve"]');
    const question = this.#root.dataset.question ?? '';
    solve?.addEventListener('click', () => dispatch({ type: 'solve', question }), { signal });
  }

  /** Returns the reply to announce if the answer has become right since the last call, else "". */
  news(): string {
    const isRight = this.#root.dataset.right === 'true';
    const isNews = isRight && !this.#wasRight;
    this.#wasRight = isRight;
    return isNews ? `Right: ${this.#says.data}` : '';
  }

  show(figure: AnyFigure, state: unknown, answer: unknown): void {
    const question = figure.questions?.find(({ name }) => name === this.#root.dataset.question);
    if (!question) return;
    const { right, says } = question.judge(state, answer);
    setText(this.#says, says);
    // The position that a figure starts in does not count as the reader's answer.
    if (right && this.#asked) this.#root.dataset.answered = '';
    if (this.#root.dataset.right !== String(right)) this.#root.dataset.right = String(right);
    this.#asked = true;
  }
}
