import type { Cast, Circle, Contact, PolygonContacts, Vec2 } from '#lib/types.ts';
import { ulp } from '#lib/ulp.ts';
import {
  centerAt,
  squaredDistanceFrom,
  squaredDistanceOfPath,
  startsInContact,
} from '#oracle/cast.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, moved } from '#oracle/segment.ts';
import { castSpan, type JudgedCast } from '../bench/casts.ts';
import { rootMinus, toNumber } from './exact-error.ts';
import { type Numbers, placeOf, sharpest } from './numbers.ts';
import { type Kind, kinds } from './shapes.ts';
import { accuracyOf, sourceOf } from './stated.ts';
import { touchingError } from './touching.ts';

/** An attack: how many numbers make a scene, and how far off the function is in that scene. */
export interface Attack {
  /** The first words after the bound, needed if the doc comment states several bounds. */
  readonly of?: string;
  readonly size: number;
  /** The worst error with these numbers, in ulps, or 0 if they do not make a scene. */
  readonly error: (numbers: Numbers) => number;
}

// biome-ignore lint/suspicious/noExplicitAny: a function of the library, whatever its parameters.
export type AnyFunction<Result> = (...values: any[]) => Result;

/** The types of a function's parameters and of its result. */
function signatureOf(name: string) {
  const [, parameters = '', result = ''] =
    new RegExp(`export function ${name}\\(([^()]*)\\): ([^{]*) \\{`).exec(sourceOf(name)) ?? [];
  const types = [...parameters.matchAll(/\w+: (\w+),?/g)].map(([, type]) => type!);
  return `(${types.join(', ')}) => ${result}`;
}

/** The attack on a function that follows from its parameters, its result and its doc comment. */
export function attackOn(name: string, fn: AnyFunction<never>): Attack | null {
  // For a circle that moves inside a shape, distances are measured from the other side.
  if (name.includes('Inside')) return null;
  const signature = signatureOf(name);
  const [, shape = '', rest] = /^\((\w+), (.*)$/.exec(signature) ?? [];
  const kind = kinds[shape];
  if (rest === 'Circle, Vec2) => Cast | null' && kind?.judgeCast) return castAttack(fn, kind);
  if (kind && rest === 'Circle) => boolean') {
    return name.includes('Contains')
      ? insideAttack(fn, kind)
      : touchAttack(fn, kind, name.includes('Outline'), accuracyOf(name).includes('sine'));
  }
  if (kind && rest === 'Circle) => Contact | null') {
    return accuracyOf(name).includes('The depth is accurate')
      ? depthAttack(fn, kind)
      : moveAttack(fn, kind);
  }
  if (kind && rest === 'Circle) => PolygonContacts | null') return pushAttack(fn, kind);
  const [, second = ''] = /^\(Vec2, (\w+)\) => number$/.exec(signature) ?? [];
  const measured = kinds[second];
  return measured && name.startsWith('signedDistance') ? distanceAttack(fn, measured) : null;
}

/** Makes a position from the first two numbers and a shape from the rest. */
function scene<Shape>(
  kind: Kind<Shape>,
  error: (place: Vec2, shape: Shape, numbers: Numbers) => number,
) {
  return (numbers: Numbers) => {
    const shape = kind.make(numbers.slice(2));
    return shape === null ? 0 : error(placeOf(numbers), shape, numbers);
  };
}

const zero = fromDouble(0);

function touchAttack<Shape>(
  hits: AnyFunction<boolean>,
  kind: Kind<Shape>,
  isOutline: boolean,
  isBySine: boolean,
): Attack {
  const error = scene(kind, (center, shape) => {
    const place = exactPoint(center);
    const size = kind.length(shape, center, 1);
    const signed = kind.minus(shape, place, zero, size) * ulp(size);
    // Inside a filled shape every radius touches, so there is no error to find.
    if (signed < 0 && !isOutline) return 0;
    const about = Math.abs(signed);
    const length = kind.length(shape, center, about);
    const gap = (radius: number) => {
      const away = kind.minus(shape, place, fromDouble(radius), length);
      return signed < 0 ? -kind.minus(shape, place, fromDouble(-radius), length) : away;
    };
    const worst = touchingError((radius) => hits(shape, { center, radius }), gap, about, length);
    return isBySine ? worst * sharpest(shape as readonly Vec2[]) : worst;
  });
  return { size: 2 + kind.size, error };
}

/** Tests how large a circle may be around a position inside. */
function insideAttack<Shape>(contains: AnyFunction<boolean>, kind: Kind<Shape>): Attack {
  const error = scene(kind, (center, shape) => {
    const place = exactPoint(center);
    const size = kind.length(shape, center, 1);
    const about = -kind.minus(shape, place, zero, size) * ulp(size);
    if (about < 0) return 0;
    const length = kind.lengthInside?.(shape, center) ?? kind.length(shape, center, about);
    // A circle that touches from inside is still contained, so the gap is negated.
    const gap = (radius: number) => -kind.minus(shape, place, fromDouble(-radius), length);
    const hits = (radius: number) => !contains(shape, { center, radius });
    return touchingError(hits, gap, about, length);
  });
  return { size: 2 + kind.size, error };
}

function distanceAttack<Shape>(measure: AnyFunction<number>, kind: Kind<Shape>): Attack {
  const error = scene(kind, (point, shape) => {
    const value = measure(point, shape);
    const length = kind.length(shape, point, kind.countsDistance ? Math.abs(value) : 0);
    return Math.abs(kind.minus(shape, exactPoint(point), fromDouble(value), length));
  });
  return { size: 2 + kind.size, error };
}

/** Tries two radii: the last number, and one almost as long as the scene. */
function withCircles<Shape>(
  kind: Kind<Shape>,
  error: (shape: Shape, circle: Circle, length: number) => number,
): Attack {
  const errors = scene(kind, (center, shape, numbers) => {
    const large = kind.length(shape, center, 0) * (1 - 2 ** -20);
    const radii = [Math.abs(numbers.at(-1)!), large];
    return Math.max(
      ...radii.map((radius) =>
        error(shape, { center, radius }, kind.length(shape, center, radius)),
      ),
    );
  });
  return { size: 3 + kind.size, error: errors };
}

function depthAttack<Shape>(collide: AnyFunction<Contact | null>, kind: Kind<Shape>): Attack {
  return withCircles(kind, (shape, circle, length) => {
    const contact = collide(shape, circle);
    if (contact === null) return 0;
    const rest = sub(fromDouble(circle.radius), fromDouble(contact.depth));
    return Math.abs(kind.minus(shape, exactPoint(circle.center), rest, length));
  });
}

/** How far the circle is from touching after a move, in ulps of the length. */
function missBy<Shape>(
  kind: Kind<Shape>,
  shape: Shape,
  { center, radius }: Circle,
  move: Vec2,
  times: number,
): number {
  const there = moved(exactPoint(center), move, fromDouble(times));
  const length = kind.length(shape, center, radius);
  return Math.abs(kind.minus(shape, there, fromDouble(radius), length));
}

function moveAttack<Shape>(collide: AnyFunction<Contact | null>, kind: Kind<Shape>): Attack {
  return withCircles(kind, (shape, circle) => {
    const contact = collide(shape, circle);
    return contact ? missBy(kind, shape, circle, contact.normal, contact.depth) : 0;
  });
}

function pushAttack<Shape>(
  collide: AnyFunction<PolygonContacts | null>,
  kind: Kind<Shape>,
): Attack {
  return withCircles(kind, (shape, circle) => {
    const hit = collide(shape, circle);
    return hit ? missBy(kind, shape, circle, hit.push, 1) : 0;
  });
}

/** Returns how far from touching a cast ends, or how much too near it was before, in ulps. */
function castError(judged: JudgedCast, cast: Cast | null, seesContact: boolean): number {
  const { stage } = judged;
  if (seesContact && startsInContact(stage)) return 0;
  const span = castSpan(judged);
  const fraction = fromDouble(cast?.fraction ?? 1);
  const before = rootMinus(squaredDistanceOfPath(stage, fraction), stage.reach, span);
  if (cast === null) return Math.max(0, -before);
  const there = rootMinus(squaredDistanceFrom(stage, centerAt(stage, fraction)), stage.reach, span);
  return Math.max(Math.abs(there), -before);
}

/**
 * Uses four numbers for the circle's centre and its displacement, one for its radius, and the rest
 * for the target. It also tries the radius at which the path grazes, and its neighbours.
 */
function castAttack<Shape>(castCircle: AnyFunction<Cast | null>, kind: Kind<Shape>): Attack {
  const error = (numbers: Numbers) => {
    const [center, displacement] = [placeOf(numbers), placeOf(numbers.slice(2))];
    const target = kind.make(numbers.slice(5));
    if (target === null || (displacement.x === 0 && displacement.y === 0)) return 0;
    const judge = (circle: Circle) => kind.judgeCast!({ target, circle, displacement });
    const errorWith = (radius: number) => {
      const circle = { center, radius };
      const seesContact = kind.isInContact?.(target, circle) ?? true;
      const off = castError(judge(circle), castCircle(target, circle, displacement), seesContact);
      return Number.isFinite(off) ? off : 0;
    };
    const { stage, targetRadius } = judge({ center, radius: 0 });
    const nearest = Math.sqrt(toNumber(squaredDistanceOfPath(stage, fromDouble(1))));
    const grazing = Math.abs(nearest - targetRadius);
    const radii = [-4, -1, 0, 1].map((ulps) => grazing * (1 + ulps * Number.EPSILON));
    return Math.max(...[Math.abs(numbers[4]!), 0, ...radii].map(errorWith));
  };
  return { of: 'of the span from touching', size: 5 + kind.size, error };
}
