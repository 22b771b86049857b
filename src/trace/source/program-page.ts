import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '#figure/symbols.ts';
import { hash } from '#trace/source/script-hash.ts';
import { policyMeta, policyToTakeHome } from './policy.ts';
import type { Program } from './program.ts';
import { withoutTypes } from './without-types.ts';

/** The size of every program's world, its canvas: twice that of its place in a chapter, for sharp screens. */
export const canvasSize = { width: 1280, height: 800 };

const { width, height } = canvasSize;

/** As large as the window allows. */
const style = `
  html { color-scheme: light dark; }
  body { margin: 0; height: 100dvh; display: grid; place-items: center; }
  canvas { width: min(100vw, 100dvh * ${width / height}); touch-action: none; box-shadow: 0 0 0 1px #8888; }
`;

/** In a chapter it has the page's background, and a vertical swipe still scrolls the page. */
const frameStyle = `
  html { background: transparent; overflow: hidden; }
  body { margin: 0; }
  canvas { display: block; width: 100%; touch-action: pan-y; }
  canvas:focus-visible { outline: 2px solid; outline-offset: -2px; }
`;

/** Returns a program as one page that runs on a double click. */
export function programPage(program: Program): string {
  return page(program, { style, policy: policyToTakeHome, before: '', focus: ' autofocus' });
}

/** Returns the page for a frame in a chapter, where the host sends its animation frames. */
export function programFrame(program: Program): string {
  const path = join(process.cwd(), 'src/site/client/program-frame.ts');
  const before = `\n${withoutTypes(readFileSync(path, 'utf8'))}\n`;
  const scripts = [before, scriptOf(program)].map(hash).join(' ');
  return page(program, {
    style: frameStyle,
    policy: policyMeta(`script-src ${scripts}; style-src ${hash(frameStyle)}`),
    before: `<script>${before}</script>\n`,
    // In a chapter a program receives keys only after the reader focuses it.
    focus: '',
  });
}

interface Parts {
  readonly style: string;
  readonly policy: string;
  readonly before: string;
  /** What gives its keys to a program at once. */
  readonly focus: string;
}

/** Whether it listens to keys, while its canvas has the focus. */
export function hasKeys({ javascript }: Program): boolean {
  return javascript.includes('canvas.onkeydown');
}

function page(program: Program, { style, policy, before, focus }: Parts): string {
  const title = escapeHtml(program.title);
  // An application receives all keys, even with a screen reader. Without keys it is only a picture.
  const role = hasKeys(program) ? `role="application" tabindex="0"${focus}` : 'role="img"';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policy}
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
</head>
<body>
<canvas width="${width}" height="${height}" ${role} aria-label="${title}"></canvas>
${before}<script>${scriptOf(program)}</script>
</body>
</html>
`;
}

function scriptOf({ name, javascript }: Program): string {
  // The HTML parser would end the script there.
  if (/<\/script|<!--/i.test(javascript))
    throw new Error(
      `${name}.ts contains </script or <!--. Split it, for example into '<' and '/script'.`,
    );
  return `\n${javascript}`;
}
