import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collideBoxCircle } from '#lib/index.ts';
import { anywhere, forAll } from '../../support/for-all.ts';

// What the chapter proves of two bricks in a row, and its program relies on.

const size = { halfWidth: 64, halfHeight: 24 };
const first = { center: { x: 0, y: 0 }, ...size };
const second = { center: { x: 2 * size.halfWidth, y: 0 }, ...size };
const radius = 16;

test('pushed out of the deeper brick, the ball is clear of the corner of the other', () => {
  let both = 0;
  const x = anywhere(64 - radius, 64 + radius);
  const gap = anywhere(0.1, radius);
  forAll(
    fc.property(x, gap, fc.constantFrom(-1, 1), (x, gap, way) => {
      const center = { x, y: way * (size.halfHeight + gap) };
      const contacts = [first, second].flatMap((brick) => {
        const contact = collideBoxCircle(brick, { center, radius });
        return contact ? [contact] : [];
      });
      if (contacts.length === 2) both += 1;
      const [deepest] = contacts.sort((a, b) => b.depth - a.depth);
      expect(deepest!.normal).toEqual({ x: 0, y: way });
      const out = { x, y: center.y + way * deepest!.depth };
      for (const brick of [first, second]) {
        const left = collideBoxCircle(brick, { center: out, radius });
        expect(left?.depth ?? 0).toBeLessThan(1e-12);
      }
    }),
    1000,
  );
  expect(both).toBeGreaterThan(300);
});
