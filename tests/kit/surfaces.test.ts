import { expect, test } from 'vitest';
import { Stage } from '#kit/stage.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';
import { TextSurface } from '#kit/surface/text-surface.ts';
import { parse } from '../support/drawing.ts';
import { rule } from '../support/rule.ts';
import { size, surfaceCases, world } from '../support/surface-cases.ts';

// The same marks as elements and as text.

function asElements(draw: (stage: Stage) => void): SVGSVGElement {
  const svg = parse('<svg class="drawing"></svg>');
  const stage = new Stage(new SvgSurface(svg), world, size);
  stage.pass(() => draw(stage));
  return svg;
}

function asText(draw: (stage: Stage) => void): string {
  const surface = new TextSurface({ class: 'drawing' });
  const stage = new Stage(surface, world, size);
  stage.pass(() => draw(stage));
  return surface.text;
}

rule('a mark is the same as text and as elements', surfaceCases, ({ draw }) => {
  const svg = asElements(draw);
  expect(svg.querySelector('[data-key]')).not.toBeNull();
  expect(asText(draw)).toBe(svg.outerHTML);
  expect(parse(asText(draw)).outerHTML).toBe(svg.outerHTML);
});

test('all marks together, as text and as elements', () => {
  const draw = (stage: Stage) => {
    for (const { draw } of surfaceCases) draw(stage);
  };
  expect(asText(draw)).toBe(asElements(draw).outerHTML);
});

test('text shows the last pass only, over what lies under all marks', () => {
  const surface = new TextSurface({}, '<path class="floor"></path>');
  const stage = new Stage(surface, world, size);
  stage.pass(() => stage.dot('one', 'point', { x: 0, y: 0 }, 5));
  stage.pass(() => stage.dot('two', 'point', { x: 0, y: 0 }, 5, 'ground'));
  expect(surface.text).toContain('<path class="floor"></path><circle data-key="two"');
  expect(surface.text).not.toContain('one');
});

test('a capsule is the same arc whichever way it lies', () => {
  for (let i = 0; i < 360; i += 7) {
    const angle = (i * Math.PI) / 180;
    const to = { x: 9 * Math.cos(angle), y: 9 * Math.sin(angle) };
    const text = asText((stage) => stage.capsule('a', 'c', { x: 0, y: 0 }, to, 2, 'ground'));
    expect(text.match(/A20 20 0 0 0 /g)).toHaveLength(2);
  }
});
