import { expect, it } from 'vitest';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** The measurement in the page, in a worker with the engine's coarse clock. */
export function measures({ driver, open, problems }: Journey) {
  it('measures in the page, or says why it cannot', async () => {
    await open('which-test/', reader.desktop);
    // Press again without a result, because the button's script may not have been loaded.
    const said = () =>
      driver.evaluate(() => {
        const here = document.querySelector('measure-here')!;
        if (here.hasAttribute('aria-busy')) return 'busy';
        const text = here.querySelector('[role=status]')?.textContent ?? '';
        if (text.startsWith('It takes')) here.querySelector('button')!.click();
        return text;
      });
    await reader.until(said).toMatch(/^Measured in \d+ rounds|nothing to compare/);
    expect(await problems()).toEqual([]);
  });
}
