import { describe, expect, it } from 'vitest';
import { IntegerKinds } from '#translate/integer-kinds.ts';
import { translatedLibrary } from '#translate/library.ts';
import { withLoopsOverItems } from '#translate/loops-over-items.ts';

const libraryOf = (text: string) => translatedLibrary([{ name: 'extra.ts', text }], ['extra']);

describe('a loop over all of a list', () => {
  const kindsOf = (body: string): string[] => {
    const text = `export function extra(a: readonly number[]): number {\n${body}\n}`;
    return withLoopsOverItems(libraryOf(text).functions.get('extra')!).body.map((one) =>
      one.kind === 'each' ? `each ${one.name} ${one.index}` : one.kind,
    );
  };

  it('asks for its items, and for the index only where that is used', () => {
    expect(
      kindsOf(`let sum = 0;
        for (let i = 0; i < a.length; i += 1) { const x = a[i]!; sum += x / 2; }
        for (let i = 0; i < a.length; i += 1) { const x = a[i]!; sum += x * i; }
        return sum;`),
    ).toEqual(['let', 'each x null', 'each x i', 'return']);
  });

  it('keeps no length that nothing else asks for', () => {
    const loop = 'for (let i = 0; i < n; i += 1) { const x = a[i]!; sum += x / 2; }';
    const text = `const n = a.length;\nlet sum = 0;\n${loop}`;
    expect(kindsOf(`${text}\nreturn sum;`)).toEqual(['let', 'each x null', 'return']);
    expect(kindsOf(`${text}\nreturn sum / n;`)).toEqual(['let', 'let', 'each x null', 'return']);
  });

  it('stays as it is where it begins later, or takes another item', () => {
    expect(
      kindsOf(`let sum = 0;
        for (let i = 1; i < a.length; i += 1) { const x = a[i]!; sum += x / 2; }
        for (let i = 0; i < a.length; i += 1) { const x = a[0]!; sum += x / 2; }
        return sum;`),
    ).toEqual(['let', 'count', 'count', 'return']);
  });
});

describe('an integer', () => {
  const kinds = (body: string, ...names: string[]): string[] => {
    const text = `export function extra(a: readonly number[]): number {\n${body}\n}`;
    const of = new IntegerKinds(libraryOf(text), () => true);
    return names.map((name) => of.kind(`extra/${name}`));
  };

  it('counts if it numbers items and is never below 0', () => {
    const body = `let at = 0;
      let before = -1;
      let turns = 0;
      for (let i = 1; i < a.length; i += 1) {
        if (a[i]! < a[at]!) { before = at; at = i; }
        turns += 2;
      }
      return before < 0 ? turns : a[before]!;`;
    expect(kinds(body, 'at', 'i', 'before', 'turns')).toEqual([
      'count',
      'count',
      'integer',
      'integer',
    ]);
  });

  it('wraps round if it comes from a product of 32 bits', () => {
    const body = `const one = Math.imul(a.length, 2654435761);
      const other = one ^ (one >>> 15);
      return a[other & 7]!;`;
    expect(kinds(body, 'one', 'other')).toEqual(['wrapped', 'wrapped']);
  });

  it('is of one kind wherever functions of the library hand it on', () => {
    const of = new IntegerKinds(translatedLibrary(), () => true);
    expect(of.kind('IntersectingPair.i')).toBe('count');
    expect(of.kind('Feature.index')).toBe('count');
    expect(of.kind('winding/')).toBe('integer');
    expect(of.kind('MoveOptions.maxSlides')).toBe('integer');
    // A sum truncated to 32 bits is an integer again.
    expect(of.kind('listOf/far')).toBe('integer');
  });
});
