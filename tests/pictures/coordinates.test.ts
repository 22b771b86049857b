import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piece, written } from '../support/picture/coordinates.ts';
import { outlineIn, pointsIn } from '../support/picture/outlines.ts';

// What a picture says of a coordinate must not depend on the last bit of a sine.

/** As a drawing has it: hundredths. */
const drawn = fc.integer({ min: -70_000, max: 70_000 }).map((value) => value / 100);
const hundredth = fc.constantFrom(-0.01, 0, 0.01);

describe('a coordinate', () => {
  it('stays as it was written when it differs by the step of a drawing', () => {
    fc.assert(
      fc.property(drawn, drawn, hundredth, hundredth, (x, y, dx, dy) => {
        const before = written(piece`at ${x},${y}`, undefined);
        expect(written(piece`at ${x + dx},${y + dy}`, before)).toBe(before);
      }),
    );
  });

  it('is written anew when it has moved by more than a tenth', () => {
    fc.assert(
      fc.property(drawn, fc.constantFrom(-0.12, 0.12), (x, dx) => {
        const before = written(piece`r ${x}`, undefined);
        expect(written(piece`r ${x + dx}`, before)).not.toBe(before);
      }),
    );
  });

  it('is written anew with other words or other coordinates around it', () => {
    expect(written(piece`r ${12.04} "a"`, 'r 12.1 "a"')).toBe('r 12.1 "a"');
    expect(written(piece`r ${12.04} "b"`, 'r 12.1 "a"')).toBe('r 12 "b"');
    expect(written(piece`r ${12.04}`, 'r 12.1 3')).toBe('r 12');
    expect(written(piece`${12.04} ${3}`, '12.1')).toBe('12 3');
  });

  it('is never minus zero', () => {
    for (const zero of [-0, -0.04, 0.04]) expect(written(piece`r ${zero}`, undefined)).toBe('r 0');
  });
});

describe('an outline is told', () => {
  const said = (outline: ReturnType<typeof outlineIn>) => written(outline, undefined);

  it.each([
    ['M1 2a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z', 'disc 4,2 r 3'],
    ['M1 9v-4h3v4z', 'box 1,5 3 by 4'],
    ['M1 2L3.04 4M5 6L-7 8', 'M1 2 L3 4 M5 6 L-7 8'],
    ['M0 0A9 9 0 0 1 5 5Z', 'M0 0 A9 9 0 0 1 5 5 Z'],
  ])('%s as %s', (d, words) => expect(said(outlineIn(d))).toBe(words));

  it('by its points, many of them in lines of eight', () => {
    expect(said(pointsIn('1 2 3 4'))).toBe('1,2 3,4');
    const nine = Array.from({ length: 18 }, (_, i) => i).join(' ');
    expect(said(pointsIn(nine))).toBe(
      '9 items\n    0,1 2,3 4,5 6,7 8,9 10,11 12,13 14,15\n    16,17',
    );
  });
});
