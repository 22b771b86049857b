import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesToOpen } from '../../../pages/support.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Driver } from '../drivers/driver.ts';
import { controls, inWords, type Spoken, spokenOf } from '../drivers/spoken.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';
import { inTurn } from '../turns.ts';

// What a screen reader receives. Chromium and Firefox report their whole tree, and WebKit's driver
// reports one element's role and name at a time.

const chapter = 'circle-and-circle/';
/** Firefox's tree, because only Firefox reports slider texts and the current item. */
const written = join(import.meta.dirname, '..', 'spoken', 'circle-and-circle.txt');

/** WebKit's driver would need minutes for many pages. */
const few = [chapter, '', 'playground/', 'reference/boxIntersectsCircle/', 'about-this-site/'];

const landmarks = /^(main|navigation|banner|contentinfo|region|figure)$/;

/** Returns faults in what a page exposes. */
function faultsOf(said: readonly Spoken[], areStatesTold: boolean): string[] {
  const faults: string[] = [];
  const names = new Map<string, number>();
  let level = 0;
  for (const one of said) {
    const { role, name, value, states } = one;
    const needsName = controls.test(role) || /^(navigation|region|figure|dialog)$/.test(role);
    if (needsName && !name) faults.push(`without a name: ${inWords(one)}`);
    // A symbol is pronounced as "c 1".
    if (/\b[a-z]_\d|[$\\]/.test(name + value))
      faults.push(`as it is written, not said: ${inWords(one)}`);
    if (role === 'slider' && !value) faults.push(`no value: ${inWords(one)}`);
    if (areStatesTold && role === 'summary' && !/expanded|collapsed/.test(states.join(' ')))
      faults.push(`neither open nor closed: ${inWords(one)}`);
    if (role === 'heading') {
      if (one.level > level + 1) faults.push(`after a heading of level ${level}: ${inWords(one)}`);
      level = one.level;
    }
    const landmark = `${role} ${name}`;
    if (landmarks.test(role)) names.set(landmark, (names.get(landmark) ?? 0) + 1);
  }
  for (const [landmark, count] of names) if (count > 1) faults.push(`${count} times: ${landmark}`);
  for (const [role, level] of [
    ['main', 0],
    ['heading', 1],
  ] as const) {
    const count = said.filter((one) => one.role === role && one.level === level).length;
    if (count !== 1) faults.push(`${count} times: ${role} ${level}`);
  }
  return faults;
}

/** Reads the open page without its frames, which are pages of their own. */
export async function saidOn(driver: Driver): Promise<Spoken[]> {
  await driver.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  return spokenOf(await driver.spoken());
}

/** Tests every page, and records one chapter completely. */
export function pagesAreSaid({ driver, open }: Journey) {
  const all = pagesToOpen('dist').map(({ path }) => path.slice(1));
  const paths =
    driver.engine === 'WebKit' ? few : inTurn(all, driver.engine, ['Chromium', 'Firefox']);
  const listen = async (path: string) => {
    await open(path, reader.desktop);
    return saidOn(driver);
  };

  describe('to a screen reader', () => {
    it('every page has names, values, headings in order and places apart', async () => {
      const faults = offenders(
        paths,
        (path) => `/${path}`,
        async (path) => {
          const said = await listen(path);
          expect(said.length).toBeGreaterThan(20);
          return faultsOf(said, driver.engine !== 'WebKit');
        },
      );
      expect(await faults).toEqual([]);
    });

    it('a chapter is said in this order', async () => {
      const said = await listen(chapter);
      if (driver.engine === 'Firefox') {
        const text = `${said.map(inWords).join('\n')}\n`;
        await expect(text).toMatchFileSnapshot(written);
        return;
      }
      const asWritten = readFileSync(written, 'utf8').trimEnd().split('\n');
      if (driver.engine === 'Chromium') {
        expect(said.map((one) => inChromium(inWords(one)))).toEqual(asWritten.map(inChromium));
        return;
      }
      const own = said.map((one) => inWords({ ...one, value: '' }));
      expect(own.filter(isTold)).toEqual(asWritten.map(inWebKit).filter(isTold));
    });
  });
}

/** Chromium's tools report neither the current item nor a slider's text. */
const inChromium = (line: string) =>
  line.replace(' [current]', '').replace(/^(slider ".*"): .*/, '$1');

/**
 * WebKit's driver has no role for a fold, calls a select element a button, and groups differently.
 */
const isTold = (line: string) => !/^(summary|group) /.test(line);
/** It reports neither states nor a slider's text. */
const inWebKit = (line: string) =>
  line.replace(/"( \[[a-z, ]+\])?(: .*)?$/, '"').replace(/^combobox/, 'button');
