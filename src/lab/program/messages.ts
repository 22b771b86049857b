/** The lines of the worker's script that are the reader's, the first and the last. */
export type OwnLines = readonly [first: number, last: number];

/** The part of the canvas's element that a program can read. */
export interface Shown {
  /** The size of the element, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** Black or white, the text colour of the page's theme. */
  readonly color: string;
}

/** What a program reads of a gamepad. */
export interface Pad {
  readonly index: number;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean; readonly value: number }[];
}

interface Advance {
  readonly advance: number;
  readonly pads: readonly (Pad | null)[];
}

/** From the page to the frame. */
export type ToFrame =
  /** A new program, which replaces the last one. Keys are its own while its canvas has the focus. */
  | {
      readonly code: string;
      readonly title: string;
      readonly hasKeys: boolean;
      /** How many of its first lines are the reader's. */
      readonly lines: number;
      readonly run: number;
    }
  | { readonly focus: true }
  | Advance
  | { readonly scheme: string };

/** From the frame to the page. */
export type FromFrame =
  | { readonly here: true }
  /** The reader pressed the pointer or a key in the program. */
  | { readonly press: true }
  | { readonly drawn: true; readonly run: number }
  /** The program threw. `line` is a line of its code, counted from 1, or at most 0 if not known. */
  | { readonly error: string; readonly line: number; readonly run: number }
  /** The program was stopped, with a sentence that says why. */
  | { readonly stopped: string; readonly run: number };

/** From the frame to the worker. */
export type ToWorker =
  | Advance
  | { readonly shown: Shown }
  | { readonly event: Readonly<Record<string, unknown>> }
  | { readonly ping: true };

/** From the worker to the frame. */
export type FromWorker =
  | { readonly started: true }
  /** The program threw. `line` is a line of the worker's script. */
  | { readonly error: string; readonly line: number }
  | { readonly pong: true }
  | { readonly drawn: ImageBitmap | null };
