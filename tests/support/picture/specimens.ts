import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { attribute, elements, parsePage } from '#site/integrations/html.ts';
import { sizes } from '../drawing.ts';
import { modelIn } from './shot.ts';

// One mark of each kind. Marks of the same name look the same.

/** The SVG of a mark by its name: "text.symbol circle". */
export type Specimens = ReadonlyMap<string, string>;

/** The attributes that stylesheets select, in addition to classes. */
const asked = ['data-role', 'data-kind'];

/** The marks of all figures in all presets, and of their maps. */
export function specimensOf(figures: readonly AnyFigure[]): Specimens {
  const found = new Map<string, string>();
  for (const figure of figures) {
    for (const { name, state } of figure.presets) {
      for (const size of sizes) {
        const svg = drawAtBuild(figure, size, { model: modelIn(figure, name) });
        for (const mark of elements(parsePage(svg))) {
          if (attribute(mark, 'data-key') !== undefined) add(found, mark);
        }
      }
      for (const { mark, style } of figure.truth?.(state)?.kinds ?? []) {
        found.set(`map ${style} ${mark}`, `<path class="truth ${mark} ${style}"/>`);
      }
    }
  }
  found.set('map arrows', '<path class="truth-arrows"/>');
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function add(found: Map<string, string>, mark: Tree.Element): void {
  const values = asked.map((name) => [name, attribute(mark, name)] as const);
  const symbol = attribute(mark, 'data-symbol');
  // The stylesheets select two handles by their symbols.
  const own = mark.tagName === 'g' && /^[uv]$/.test(symbol ?? '') ? symbol : undefined;
  const all = [...values, ['data-symbol', own] as const].filter(([, value]) => value !== undefined);
  const classes = attribute(mark, 'class') ?? '';
  const words = all.map(([, value]) => value);
  const name = [[mark.tagName, ...classes.split(' ')].filter(Boolean).join('.'), ...words];
  const attributes = [['class', classes] as const, ...all].map(
    ([key, value]) => `${key}="${value}"`,
  );
  const inside = [...elements(mark)].map(
    (child) => `<${child.tagName} class="${attribute(child, 'class')}"></${child.tagName}>`,
  );
  found.set(
    name.join(' '),
    `<${mark.tagName} ${attributes.join(' ')}>${inside.join('')}</${mark.tagName}>`,
  );
}
