import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyMeta } from '#trace/source/policy.ts';
import { hash } from '#trace/source/script-hash.ts';
import { withoutTypes } from '#trace/source/without-types.ts';

/** The files at the start of the worker's script, each after the files that it uses. */
const inWorker = [
  'trace/recorder',
  'lab/sandbox/grid',
  'lab/sandbox/language',
  'lab/sandbox/tamer',
  'lab/sandbox/worker',
];

/**
 * The page in which edited code runs, in a frame that has no origin. Its policy allows the frame's own
 * script and workers made of text: nothing that runs there can load, store or send anything. The frame
 * is part of the page's text, because a service worker answers for pages of the site, and not for a page
 * without an origin: a cell would need the network.
 */
export function sandboxPage(): string {
  const scripts = inWorker.map(scriptOf);
  const prelude = `(()=>{'use strict';\n${scripts.join('\n')}\nreturn begin})()`;
  const script = `const prelude=${quote(prelude)};\n${scriptOf('lab/sandbox/frame')}`;
  const head = `<!doctype html>
<meta charset="utf-8">
${policyMeta(`script-src ${hash(script)}; worker-src blob:`)}
<title>Sandbox</title>
`;
  const frame = inAttribute(`${head}<script>${script}</script>`);
  return `${head}<iframe sandbox="allow-scripts" title="Where edited code runs" srcdoc="${frame}"></iframe>
`;
}

/** As the text of an attribute. */
const inAttribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A file of src as a script. It imports only types, and no file imports it. */
function scriptOf(file: string): string {
  const text = withoutTypes(readFileSync(join(process.cwd(), 'src', `${file}.ts`), 'utf8'));
  if (/^import\b/m.test(text)) throw new Error(`src/${file}.ts imports more than types.`);
  return text.replaceAll(/^export (?=function|const)|^export \{\};$/gm, '');
}

/** As a string in a script of a page, where "</" could end the script. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
