import { expect, it } from 'vitest';
import type { Journey } from '../journey.ts';

/** The fonts, cut down and without their names, are good enough for the engine. */
export function fontsLoad(journey: Journey): void {
  it('sets text, code and formulas in our fonts', async () => {
    await journey.open('voronoi-regions/');
    const statuses = await journey.driver.evaluate(async () => {
      // What stands in until they are here is a font of the reader's own, if there is such a one.
      const faces = [...document.fonts].filter(({ family }) => !/fallback/.test(family));
      // One that cannot be read is refused here, and tells it by its status.
      await Promise.allSettled(faces.map((face) => face.load()));
      return faces.map(({ family, weight, style, status }) => [family, weight, style, status]);
    });
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter(([, , , status]) => status !== 'loaded')).toEqual([]);
    expect(await journey.problems()).toEqual([]);
  });
}
