import { escapeHtml } from '#figure/symbols.ts';
import { policyToTakeHome } from './policy.ts';

/** The size of every program's world, its canvas: twice that of its place in a chapter, for sharp screens. */
export const canvasSize = { width: 1280, height: 800 };

const { width, height } = canvasSize;

/** As large as the window allows. */
const style = `
  html { color-scheme: light dark; }
  body { margin: 0; height: 100dvh; display: grid; place-items: center; }
  canvas { width: min(100vw, 100dvh * ${width / height}); touch-action: none; box-shadow: 0 0 0 1px #8888; }
`;

/** A program to put into a page. */
export interface ProgramScript {
  readonly name: string;
  readonly title: string;
  readonly javascript: string;
  /** Whether its names are private, so that it may use names of the browser for its own. */
  readonly isModule?: boolean;
}

/** Returns a program as one page that runs on a double click. */
export function programPage(program: ProgramScript): string {
  return page(program, { style, policy: policyToTakeHome, before: '', focus: ' autofocus' });
}

export interface PageParts {
  readonly style: string;
  readonly policy: string;
  readonly before: string;
  /** What gives its keys to a program at once. */
  readonly focus: string;
}

/** Whether it listens to keys, while its canvas has the focus. */
export function hasKeys({ javascript }: Pick<ProgramScript, 'javascript'>): boolean {
  return listensToKeys(javascript);
}

export const listensToKeys = (code: string): boolean => /key(down|up)/.test(code);

export function page(program: ProgramScript, { style, policy, before, focus }: PageParts): string {
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
${before}<script${program.isModule ? ' type="module"' : ''}>${scriptOf(program)}</script>
</body>
</html>
`;
}

export function scriptOf({ name, javascript }: ProgramScript): string {
  // The HTML parser would end the script there.
  if (/<\/script|<!--/i.test(javascript))
    throw new Error(
      `${name}.ts contains </script or <!--. Split it, for example into '<' and '/script'.`,
    );
  return `\n${javascript}`;
}
