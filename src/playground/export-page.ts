import { compile } from '#trace/compile.ts';
import runtime from './page-runtime.ts?raw';
import type { Asked } from './scene.ts';

interface Page {
  readonly title: string;
  /** Functions of the library, as JavaScript. */
  readonly library: string;
  readonly cells: string;
  readonly shapes: Readonly<Record<string, object>>;
  readonly asked: Asked;
}

const style = `
  html { color-scheme: light dark; font: 18px system-ui, sans-serif; }
  body { display: grid; gap: 0.5rem; width: min(100%, 60rem); margin: 1rem auto; }
  canvas { width: 100%; touch-action: none; box-shadow: 0 0 0 1px #8888; color: CanvasText; }
  code, output { font-family: ui-monospace, monospace; }
`;

/** One HTML file, without anything from elsewhere, that runs by double click. */
export function page({ title, library, cells, shapes, asked }: Page): string {
  const { code } = compile(runtime, { file: 'page-runtime.ts', probes: false });
  const call = `${asked.fn}(${asked.given.join(', ')})`;
  const script = [
    library,
    cells,
    `const shapes = ${JSON.stringify(shapes, null, 2)};`,
    `const given = ${JSON.stringify(asked.given)};`,
    code.replace(/;return\{.*\};\s*$/, ''),
    `runPage(shapes, given, ${asked.fn});`,
  ];
  // A script must not contain its own end.
  const text = script.join('\n\n').replaceAll(/<(?=\/script|!--)/gi, '\\x3C');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<canvas width="1920" height="1280"></canvas>
<p><code>${escaped(call)}</code> is <output></output>. Drag the shapes, a corner or a rim.</p>
<script>
(() => {
${text}
})();
</script>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
