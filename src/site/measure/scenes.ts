import {
  type Box,
  boxIntersectsCircle,
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  pointInPolygon,
  type Vec2,
} from '#lib/index.ts';
import type { Dice } from './dice.ts';

// The scenes to measure, in the reader's browser and in the benchmark.

export const anyPoint = (dice: Dice): Vec2 => ({
  x: dice.between(0, 600),
  y: dice.between(0, 400),
});

export const anyCircle = (dice: Dice, largest = 65): Circle => ({
  center: anyPoint(dice),
  radius: dice.between(5, largest),
});

export const anyBox = (dice: Dice): Box => ({
  center: anyPoint(dice),
  halfWidth: dice.between(5, 65),
  halfHeight: dice.between(5, 65),
});

/** Random corners on a circle: convex, as far as doubles allow. */
export function anyConvexPolygon(corners: number, dice: Dice): Polygon {
  const radius = dice.between(40, 120);
  const center = { x: dice.between(200, 400), y: dice.between(150, 250) };
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + dice.between(0, 0.8))) / corners;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** A star, which is simple and far from convex. */
export function anyStar(corners: number, dice: Dice): Polygon {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * (index + dice.between(0, 0.8))) / corners;
    const radius = dice.between(60, 200);
    return { x: 300 + radius * Math.cos(angle), y: 200 + radius * Math.sin(angle) };
  });
}

/** Makes a scene that is a hit, or one that is a miss. */
export type Make<Scene> = (hit: boolean, dice: Dice) => Scene;

/** Draws scenes until one is suitable. */
export function until<Scene>(draw: () => Scene, isWanted: (scene: Scene) => boolean): Scene {
  for (;;) {
    const scene = draw();
    if (isWanted(scene)) return scene;
  }
}

export const makeBox: Make<{ box: Box; circle: Circle }> = (hit, dice) =>
  until(
    () => ({ box: anyBox(dice), circle: anyCircle(dice) }),
    ({ box, circle }) => boxIntersectsCircle(box, circle) === hit,
  );

/** A polygon, and the shape that a library in the benchmark builds from it. */
export interface Built {
  readonly polygon: Polygon;
}

/**
 * A few polygons, made once, so that the path to memory is not timed. Every circle is new.
 */
export function convexMaker<Shape extends Built>(
  corners: number,
  build: (polygon: Polygon) => Shape,
): Make<{ circle: Circle; shape: Shape }> {
  const shapes: Shape[] = [];
  return (hit, dice) =>
    until(
      () => {
        if (shapes.length < 64) shapes.push(build(anyConvexPolygon(corners, dice)));
        return { circle: anyCircle(dice), shape: dice.pick(shapes) };
      },
      ({ circle, shape }) => convexPolygonIntersectsCircle(shape.polygon, circle) === hit,
    );
}

/** The same for points and stars. */
export function starMaker<Shape extends Built>(
  corners: number,
  build: (polygon: Polygon) => Shape,
): Make<{ point: Vec2; shape: Shape }> {
  const shapes: Shape[] = [];
  return (hit, dice) =>
    until(
      () => {
        if (shapes.length < 64) shapes.push(build(anyStar(corners, dice)));
        return { point: anyPoint(dice), shape: dice.pick(shapes) };
      },
      ({ point, shape }) => pointInPolygon(point, shape.polygon) === hit,
    );
}

/** Circles of similar sizes, about one pair for every two circles at any count. */
export const anyCrowd = (count: number, dice: Dice): Circle[] =>
  Array.from({ length: count }, () => ({
    center: {
      x: dice.between(0, 10 * Math.sqrt(count)),
      y: dice.between(0, 10 * Math.sqrt(count)),
    },
    radius: dice.between(2, 4),
  }));
