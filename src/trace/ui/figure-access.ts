import type { AnyFigure } from '#kit/figure.ts';
import type { Stage } from '#kit/stage.ts';
import type { Action, Model } from '#kit/store.ts';

/** Gives the listing beside a figure access to it. */
export interface FigureAccess {
  readonly figure: AnyFigure;
  readonly root: HTMLElement;
  readonly stage: Stage;
  state(): Model['state'];
  dispatch(action: Action): void;
  /** Redraws the figure after a change outside its state. */
  redraw(): void;
  readonly signal: AbortSignal;
}
