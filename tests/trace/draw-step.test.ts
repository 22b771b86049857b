import { expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import traced from '#lib/polygon-outline-intersects-circle.ts?trace';
import { link, run as runOf } from '#trace/program.ts';
import { analyse } from '#trace/run.ts';
import { drawStep, placesAt } from '#trace/ui/draw-step.ts';

// The places that a step knows, drawn into its figure.

const { circle, island: polygon } = figure.presets[0].state;
const far = { ...circle, center: { x: -1000, y: -1000 } };
const run = analyse(runOf(link(traced), 'polygonOutlineIntersectsCircle', [polygon, far]));

/** The names in the drawing of a step, by the place they stand at. */
function namesAt(step: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const mark of drawStep(run, step, figure)) {
    if (mark.kind !== 'label') continue;
    const place = `${mark.at.x} ${mark.at.y}`;
    found.set(place, [...(found.get(place) ?? []), mark.text]);
  }
  return found;
}

test('each place has one label, with all its names, at every step', () => {
  let shared = 0;
  run.steps.forEach((_, step) => {
    const names = [...placesAt(run, step).keys()].filter((name) => name !== 'c');
    const labels = [...namesAt(step).values()];
    expect(labels.every((texts) => texts.length === 1)).toBe(true);
    const written = labels.flat().flatMap((text) => text.split(', '));
    expect(written.sort()).toEqual(names.sort());
    if (labels.flat().includes('a, b') || labels.flat().includes('b, a')) shared += 1;
  });
  // After `a = b`, once an edge.
  expect(shared).toBeGreaterThan(polygon.length - 2);
});
