import {
  type Box,
  boxIntersectsCircle,
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  pointInPolygon,
  type Vec2,
} from '#lib/index.ts';

// What is measured in the reader's browser: scenes of which half are hits, in no order.

export const sceneCount = 1024;

export interface BoxScene {
  readonly box: Box;
  readonly circle: Circle;
}

export interface PolygonScene {
  readonly polygon: Polygon;
  readonly circle: Circle;
}

/** Numbers from 0 up to 1, the same on every machine: Park and Miller's minimal standard. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Every other scene is a hit, mixed by chance. */
function scenes<Scene>(
  seed: number,
  draw: (random: () => number) => Scene,
  isHit: (scene: Scene) => boolean,
) {
  const random = randomFrom(seed);
  return Array.from({ length: sceneCount }, () => {
    const wanted = random() < 0.5;
    for (;;) {
      const scene = draw(random);
      if (isHit(scene) === wanted) return scene;
    }
  });
}

const between = (random: () => number, min: number, max: number) => min + (max - min) * random();

const place = (random: () => number): Vec2 => ({
  x: between(random, 0, 100),
  y: between(random, 0, 100),
});

const circle = (random: () => number): Circle => ({
  center: place(random),
  radius: between(random, 2, 22),
});

/** Eight corners on an ellipse: convex, and no two alike. */
function octagon(random: () => number): Polygon {
  const { x, y } = place(random);
  const [width, height] = [between(random, 10, 40), between(random, 10, 40)];
  return Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + between(random, 0.1, 0.9)) * Math.PI) / 4;
    return { x: x + width * Math.cos(angle), y: y + height * Math.sin(angle) };
  });
}

export const boxScenes = (): BoxScene[] =>
  scenes(
    11,
    (random) => ({
      box: {
        center: place(random),
        halfWidth: between(random, 3, 30),
        halfHeight: between(random, 3, 30),
      },
      circle: circle(random),
    }),
    ({ box, circle }) => boxIntersectsCircle(box, circle),
  );

export const convexScenes = (): PolygonScene[] =>
  scenes(
    12,
    (random) => ({ polygon: octagon(random), circle: circle(random) }),
    ({ polygon, circle }) => convexPolygonIntersectsCircle(polygon, circle),
  );

export const pointScenes = (): PolygonScene[] =>
  scenes(
    13,
    (random) => ({ polygon: octagon(random), circle: circle(random) }),
    ({ polygon, circle }) => pointInPolygon(circle.center, polygon),
  );
