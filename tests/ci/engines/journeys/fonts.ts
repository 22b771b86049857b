import { expect, it } from 'vitest';
import type { Journey } from '../journey.ts';

/** The engine can use the subset fonts without names. */
export function fontsLoad(journey: Journey): void {
  it('sets text, code and formulas in our fonts', async () => {
    await journey.open('voronoi-regions/');
    const statuses = await journey.driver.evaluate(async () => {
      // Fallback faces are local fonts, which may not exist.
      const faces = [...document.fonts].filter(({ family }) => !/fallback/.test(family));
      // The engine rejects an unreadable font, and reports it by its status.
      await Promise.allSettled(faces.map((face) => face.load()));
      return faces.map(({ family, weight, style, status }) => [family, weight, style, status]);
    });
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter(([, , , status]) => status !== 'loaded')).toEqual([]);
    expect(await journey.problems()).toEqual([]);
  });
}
