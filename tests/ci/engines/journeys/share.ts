import { describe, expect, it } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** Valid and invalid addresses with a position. */
export function sharedOpens({ driver, open, problems }: Journey) {
  describe('a shared address', () => {
    const seen = () => reader.look(driver, figure.name);
    const openShared = async (fragment: string) => {
      await open(`point-and-circle/#${figure.name}=${fragment}`);
      await reader.startFigure(driver, figure.name);
    };

    it('opens in its position', async () => {
      await openShared('1;20,30;40,31,10');
      const fields = { 'p.x': '20', 'p.y': '30', 'circle.radius': '10' };
      await reader.until(seen).toMatchObject({ fields, notice: '' });
    });

    it('says that it cannot be read', async () => {
      const fragments = [
        // An old version, a missing number, words, and a broken encoding.
        '0;62,49;40,31,26',
        '1;62,49;40,31',
        '1;here,there;40,31,26',
        '1;%E0%A4%A;40,31,26',
      ];
      const { p } = figure.presets[0].state;
      const at = { 'p.x': `${p.x}`, 'p.y': `${p.y}` };
      const faults = offenders(
        fragments,
        (fragment) => fragment,
        async (fragment) => {
          await openShared(fragment);
          await reader.until(async () => (await seen()).notice).toContain('cannot be read');
          await reader.until(async () => (await seen()).fields).toMatchObject(at);
          return problems();
        },
      );
      expect(await faults).toEqual([]);
    });
  });
}
