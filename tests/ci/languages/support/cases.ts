import { judged, suiteOf } from '#lab/judge/suites/index.ts';
import * as lib from '#lib/index.ts';
import type { FunctionTree, Library, Type } from '#translate/tree.ts';

// Calls of every function: the judge's difficult cases, and random ones.

/** Repeatable numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every case, or one in ten, as scripts/language-cases.mjs decides. */
export const stride = process.env.LANGUAGE_CASES === 'sample' ? 10 : 1;

/** The items that a run uses, spread over the whole list. */
export const sampleOf = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, i) => i % stride === 0);

export interface Question {
  readonly values: readonly unknown[];
}

/** Returns `count` random calls and a sample of the judge's cases. */
export function questionsTo(one: FunctionTree, library: Library, count: number): Question[] {
  const random = seeded(one.name.length * 7919 + one.parameters.length);
  const questions: Question[] = [];
  if (judged.includes(one.name) && !one.parameters.some(({ type }) => type.kind === 'function')) {
    for (const { values } of sampleOf(suiteOf(one.name).cases)) questions.push({ values });
  }
  for (let i = 0; i < count; i += 1) {
    questions.push({ values: new Maker(random, library, i).values(one) });
  }
  const isOfMany = one.parameters.length === 1 && one.parameters[0]!.name === 'circles';
  if (isOfMany) for (const size of [8, 80, 8e5]) questions.push({ values: [crowd(random, size)] });
  return questions.filter(({ values }) => hasAnswer(one.name, values));
}

/** Enough circles to make the grid grow, on all sides of the origin. */
function crowd(random: () => number, size: number): lib.Circle[] {
  const place = () => (2 * random() - 1) * size;
  return Array.from({ length: 150 }, () => ({
    center: { x: place(), y: place() },
    radius: (random() * size) / 20,
  }));
}

/** Whether the library returns instead of throwing. */
export function hasAnswer(name: string, values: readonly unknown[]): boolean {
  try {
    answerOf(name, values);
    return true;
  } catch {
    return false;
  }
}

/** Creates values of parameter types. */
class Maker {
  readonly #random: () => number;
  readonly #library: Library;
  /** Every third call has integers, with which shapes can touch exactly. */
  readonly #isWhole: boolean;

  constructor(random: () => number, library: Library, index: number) {
    this.#random = random;
    this.#library = library;
    this.#isWhole = index % 3 === 0;
  }

  values(one: FunctionTree): unknown[] {
    return one.parameters.map(({ name, type }) => {
      if (name === 'polygon' || name === 'target' || name === 'corners') {
        if (type.kind === 'list') return this.#polygon(/onvex|voronoi|outward/.test(one.name));
      }
      return this.#value(type, name);
    });
  }

  #number(size = 12): number {
    const value = (2 * this.#random() - 1) * size;
    return this.#isWhole ? Math.round(value) : value;
  }

  #point(size = 12) {
    return { x: this.#number(size), y: this.#number(size) };
  }

  #unit() {
    const angle = this.#random() * 2 * Math.PI;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  }

  /**
   * Corners around a point at various distances. The polygon is simple, and convex if all distances
   * are equal.
   */
  #polygon(isConvex: boolean) {
    const center = this.#point(4);
    const count = 3 + Math.floor(this.#random() * 7);
    const turn = this.#random() < 0.5 ? 1 : -1;
    return Array.from({ length: count }, (_, i) => {
      const angle = (turn * 2 * Math.PI * (i + 0.3 * this.#random())) / count;
      const radius = isConvex ? 8 : 3 + 6 * this.#random();
      return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
    });
  }

  #value(type: Type, name: string): unknown {
    switch (type.kind) {
      case 'number':
        return type.slot.isFloat ? this.#positive(name) : Math.floor(this.#random() * 6);
      case 'boolean':
        return this.#random() < 0.5;
      case 'optional':
        return this.#random() < 0.5 ? undefined : this.#value(type.of, name);
      case 'enum':
        return this.#library.enums.get(type.name)!.members[0];
      case 'list': {
        const count = 1 + Math.floor(this.#random() * 9);
        return Array.from({ length: count }, () => this.#value(type.of, name));
      }
      case 'struct':
        return this.#struct(type.name);
      default:
        return null;
    }
  }

  #positive(name: string): number {
    const isSize = /radius|half|mass|depth|margin|friction|width|height/i.test(name);
    const value = this.#number(name === 'digits' ? 50 : 8);
    if (/restitution|fraction/.test(name)) return this.#random();
    if (name === 'digits') return 24;
    return isSize ? Math.abs(value) + (name === 'mass' ? 1 : 0) : value;
  }

  #struct(name: string): unknown {
    if (name === 'Vec2') return this.#point();
    const { fields } = this.#library.structs.get(name)!;
    return Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.name === 'normal' ? this.#unit() : this.#value(field.type, field.name),
      ]),
    );
  }
}

export type Functions = Readonly<Record<string, unknown>>;

/** The library's result, or that of other functions. `castAtWalls` is the callback. */
export function answerOf(
  name: string,
  values: readonly unknown[],
  functions: Functions = lib,
): unknown {
  const fn = functions[name];
  if (typeof fn !== 'function') throw new Error(`There is no function ${name}.`);
  return fn(...values.map((value) => (value === null ? castAtWalls : value)));
}

/** The same world as the driver's. */
function castAtWalls(circle: lib.Circle, displacement: lib.Vec2): lib.Cast | null {
  const casts = [
    lib.castCircleAgainstSegment(
      { a: { x: -50, y: -5 }, b: { x: 50, y: -5 } },
      circle,
      displacement,
    ),
    lib.castCircleAgainstSegment(
      { a: { x: 4, y: -20 }, b: { x: 12, y: 20 } },
      circle,
      displacement,
    ),
    lib.castCircleAgainstCircle({ center: { x: -8, y: 2 }, radius: 2 }, circle, displacement),
  ];
  let first: lib.Cast | null = null;
  for (const cast of casts) {
    if (first === null || (cast !== null && cast.fraction < first.fraction)) first = cast;
  }
  return first;
}
