import { describe, expect, it } from 'vitest';
import { figure as circlesTouch } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';
import { saidOn } from './spoken.ts';

/** A control's accessible states before and after use. WebKit's driver does not report them. */
export function statesAreSaid({ driver, open }: Journey) {
  const figure = reader.figureSelector(circlesTouch.name);

  /** The states of the first item with this role and name. */
  const statesOf = async (role: string, name: string) => {
    const said = await saidOn(driver);
    const found = said.find((one) => one.role === role && one.name.startsWith(name));
    if (!found) throw new Error(`No ${role} is called “${name}”.`);
    return found.states;
  };
  /** The states before and after a click. */
  const becomes = async (
    [role, name]: readonly [string, string],
    selector: string,
    before: string,
    after: string,
  ) => {
    expect(await statesOf(role, name)).toEqual([before]);
    await reader.click(driver, selector);
    await reader.until(() => statesOf(role, name)).toEqual([after]);
  };

  describe('a control is said with what it is', () => {
    it('a position to start from: pressed, and the one before it not', async () => {
      await reader.openAnew({ driver, open }, 'circle-and-circle/', reader.desktop);
      await reader.startFigure(driver, circlesTouch.name);
      expect(await statesOf('button', 'overlapping')).toEqual(['pressed']);
      const apart = `${figure} [data-preset="apart"]`;
      await becomes(['button', 'apart'], apart, 'not pressed', 'pressed');
      expect(await statesOf('button', 'overlapping')).toEqual(['not pressed']);
    });

    it('a command with nothing to do: disabled', async () => {
      const command = ['button', 'Move the second circle out'] as const;
      await reader.until(() => statesOf(...command)).toEqual(['disabled']);
      await reader.click(driver, `${figure} [data-preset="overlapping"]`);
      await reader.until(() => statesOf(...command)).toEqual([]);
    });

    it('a field that refuses its number: invalid, until it has one', async () => {
      const selector = `${figure} input[data-field="first.x"]`;
      const field = ['textbox', 'x of c 1'] as const;
      const write = async (text: string) => {
        await reader.click(driver, selector);
        await reader.retype(driver, text);
        await driver.press('Enter');
      };
      await reader.click(driver, `${figure} .numbers > summary`);
      expect(await statesOf(...field)).toEqual([]);
      await write('many');
      await reader.until(() => statesOf(...field)).toEqual(['invalid']);
      await write('31');
      await reader.until(() => statesOf(...field)).toEqual([]);
    });

    it('tools and a fold: closed, and open', async () => {
      const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
      await reader.click(driver, `${listing} [data-step="on"]`);
      await reader
        .until(() => reader.textOf(driver, `${listing} .step-words`))
        .toMatch(/^Step 1 of/);
      const tools = `${listing} [data-step="more"]`;
      await becomes(['button', 'Debug'], tools, 'collapsed', 'expanded');
      const fold = `${listing} details:has(.run-rows) > summary`;
      await becomes(['summary', 'The run as a table'], fold, 'collapsed', 'expanded');
    });

    it('a function to take home: checked', async () => {
      const box = 'take-home input[type="checkbox"][value="reflect"]';
      await becomes(['checkbox', 'reflect'], box, 'not checked', 'checked');
      expect(await statesOf('checkbox', 'Tick all functions')).toEqual(['partly checked']);
    });

    // Chromium's tools do not report this state.
    if (driver.engine !== 'Firefox') return;

    it('the page in the list of chapters: current', async () => {
      expect(await statesOf('link', '3 Circle and circle')).toEqual(['current']);
      expect(await statesOf('link', '2 Point and circle')).toEqual([]);
    });
  });
}
