/** Numbers that a program is watched by: "outside" is how far the farthest ball is beyond a wall. */
export type Numbers = Readonly<Record<string, number>>;

/** What has to hold of a program in each of many frames. */
export interface ProgramCheck {
  /** "bouncing-balls", the name of its file. */
  readonly program: string;
  /** How many, where so many take too long; 1000 and more. */
  readonly frames?: number;
  /** Runs in the page of the program, where all of the program's own names can be used, after each frame. */
  measure(): Numbers;
  /** For each number its least and its most value, in every frame. They may depend on the first frame. */
  within(first: Numbers): Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Numbers that still change in the last thousand frames, and by how much at least. */
  readonly moves: Numbers;
  /** Keys pressed one after the other, if it has any: each of them changes what is drawn. */
  readonly keys?: readonly string[];
  /** Runs in the page before each frame, from 0: presses keys, moves the pointer. */
  play?(frame: number): void;
}
