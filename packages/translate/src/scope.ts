import type { Expression, Type } from './tree.ts';

export interface Variable {
  readonly type: Type;
  readonly name: string;
  /** Where it is stored, unless it is a variable in the translation. */
  readonly place?: Expression;
}

/** The variables visible at a point of the code. */
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

  /** Adds a name for a place such as a field. */
  addPlace(own: string, place: Expression): void {
    this.#variables.set(own, { type: place.type, name: own, place });
  }
}
