import type { AnyFigure } from '#figure/figure.ts';
import type { Projection } from '#figure/projection.ts';
import type { Action, Model } from '#figure/store.ts';

/** Gives the listing beside a figure access to it. */
export interface FigureAccess {
  readonly figure: AnyFigure;
  readonly root: HTMLElement;
  readonly view: Projection;
  state(): Model['state'];
  dispatch(action: Action): void;
  /** Redraws the figure after a change outside its state. */
  redraw(): void;
  readonly signal: AbortSignal;
}
