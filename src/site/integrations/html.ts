import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

// Scripting counts as off, so the contents of <noscript> are parsed too.
export function parsePage(html: string): Tree.Document {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
}

/** All nodes below `node` in document order, the contents of templates included. */
export function* descendants(
  node: Tree.Node,
  enter: (element: Tree.Element) => boolean = () => true,
): Generator<Tree.ChildNode> {
  const parent = 'content' in node ? node.content : node;
  if (!('childNodes' in parent)) return;
  for (const child of parent.childNodes) {
    if ('tagName' in child && !enter(child)) continue;
    yield child;
    yield* descendants(child, enter);
  }
}

export function* elements(node: Tree.Node): Generator<Tree.Element> {
  for (const child of descendants(node)) if ('tagName' in child) yield child;
}

export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(element: Tree.Element): string {
  let text = '';
  for (const child of descendants(element)) if ('value' in child) text += child.value;
  return text;
}

/** Returns where the first insertion may go: right after the charset, which must precede it. */
export function startOfHead(document: Tree.Document): number {
  let start = 0;
  for (const element of elements(document)) {
    if (element.tagName === 'head') {
      start = element.sourceCodeLocation?.startTag?.endOffset ?? start;
    } else if (element.tagName === 'meta' && attribute(element, 'charset') !== undefined) {
      return element.sourceCodeLocation?.endOffset ?? start;
    }
  }
  if (start > 0) return start;
  // On a bare page, such as a redirect, after the doctype. Text before it causes quirks mode.
  return document.childNodes[0]?.sourceCodeLocation?.endOffset ?? 0;
}

export async function filesIn(dir: URL, extension: string): Promise<URL[]> {
  const names = await readdir(dir, { recursive: true });
  return names
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => new URL(name.replaceAll('\\', '/'), dir));
}

/** Programs to download and the sandbox are complete as they are, and are not pages of the site. */
const isProgram = (file: URL) =>
  /\/(programs\/(frame\/)?[\w-]+|sandbox(-program)?)\.html$/.test(file.pathname);

/** The built pages of the site. */
export async function pagesIn(dir: URL): Promise<URL[]> {
  return (await filesIn(dir, '.html')).filter((file) => !isProgram(file));
}

/** Changes the built pages only at the `edits`; every other byte stays. */
export async function editPages(
  dir: URL,
  edits: (document: Tree.Document, html: string) => Edit[],
): Promise<void> {
  for (const file of await pagesIn(dir)) {
    const html = await readFile(file, 'utf8');
    let result = html;
    const fromTheEnd = edits(parsePage(html), html).sort((a, b) => b.start - a.start);
    for (const { start, end, text } of fromTheEnd) {
      result = result.slice(0, start) + text + result.slice(end);
    }
    if (result !== html) await writeFile(file, result);
  }
}
