import { policyToTakeHome } from '#trace/source/policy.ts';
import { inScript, javascriptOf } from './export-script.ts';
import runtime from './page-runtime.ts?raw';
import type { FunctionCall } from './scene.ts';

interface Page {
  readonly title: string;
  /** The library functions, as JavaScript. */
  readonly library: string;
  /** The cells as JavaScript, from top to bottom. */
  readonly cells: readonly string[];
  readonly shapes: Readonly<Record<string, object>>;
  readonly call: FunctionCall;
}

const style = `
  html { color-scheme: light dark; font: 18px system-ui, sans-serif; }
  body { display: grid; gap: 0.5rem; width: min(100%, 60rem); margin: 1rem auto; }
  canvas { width: 100%; touch-action: none; box-shadow: 0 0 0 1px #8888; color: CanvasText; }
  code, output { font-family: ui-monospace, monospace; }
`;

/** Returns one self-contained HTML file that runs when opened from disk. */
export function page({ title, library, cells, shapes, call: asked }: Page): string {
  const call = `${asked.fn}(${asked.inputs.join(', ')})`;
  const script = [
    library,
    javascriptOf(runtime),
    `const shapes = ${JSON.stringify(shapes, null, 2)};`,
    `const given = ${JSON.stringify(asked.inputs)};`,
    `runPage(shapes, given, () => {\n${nested(cells, asked.fn)}\n});`,
  ];
  const text = inScript(`(() => {\n'use strict';\n${script.join('\n\n')}\n})();`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${policyToTakeHome}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
<canvas width="1920" height="1280"></canvas>
<p><code>${escaped(call)}</code> is <output></output>. Drag the shapes, a corner or a rim.</p>
<script>
${text}
</script>
</html>
`;
}

/** Nests the cells, so that each sees those above it and may declare the same name again. */
function nested([first, ...below]: readonly string[], fn: string): string {
  if (first === undefined) return `return ${fn};`;
  if (below.length === 0) return `${first}\n\nreturn ${fn};`;
  return `${first}\n\nreturn (() => {\n${nested(below, fn)}\n})();`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
