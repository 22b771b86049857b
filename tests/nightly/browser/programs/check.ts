/** A program's measurements. "outside" is how far the farthest ball is beyond a wall. */
export type Numbers = Readonly<Record<string, number>>;

/** A check of a program over many frames. */
export interface ProgramCheck {
  /** The name of its file, such as "bouncing-balls". */
  readonly program: string;
  /** The number of frames, at least 1000, if the default takes too long. */
  readonly frames?: number;
  /** Runs after each frame in the page, where all of the program's names are available. */
  measure(): Numbers;
  /** The limits of each number in every frame. They may depend on the first frame. */
  within(first: Numbers): Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Numbers that still change in the last thousand frames, and their least change. */
  readonly moves: Numbers;
  /** Keys pressed in turn, each of which changes the picture. */
  readonly keys?: readonly string[];
  /** Runs in the page before each frame, and may press keys or move the pointer. */
  play?(frame: number): void;
}
