import { expect, test } from 'vitest';
import { numberWords, valueWords } from '#trace/words.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [3, '3'],
  [-2.7149, '−2.71'],
  [0.1 + 0.2, '0.3'],
  [0.01, '0.01'],
  [0.0099, '9.9e−3'],
  [-1e-7, '−1e−7'],
  [999_999, '999999'],
  [999_999.999, '1000000'],
  [1e6, '1000000'],
  [100_000_067.53, '100000067.5'],
  [-9_999_999_999, '−9999999999'],
  [1e10, '1e10'],
  [-1.26e21, '−1.3e21'],
  [5e-324, '4.9e−324'],
  [Number.MAX_VALUE, '1.8e308'],
  [Infinity, 'Infinity'],
  [-Infinity, '−Infinity'],
  [Number.NaN, 'NaN'],
])('the number %s is %s', (value, words) => {
  expect(numberWords(value)).toBe(words);
});

const point = { x: 3, y: -4 };
test.each<[unknown, string]>([
  [true, 'true'],
  [undefined, 'undefined'],
  [null, 'null'],
  ['text', '“text”'],
  ['a'.repeat(21), `“${'a'.repeat(20)}…”`],
  ['a\u202eb\u200bc\n', '“a�b�c�”'],
  [{ 'a\u202eb': null }, '{ a�b }'],
  [{ kind: '\u202ea' }, '�a'],
  [-12n, '−12'],
  [10n ** 12n, '13 digits'],
  [-(10n ** 11n), '−100000000000'],
  [-(10n ** 12n), '13 digits'],
  [() => 1, 'a function'],
  [Math.fround, 'Math.fround'],
  [point, '(3, −4)'],
  [{ center: point, radius: 2 }, '(3, −4) r 2'],
  [{ a: point, b: { x: 0, y: 1 } }, '(3, −4) to (0, 1)'],
  // A capsule, say: no value of a listing reads "undefined".
  [{ a: point, b: { x: 0, y: 1 }, radius: 9 }, '(3, −4) to (0, 1) r 9'],
  [{ kind: 'edge', index: 2 }, 'edge 2'],
  [{ kind: 'interior' }, 'interior'],
  [{ normal: point, depth: 0.5 }, 'depth 0.5'],
  [{ fraction: 0.25, normal: point }, 'fraction 0.25'],
  [{ face: 1, depth: -3 }, 'face 1, depth −3'],
  [{ p: 1, q: 2, r: 3 }, 'p 1, q 2, r 3'],
  [{ p: 1, q: point }, '{ p, q }'],
  [{ p: 1, q: 2, r: 3, s: 4 }, '{ p, q, r, … }'],
  [{ size: 1 }, '1 entry'],
  [{ size: 3 }, '3 entries'],
  [{ position: point, size: 3 }, '{ position, size }'],
  [{}, '{}'],
  [[], '0 items'],
  [[1], '[1]'],
  [[1, -2, 3], '[1, −2, 3]'],
  [[1, 2, 3, 4], '4 items'],
  [[point], '1 point'],
  [[point, point], '2 points'],
  [[{ center: point, radius: 1 }], '1 circle'],
  [[[1, 2]], '1 pair'],
  [[{ p: 1 }], '1 object'],
])('the value %o is %s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});
