import { expect, test } from 'vitest';
import { Book } from '#site/book.ts';
import { frontmatter } from '#site/frontmatter.ts';
import { chapters as written } from '../support/chapters.ts';

// The other pages that the list of contents expects are those of the site.
const others = written.map(({ name }) => ({ id: name, data: { title: name } }));
const chapter = (id: string, order: number) => ({ id, data: { title: `About ${id}`, order } });
const bookOf = (...chapters: ReturnType<typeof chapter>[]) =>
  new Book([...chapters, ...others], '/base/');

test('chapters are in their order and numbered from 1, and other pages have no number', () => {
  const book = bookOf(chapter('second', 20), chapter('first', 10));
  expect(book.chapters.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(book.chapterNumber('second')).toBe(2);
  expect(book.chapterNumber('sources')).toBeNull();
  expect(book.chapterNumber(undefined)).toBeNull();
});

test('two chapters with the same order are named', () => {
  expect(() => bookOf(chapter('first', 10), chapter('same', 10))).toThrow(
    'same and first both have the order 10',
  );
});

test('a link has the title and the address of its page', () => {
  const book = bookOf(chapter('first', 10));
  expect(book.linkTo('first')).toMatchObject({ label: 'About first', href: '/base/first/' });
  expect(book.linkTo('reference/types').href).toBe('/base/reference/types/');
});

test('a link to a page that does not exist fails and names similar pages', () => {
  expect(() => bookOf(chapter('first', 10)).linkTo('frist')).toThrow(
    /a page of the book, found "frist".*"first"/,
  );
});

test('a chapter without its question, idea, order or day fails', () => {
  const page = { title: 'First', description: 'A chapter.' };
  const whole = { ...page, question: 'Why?', idea: 'So.', order: 10, published: new Date(0) };
  expect(frontmatter.safeParse(page).success).toBe(true);
  expect(frontmatter.safeParse(whole).success).toBe(true);
  for (const name of ['question', 'idea', 'order', 'published']) {
    const { error } = frontmatter.safeParse({ ...whole, [name]: undefined });
    expect(error?.issues[0]?.message).toBe(`A chapter needs "${name}".`);
  }
});
