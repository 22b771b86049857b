import { describe, expect, it } from 'vitest';
import {
  after,
  either,
  group,
  hardLine,
  indent,
  line,
  listed,
  setInLines,
} from '#translate/layout.ts';

const set = (width: number, ...docs: Parameters<typeof group>) => setInLines(docs, width, '  ');

describe('text in lines', () => {
  const call = listed('f(', ['one', 'two', 'three'], ')');

  it('stands in one line if it fits, to the last letter', () => {
    expect(set(18, call)).toBe('f(one, two, three)');
    expect(set(17, call)).toBe('f(\n  one,\n  two,\n  three\n)');
  });

  it('counts what follows on the same line', () => {
    expect(set(18, call, ';')).toBe('f(\n  one,\n  two,\n  three\n);');
    expect(set(18, call, hardLine, 'more and more and more')).toBe(
      'f(one, two, three)\nmore and more and more',
    );
  });

  it('breaks outer groups before inner ones', () => {
    const nested = listed('g(', [listed('f(', ['one', 'two'], ')'), 'three'], ')');
    expect(set(14, nested)).toBe('g(\n  f(one, two),\n  three\n)');
  });

  it('writes what a broken group wants', () => {
    const list = listed('[', ['one', 'two'], ']', ',');
    expect(set(20, list)).toBe('[one, two]');
    expect(set(6, list)).toBe('[\n  one,\n  two,\n]');
    expect(set(3, group(either('', '('), indent(line, 'a'), either('', ')')), 'b')).toBe(' ab');
    expect(set(2, group(either('', '('), indent(line, 'a'), either('', ')')), 'b')).toBe(
      '(\n  a)b',
    );
  });

  it('leaves no space at the end of a line', () => {
    expect(set(3, group('abc ', line, 'def'))).toBe('abc\ndef');
  });

  it('leaves lines empty between parts', () => {
    expect(set(9, 'one', indent(hardLine, hardLine, 'two'))).toBe('one\n\n  two');
  });

  it('sets what is after a sign in its line, else in the next, else in its line and broken', () => {
    const given = ['a =', after(call), ';'];
    expect(set(23, ...given)).toBe('a = f(one, two, three);');
    expect(set(22, ...given)).toBe('a =\n  f(one, two, three);');
    expect(set(20, ...given)).toBe('a = f(\n  one,\n  two,\n  three\n);');
  });
});
