import { expect, test } from 'vitest';
import { castCircleAgainstSegment, moveAndBounce } from '#lib/index.ts';

test('a ball that falls 480 pixels still rises to its full height after 20 000 frames', () => {
  const floor = { a: { x: -100, y: 0 }, b: { x: 100, y: 0 } };
  const gravity = { x: 0, y: -600 };
  let [center, velocity] = [
    { x: 0, y: 500 },
    { x: 0, y: 0 },
  ];
  let bounces = 0;
  for (let frame = 0; frame < 20_000; frame += 1) {
    const ball = { center, radius: 20 };
    const flight = moveAndBounce(
      ball,
      velocity,
      1 / 60,
      (circle, way) => castCircleAgainstSegment(floor, circle, way),
      { gravity },
    );
    ({ center, velocity } = flight);
    bounces += flight.contacts.length;
  }
  expect(bounces).toBeGreaterThan(100);
  // How high it would rise now.
  expect(center.y + velocity.y ** 2 / 1200).toBeCloseTo(500, 6);
});
