import { describe, expect, test } from 'vitest';
import { unknownName } from '#figure/nearest-names.ts';
import { splitSymbol, symbols } from '#figure/symbol-table.ts';
import { escapeHtml, findSymbol, symbolHtml, withSymbols } from '#figure/symbols.ts';
import { mathIn } from '../support/chapters.ts';
import { rule } from '../support/rule.ts';

const roles = ['circle', 'point', 'shape', 'normal', 'distance', 'plain'];

const all = Object.entries(symbols).map(([name, symbol]) => ({ name, symbol }));

rule('a symbol is a small letter with a role and a meaning', all, ({ name, symbol }) => {
  expect(name).toMatch(/^[a-zα](_[0-9]|')?$/);
  expect(roles).toContain(symbol.role);
  expect(symbol.meaning).toMatch(/\S/);
  expect(findSymbol(name)).toBe(symbol);
  // A meaning may name other symbols.
  for (const other of mathIn(symbol.meaning)) expect(Object.keys(symbols)).toContain(other);
});

test('a name in code belongs to one symbol', () => {
  const codes = all.flatMap(({ symbol }) => [...symbol.code]);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
});

describe('an unknown symbol', () => {
  test.each(['z', '', 'P', 'pp', '__proto__', 'constructor', 'toString'])('%s', (name) => {
    expect(() => findSymbol(name)).toThrow(`Expected the name of a symbol, found "${name}".`);
  });

  test('fails where words are made ready for the page', () => {
    expect(() => symbolHtml('z')).toThrow('found "z"');
    expect(() => withSymbols('Drag $z$')).toThrow('found "z"');
  });
});

test('symbols between dollar signs become elements; the rest is text', () => {
  expect(withSymbols('Drag $p$ & <b>$c_x$</b>')).toBe(
    'Drag <i class="symbol point" data-symbol="p">p</i> &amp; &lt;b&gt;' +
      '<i class="symbol circle" data-symbol="c">c<sub>x</sub></i>&lt;/b&gt;',
  );
  expect(withSymbols('')).toBe('');
  expect(withSymbols('5 $ only')).toBe('5 $ only');
});

test.each([
  ['c', 'c', 'c', ''],
  ['c_1', 'c_1', 'c₁', ''],
  ['v_0', 'v_0', 'v₀', ''],
  ['v_9', 'v_9', 'v₉', ''],
  ['c_x', 'c', 'c', 'x'],
  ['c.y', 'c', 'c', 'y'],
  ['c_1.y', 'c_1', 'c₁', 'y'],
  ["p'", "p'", 'p′', ''],
  ["p'.x", "p'", 'p′', 'x'],
])('%s is the symbol %s, drawn as %s with %o below', (name, base, letters, coordinate) => {
  expect(splitSymbol(name)).toMatchObject({ base, letters, coordinate });
});

test('escapeHtml leaves no character that HTML would read', () => {
  expect(escapeHtml('<a href="x">&amp;</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;',
  );
});

describe('unknownName', () => {
  const known = ['pointInCircle', 'boundingBox', 'distance', 'ulp'];

  test('tells what was wanted, what was found, and the three nearest, nearest first', () => {
    expect(unknownName('a function', 'pointInCircel', known).message).toBe(
      'Expected the name of a function, found "pointInCircel". ' +
        'The nearest names are "pointInCircle", "distance", "boundingBox".',
    );
  });

  test('does not mind capitals', () => {
    expect(unknownName('a function', 'ULP', known).message).toContain('names are "ulp",');
  });

  test('says so where there are none', () => {
    expect(unknownName('a preset', 'x', []).message).toBe(
      'Expected the name of a preset, found "x". No such names exist.',
    );
  });

  test('leaves the list as it was', () => {
    const list = [...known];
    unknownName('a function', 'u', list);
    expect(list).toEqual(known);
  });
});
