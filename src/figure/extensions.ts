import type { FigureAccess } from './figure-access.ts';
import type { Mark } from './marks.ts';
import type { Draw } from './scheduler.ts';

/** The listings that a figure drives, as far as the figure knows them. */
export interface Listings {
  show(state: unknown): void;
  readonly isStepping: boolean;
  /** Shows the run in another state, and returns the line where the named function returned. */
  preview(fn: string, state: unknown): number | null;
  drawStep(): Iterable<Mark>;
  pieces(): readonly Draw[];
}

/** Called with a listing's error, or with null once it follows its figure again. */
export type Report = (root: HTMLElement, error: unknown) => void;

/** `redraw` is called when the figure must show another listing or step. */
export type StartListings = (
  access: FigureAccess,
  roots: readonly HTMLElement[],
  redraw: () => void,
  report: Report,
) => Listings;

/** Code from other folders that figures load. The page sets it before its first figure starts. */
export const extensions: {
  listings?: () => Promise<{ readonly startListings: StartListings }>;
} = {};
