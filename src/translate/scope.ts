import type { Type } from './tree.ts';

export interface Variable {
  readonly type: Type;
  /** Its name in the translation. */
  readonly name: string;
}

/** The variables that a place of the code sees. */
export class Scope {
  readonly #variables = new Map<string, Variable>();
  readonly #outer: Scope | null;

  constructor(outer: Scope | null = null) {
    this.#outer = outer;
  }

  find(name: string): Variable | undefined {
    return this.#variables.get(name) ?? this.#outer?.find(name);
  }

  add(own: string, type: Type, name = own): void {
    this.#variables.set(own, { type, name });
  }
}
