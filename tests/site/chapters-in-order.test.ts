import { expect, test } from 'vitest';
import { chaptersInOrder } from '#site/chapters-in-order.ts';

const page = (name: string, head: string) => ({ name, text: `---\n${head}\n---\ntext` });
const first = page('first', 'title: First\nidea: This.\norder: 10');

test('chapters stand in their order, and pages without an idea are none', () => {
  const second = page('second', 'idea: That.\norder: 20');
  expect(chaptersInOrder([second, page('reference', 'question: Where?'), first])).toEqual([
    'first',
    'second',
  ]);
});

test('a chapter without an order, or with that of another, is named', () => {
  const without = page('without', 'idea: That.');
  expect(() => chaptersInOrder([first, without])).toThrow(
    'src/content/docs/without/index.mdx:2: a chapter needs its place',
  );
  const same = page('same', 'idea: That.\norder: 10');
  expect(() => chaptersInOrder([first, same])).toThrow('order 10 is already the order of first');
});

test('the book begins with its first chapter', () => {
  expect(chaptersInOrder().slice(0, 2)).toEqual(['start-here', 'point-and-circle']);
});
