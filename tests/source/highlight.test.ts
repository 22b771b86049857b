import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { symbols } from '#figure/symbol-table.ts';
import { highlight } from '#trace/source/highlight.ts';
import { fileText, functions, library } from '../support/library.ts';

const shown = ['p', 'c', 'r'];
const files = [...new Set(functions.map(({ file }) => file))];

/** The text that a browser shows for a line. */
const { document } = new Window();

function textOf(html: string): string {
  document.body.innerHTML = `<pre>${html}</pre>`;
  return document.querySelector('pre')!.textContent ?? '';
}

/** The styled pieces of each line: style and text. */
function marks(source: string, names = shown): (readonly [string, string])[] {
  document.body.innerHTML = `<pre>${highlight(source, names).join('\n')}</pre>`;
  return [...document.querySelectorAll('pre *')].map((element) => [
    element.getAttribute('data-symbol') ?? (element.className || 'keyword'),
    element.textContent ?? '',
  ]);
}

/** Whether a text is preserved exactly, and each line closes its elements. */
function isKept(source: string, names: readonly string[]): boolean {
  const lines = highlight(source, names);
  const isAlone = (line: string) =>
    (line.match(/<(b|span)\b/g) ?? []).length === (line.match(/<\/(b|span)>/g) ?? []).length &&
    !/[<>]/.test(line.replaceAll(/<\/?(b|span)\b[^<>]*>/g, ''));
  return textOf(lines.join('\n')) === source && lines.every(isAlone);
}

test('every function is kept to the letter, whatever symbols are shown', () => {
  expect(functions.length).toBeGreaterThan(70);
  for (const names of [[], shown, Object.keys(symbols)]) {
    const changed = functions.filter(({ text }) => !isKept(text, names));
    expect(changed.map(({ name }) => name)).toEqual([]);
  }
});

test('every file is kept to the letter', () => {
  expect(files.length).toBeGreaterThan(70);
  expect(files.filter((file) => !isKept(fileText(file), shown))).toEqual([]);
});

test('text that looks like HTML stays text', () => {
  const source = 'const a = "<b>&amp;</b>" < 1 && b > 2; // <script>';
  expect(isKept(source, shown)).toBe(true);
  expect(highlight(source, shown).join('')).not.toContain('<script');
});

test('a name can stand for another symbol than elsewhere', () => {
  const source = 'f(point, center)';
  expect(marks(source, ['p'])).toContainEqual(['p', 'point']);
  expect(marks(source, ['c=point', 'p'])).toEqual([['c', 'point']]);
});

describe('pointInCircle', () => {
  const { text } = library.findFunction('pointInCircle');
  const found = marks(text);

  test('has p, c and r in their colours wherever they are meant', () => {
    const of = (symbol: string) =>
      found.filter(([style]) => style === symbol).map(([, code]) => code);
    expect(of('p')).toEqual(['point', 'point', 'point']);
    expect(of('c')).toEqual(['center', 'center', 'center']);
    expect(of('r')).toEqual(['radius', 'radius', 'radius', 'radius']);
  });

  test('has its keywords bold, and not its types', () => {
    const keywords = found.filter(([style]) => style === 'keyword').map(([, code]) => code);
    expect(keywords).toEqual(['export', 'function', 'const', 'const', 'const', 'return']);
  });

  test('has its doc comment grey, line by line', () => {
    const comments = found.filter(([style]) => style === 'comment').map(([, line]) => line);
    expect(comments.join('\n')).toBe(/\/\*\*.*?\*\//s.exec(text)![0]);
  });

  test('without symbols to show has none', () => {
    expect(marks(text, []).map(([style]) => style)).not.toContain('p');
  });

  test('a look is that of the role of the symbol', () => {
    expect(highlight('point', ['p'])).toEqual([
      '<b class="symbol-point" data-symbol="p">point</b>',
    ]);
  });
});

describe('what a name stands for', () => {
  test('a listing may have its own name for a symbol', () => {
    expect(highlight('point.x - center', ['c=point'])).toEqual([
      '<b class="symbol-circle" data-symbol="c">point</b>.x - center',
    ]);
  });

  test('a chain is one symbol; a member of something else is none', () => {
    expect(marks('circle.center.x + other.radius')).toEqual([['c', 'circle.center']]);
    expect(marks('circle.radius * radius')).toEqual([
      ['r', 'circle.radius'],
      ['r', 'radius'],
    ]);
  });
});

describe('comments', () => {
  const commentsOf = (source: string) =>
    marks(source)
      .filter(([style]) => style === 'comment')
      .map(([, text]) => text);

  test.each([
    ['a; // one', ['// one']],
    ['/* one */ a; /* two */', ['/* one */', '/* two */']],
    ['"// none" + \'/* none */\'', []],
    ['`// none`', []],
    ['a / b; // one', ['// one']],
  ])('in %s', (source, expected) => {
    expect(commentsOf(source)).toEqual(expected);
  });

  test('are not seen in a text with a value in it', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read, not run.
    expect(commentsOf('`${a}//none`')).toEqual([]);
  });

  test('are seen after a text with a value in it', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be read, not run.
    expect(commentsOf('f(`${a}`);\n// one')).toEqual(['// one']);
  });
});
