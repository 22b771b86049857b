import ts from 'typescript';
import {
  castCircleAgainstBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
} from '#lib/index.ts';
import type { Box, Cast, Circle, CircleCast, Polygon, Segment, Vec2 } from '#lib/types.ts';
import type { Random } from '../lib/bench/random.ts';
import { library } from './library.ts';
import type { Shapes } from './sample-shapes.ts';

// Sample calls of library functions, derived from their parameter types.

/** Returns arguments for a function from the shapes of one scene, as far as its types allow. */
export function sampleCall(fn: string, shapes: Shapes, random: Random): unknown[] {
  const { parameters, required } = signatureOf(fn);
  const sampler = new Sampler(shapes, random);
  const values = parameters.map(({ name, type, asserted }) =>
    asserted ? sampler.asserted(asserted) : sampler.value(name, type),
  );
  return values.slice(0, random.integer(required, values.length));
}

interface Parameter {
  readonly name: string;
  /** Its type, or its default value. */
  readonly type: ts.Node;
  /** The type that an `assert*` function checks. */
  readonly asserted: ts.TypeNode | undefined;
}

interface Signature {
  readonly parameters: readonly Parameter[];
  readonly required: number;
}

const signatures = new Map<string, Signature>();

function signatureOf(fn: string): Signature {
  const known = signatures.get(fn);
  if (known) return known;
  const { parameters, type: returned } = library.findFunction(fn).node as ts.FunctionDeclaration;
  const predicate = returned && ts.isTypePredicateNode(returned) ? returned : undefined;
  const signature = {
    parameters: parameters.map(({ name, type, initializer }) => ({
      name: name.getText(),
      type: type ?? initializer!,
      asserted: predicate?.parameterName.getText() === name.getText() ? predicate.type : undefined,
    })),
    required: parameters.filter((one) => !one.initializer && !one.questionToken).length,
  };
  signatures.set(fn, signature);
  return signature;
}

/** Creates the arguments of a call. A second shape of a kind often touches the first. */
class Sampler {
  readonly #shapes: Shapes;
  readonly #random: Random;
  readonly #circles: Circle[] = [];
  readonly #boxes: Box[] = [];
  readonly #points: Vec2[] = [];
  readonly #segments: Segment[] = [];

  constructor(shapes: Shapes, random: Random) {
    this.#shapes = shapes;
    this.#random = random;
  }

  /** Returns a value of a type or of a default value's type. */
  value(name: string, type: ts.Node): unknown {
    if (ts.isStringLiteral(type)) return 'it';
    if (ts.isNumericLiteral(type)) return this.#number(name);
    if (ts.isLiteralTypeNode(type)) {
      const { literal } = type;
      return literal.kind === ts.SyntaxKind.NullKeyword ? null : (literal as ts.StringLiteral).text;
    }
    if (ts.isUnionTypeNode(type)) return this.value(name, this.#random.pick(type.types));
    const known = this.#known[type.getText()];
    return known ? known(name) : this.#record(type);
  }

  /** For an `assert*`: the shape, or a value of another kind. */
  asserted(type: ts.TypeNode): unknown {
    const right = this.value('value', type);
    const wrong = [null, undefined, 3, 'a', [], {}, 7n, () => 1, [right]];
    const almost = Array.isArray(right)
      ? right.with(0, null)
      : { ...(right as object), radius: '1' };
    return this.#random.pick([right, right, right, almost, this.#random.pick(wrong)]);
  }

  readonly #known: Readonly<Record<string, (name: string) => unknown>> = {
    number: (name) => this.#number(name),
    boolean: () => this.#random.pick([true, false]),
    Vec2: (name) => this.#vector(name),
    Circle: () => this.#circle(),
    Box: () => this.#box(),
    OrientedBox: () => this.#shapes.turned,
    Frame: () => this.#shapes.turned,
    Segment: () => this.#segment(),
    Polygon: () => this.#polygon(),
    ConvexPolygon: () => this.#convex(),
    'readonly Vec2[]': () => this.#shapes.polygon,
    'readonly Circle[]': () => this.#crowd(),
    'readonly Segment[]': () => this.#some(() => this.#segment()),
    'readonly Box[]': () => this.#some(() => this.#box()),
    'readonly OrientedBox[]': () => this.#some(() => this.#shapes.turned),
    'readonly Polygon[]': () => this.#some(() => this.#polygon()),
    'readonly number[]': (name) => Array.from({ length: 9 }, () => this.#number(name)),
    CircleCast: () => castAmong(this.#shapes),
    Rounding: () => this.#random.pick([Math.fround, (value: number) => value]),
  };

  /** Returns an object of a library type. */
  #record(type: ts.Node): unknown {
    const found = library.types().find(({ name }) => name === type.getText());
    if (!found || !ts.isInterfaceDeclaration(found.node)) {
      throw new TypeError(`No values of the type ${type.getText()} can be made: add it to #known.`);
    }
    const fields = found.node.members.filter(ts.isPropertySignature);
    return Object.fromEntries(
      fields
        .filter(({ questionToken }) => !questionToken || this.#random.pick([true, false]))
        .map(({ name, type: own }) => [name.getText(), this.value(name.getText(), own!)]),
    );
  }

  #number(name: string): number {
    const random = this.#random;
    const { point, circle, segment } = this.#shapes;
    if (name === 'digits') return random.pick([24, 53]);
    if (/^mass(es)?$/.test(name)) return random.pick([1, Infinity, random.between(0, 9)]);
    // Counts and shares, because a loop over a length of 1e8 would not end.
    if (/^(index|max[A-Z])/.test(name)) return random.integer(0, 2);
    if (/restitution|friction|margin|fraction/.test(name))
      return random.pick([0, 0.5, random.between(0, 1)]);
    return random.pick([0, point.x, point.y, segment.a.x, segment.b.y, circle.radius]);
  }

  #vector(name: string): Vec2 {
    const random = this.#random;
    const { point, circle, segment } = this.#shapes;
    if (name === 'normal' || name === 'up') {
      const angle = random.between(0, 2 * Math.PI);
      return random.pick([
        { x: 0, y: 1 },
        { x: Math.cos(angle), y: Math.sin(angle) },
      ]);
    }
    if (name === 'displacement') {
      // Over the point, so that circles meet shapes, or away from it.
      const factor = random.pick([2, 2, -2]);
      const { x, y } = circle.center;
      return { x: factor * (point.x - x), y: factor * (point.y - y) };
    }
    const vector =
      this.#points.length === 0
        ? point
        : random.pick([circle.center, segment.a, segment.b, ...this.#points]);
    this.#points.push(vector);
    return vector;
  }

  #circle(): Circle {
    const { point, circle } = this.#shapes;
    const gap = Math.hypot(point.x - circle.center.x, point.y - circle.center.y);
    const radius = this.#random.pick([gap - circle.radius, gap, 0, circle.radius]);
    const next = this.#circles.length === 0 ? circle : { center: point, radius: Math.abs(radius) };
    this.#circles.push(next);
    return next;
  }

  #box(): Box {
    const { box, circle, turned } = this.#shapes;
    const { rotation: _, ...upright } = turned;
    const next =
      this.#boxes.length === 0
        ? box
        : this.#random.pick([upright, { ...box, center: circle.center }]);
    this.#boxes.push(next);
    return next;
  }

  /** A second one crosses the first, or begins at its end, or is on its line. */
  #segment(): Segment {
    const { point, circle, segment } = this.#shapes;
    const { a, b } = segment;
    const beyond = { x: 2 * b.x - a.x, y: 2 * b.y - a.y };
    const across = [
      { x: a.x - (b.y - a.y), y: a.y + (b.x - a.x) },
      { x: b.x + (b.y - a.y), y: b.y - (b.x - a.x) },
    ] as const;
    const next =
      this.#segments.length === 0
        ? segment
        : this.#random.pick([
            { a: across[0], b: across[1] },
            { a: b, b: point },
            { a: beyond, b: a },
            { a: circle.center, b: point },
          ]);
    this.#segments.push(next);
    return next;
  }

  #convex(): Polygon {
    const { convex, polygon } = this.#shapes;
    return this.#random.pick([convex, convex, convex, polygon]);
  }

  /** Sometimes returns a faulty one: too short, with a repeated corner, or with crossing edges. */
  #polygon(): Polygon {
    const { convex, polygon } = this.#shapes;
    const faulty = [
      convex.slice(0, 2),
      [...convex, convex[0]!],
      convex.toSorted((a, b) => a.x - b.x),
    ];
    return this.#random.pick([polygon, polygon, convex, this.#random.pick(faulty)]);
  }

  #some<Shape>(one: () => Shape): Shape[] {
    return Array.from({ length: this.#random.integer(0, 2) }, one);
  }

  #crowd(): Circle[] {
    const random = this.#random;
    return Array.from({ length: random.integer(0, 9) }, () => ({
      center: { x: random.integer(0, 30), y: random.between(0, 30) },
      radius: random.integer(0, 6),
    }));
  }
}

/** The callback of a game, in which the shapes of a scene are walls. */
function castAmong({ box, polygon, segment }: Shapes): CircleCast {
  return (circle, displacement) => {
    const casts = [
      castCircleAgainstBox(box, circle, displacement),
      castCircleAgainstPolygon(polygon, circle, displacement),
      castCircleAgainstSegment(segment, circle, displacement),
    ];
    return casts
      .filter((cast) => cast !== null)
      .reduce<Cast | null>((a, b) => (a !== null && a.fraction <= b.fraction ? a : b), null);
  };
}
