import { policyMeta } from './policy.ts';
import type { Program } from './program.ts';
import { page, scriptOf } from './program-html.ts';
import { scriptFile } from './script-file.ts';
import { hash } from './script-hash.ts';

/** In a chapter it has the page's background, and a vertical swipe still scrolls the page. */
export const frameStyle = `
  html { background: transparent; overflow: hidden; }
  body { margin: 0; }
  canvas { display: block; width: 100%; touch-action: pan-y; }
  canvas:focus-visible { outline: 2px solid; outline-offset: -2px; }
`;

/** Returns the page for a frame in a chapter, where the host sends its animation frames. */
export function programFrame(program: Program): string {
  // In a block, because the program may declare the same names.
  const files = ['lab/program/program-clock', 'site/client/program-frame'].map(scriptFile);
  const before = `\n{\n${files.join('\n')}\n}\n`;
  const scripts = [before, scriptOf(program)].map(hash).join(' ');
  return page(program, {
    style: frameStyle,
    policy: policyMeta(`script-src ${scripts}; style-src ${hash(frameStyle)}`),
    before: `<script>${before}</script>\n`,
    // In a chapter a program receives keys only after the reader focuses it.
    focus: '',
  });
}
