import { expect, it } from 'vitest';
import { translatedLibrary } from '#translate/library.ts';
import { safeDivisions } from '#translate/safe-divisions.ts';

// Divisions that are proved never to divide by 0.

const bodies: readonly [string, string, boolean][] = [
  ['a number', 'return a / 2;', true],
  ['anything', 'return a / b;', false],
  ['what was asked to be above 0', 'if (b > 0) return a / b;\n  return 0;', true],
  ['what was asked to be 0 or more', 'if (b >= 0) return a / b;\n  return 0;', false],
  ['what is left after a way out', 'if (b === 0) return 0;\n  return a / b;', true],
  ['NaN, or no less than a bound', 'if (b < 1e-9) return 0;\n  return a / b;', true],
  ['what one of two tests rules out', 'if (b > 0 || a > 0) return a / b;\n  return 0;', false],
  ['what both tests rule out', 'if (a > 0 && b > 0) return a / b;\n  return 0;', true],
  ['the root of what is not 0', 'if (b === 0) return 0;\n  return a / Math.sqrt(b);', true],
  ['more than something above 0', 'if (a > 0 && a < b) return a / b;\n  return 0;', true],
  ['what may have changed since', 'if (b === 0) return 0;\n  b -= a;\n  return a / b;', false],
  [
    'what a loop changes',
    'let c = 1;\n  if (c === 0) return 0;\n  let d = 0;\n  while (d < 9) {\n    d += a / c;\n    c -= 1;\n  }\n  return d;',
    false,
  ],
  [
    'what another test of two has settled',
    'if (a > 0 && a >= b) return 0;\n  if (a > 0) return a / b;\n  return 0;',
    true,
  ],
];

it('is proved to be safe where it is, and nowhere else', () => {
  const faults = bodies.flatMap(([what, body, isSafe]) => {
    const text = `export function extra(a: number, b: number): number {\n  ${body}\n}`;
    const library = translatedLibrary([{ name: 'extra.ts', text }], ['extra']);
    const { size } = safeDivisions(library.functions.get('extra')!, library);
    return size === (isSafe ? 1 : 0) ? [] : [`by ${what}: ${size} safe divisions`];
  });
  expect(faults).toEqual([]);
});
