import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../content/docs/', import.meta.url);

interface Page {
  readonly name: string;
  readonly text: string;
}

/** The folders of all chapters in reading order, by the `order` in the head of their pages. */
export function chaptersInOrder(pages: readonly Page[] = pagesOfFolders()): string[] {
  const orders = new Map<number, string>();
  for (const { name, text } of pages) {
    const head = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
    // Only a chapter has an idea.
    if (!/^idea:/m.test(head)) continue;
    const order = Number(/^order: (\d+)$/m.exec(head)?.[1]);
    const at = `src/content/docs/${name}/index.mdx:2:`;
    if (!(order > 0)) {
      throw new Error(`${at} a chapter needs its place in the book, such as "order: 45".`);
    }
    const other = orders.get(order);
    if (other) throw new Error(`${at} order ${order} is already the order of ${other}.`);
    orders.set(order, name);
  }
  return [...orders].sort(([a], [b]) => a - b).map(([, name]) => name);
}

function pagesOfFolders(): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/index.mdx'))
    .map((path) => ({
      name: path.slice(0, -'/index.mdx'.length),
      text: readFileSync(new URL(path, folder), 'utf8'),
    }));
}
