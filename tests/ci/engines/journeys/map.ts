import { describe, expect, it } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-nearest-vertex.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** --hit-fill, --false-fill and --false-hatch of roles.css in the light theme. */
export const inks = ['188 220 204 255', '246 211 205 255', '192 31 58 255'];

export const canvas = `${reader.figureSelector(figure.name)} canvas.truth-map`;

export async function openMap(
  { driver, open }: Pick<Journey, 'driver' | 'open'>,
  size = reader.desktop,
) {
  await open('voronoi-regions/', size);
  await reader.startFigure(driver, figure.name);
  const state = () =>
    driver.evaluate((one) => document.querySelector<HTMLElement>(one)?.dataset.map, canvas);
  await reader.until(state).toBe('fine');
}

/** A map of a published test's faults, painted by a worker and counted in its legend. */
export function mapPaints({ driver, open, problems }: Journey, size: typeof reader.desktop) {
  describe('a map', () => {
    it('is painted in the colours of its legend', async () => {
      await openMap({ driver, open }, size);
      const { painted, colours } = await driver.evaluate((selector) => {
        const element = document.querySelector<HTMLCanvasElement>(selector)!;
        const { width, height } = element;
        const { data } = element.getContext('2d')!.getImageData(0, 0, width, height);
        const found = new Map<string, number>();
        for (let i = 0; i < data.length; i += 4) {
          const colour = data.slice(i, i + 4).join(' ');
          found.set(colour, (found.get(colour) ?? 0) + 1);
        }
        return { painted: width * height, colours: [...found] };
      }, canvas);
      // A hit, a false hit with its hatching, and the background.
      expect(colours.length).toBeGreaterThanOrEqual(4);
      for (const colour of [...inks, '0 0 0 0']) {
        const share = (new Map(colours).get(colour) ?? 0) / painted;
        expect(share, colour).toBeGreaterThan(0.01);
      }
      expect(await problems()).toEqual([]);
    });

    it('has shares that make a whole', async () => {
      const shares = await driver.evaluate(
        (name) =>
          [...document.querySelectorAll(`[data-truth-figure="${name}"] [data-share]`)].map(
            (share) => share.textContent ?? '',
          ),
        figure.name,
      );
      const sum = shares.reduce((total, words) => total + (Number.parseFloat(words) || 0), 0);
      expect(sum).toBeGreaterThan(98);
      expect(sum).toBeLessThan(102);
    });
  });
}
