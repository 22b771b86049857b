import { inAttribute, quote } from '#lab/sandbox/page.ts';
import { policyMeta } from '#trace/source/policy.ts';
import { frameStyle } from '#trace/source/program-frame.ts';
import { canvasSize } from '#trace/source/program-html.ts';
import { scriptFile } from '#trace/source/script-file.ts';
import { hash } from '#trace/source/script-hash.ts';

/** The files at the start of the worker's script, each after the files that it uses. */
const inWorker = ['lab/sandbox/language', 'lab/program/program-clock', 'lab/program/worker'];

const { width, height } = canvasSize;

const outerStyle = `
  html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; background: transparent; }
`;

/**
 * The page in which edited programs run, in a frame that has no origin, as in the sandbox's page. Its
 * policy allows the frame's own script and workers made of text.
 */
export function programSandboxPage(): string {
  const size = `const canvasWidth=${width},canvasHeight=${height};`;
  const scripts = [size, ...inWorker.map(scriptFile)];
  const prelude = `(()=>{'use strict';\n${scripts.join('\n')}\nreturn begin})()`;
  const script = `const prelude=${quote(prelude)};\n${scriptFile('lab/program/frame')}`;
  const page = (style: string, body: string) => `<!doctype html>
<meta charset="utf-8">
${policyMeta(`script-src ${hash(script)}; worker-src blob:; style-src ${hash(outerStyle)} ${hash(frameStyle)}`)}
<title>Sandbox</title>
<style>${style}</style>
${body}
`;
  const canvas = `<canvas width="${width}" height="${height}"></canvas>`;
  const frame = inAttribute(page(frameStyle, `${canvas}\n<script>${script}</script>`));
  return page(
    outerStyle,
    `<iframe sandbox="allow-scripts" title="Where the edited program runs" srcdoc="${frame}"></iframe>`,
  );
}
