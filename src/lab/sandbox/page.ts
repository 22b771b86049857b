import { policyMeta } from '#trace/source/policy.ts';
import { scriptFile } from '#trace/source/script-file.ts';
import { hash } from '#trace/source/script-hash.ts';

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
  const scripts = inWorker.map(scriptFile);
  const prelude = `(()=>{'use strict';\n${scripts.join('\n')}\nreturn begin})()`;
  const script = `const prelude=${quote(prelude)};\n${scriptFile('lab/sandbox/frame')}`;
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
export const inAttribute = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** As a string in a script of a page, where "</" could end the script. */
export function quote(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
