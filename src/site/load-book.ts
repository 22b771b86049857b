import { getCollection } from 'astro:content';
import { Book } from './book.ts';

export const loadBook = async (): Promise<Book> =>
  new Book(await getCollection('docs'), import.meta.env.BASE_URL);
