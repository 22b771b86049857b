import type { AnyFigure } from '#kit/figure.ts';
import type { Stage } from '#kit/stage.ts';
import type { Action, Model } from '#kit/store.ts';

/** A figure on the page, for what stands beside it. */
export interface FigureAccess {
  readonly figure: AnyFigure;
  readonly root: HTMLElement;
  readonly stage: Stage;
  state(): Model['state'];
  dispatch(action: Action): void;
  /** Draws it again, where what it shows has changed without its state. */
  redraw(): void;
  /** Aborted when the figure ends. */
  readonly signal: AbortSignal;
}
