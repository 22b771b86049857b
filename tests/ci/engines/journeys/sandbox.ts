import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkCode } from '#notebook/link-code.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';
import { TraceError } from '#trace/compile.ts';
import type { Journey } from '../journey.ts';
import { until } from '../reader.ts';
import { scriptOf } from './sandbox-attacks/attack.ts';
import { type Attack, attacks } from './sandbox-attacks.ts';
import { clockScript } from './sandbox-clock.ts';
import type * as Lab from './sandbox-lab.ts';
import { sandboxPages } from './sandbox-pages.ts';

declare global {
  var sandboxLab: typeof Lab;
}

/**
 * Milliseconds that the page's main thread may be away on a very busy machine, beyond those of a thread
 * that does nothing: see what is printed. A stall that an attack makes is a matter of seconds.
 */
const mostGap = 500;
/** Milliseconds from an endless question to the next right answer, likewise: half a second by itself. */
const mostUntilRight = 4000;
/** Characters that an answer may have as JSON: all parts of a reply, and their names. */
const mostCharacters = 3_000_000;

const library = librarySource(new Library(), ['distance']);

/** The text for the worker; a TraceError where the page's parser refuses the code. */
function textOf({ as = 'body', code }: Attack): string {
  if (as === 'script') return code;
  if (as === 'body') return scriptOf(code);
  return linkCode(library, { file: 'src/lib/distance.ts', text: code, firstLine: 1 }).script;
}

/** The lab as one script, so that it can be put into a page of the built site. */
async function labScript(): Promise<string> {
  const entry = `${import.meta.dirname}/sandbox-lab.ts`;
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'lab' } },
  });
  const [{ output }] = made as unknown as [{ output: [{ code: string }] }];
  return `${output[0].code};globalThis.sandboxLab=lab;`;
}

/** Code of all kinds, in the real sandbox: it reaches nothing, changes nothing and stops nothing. */
export function sandboxHolds({ driver, open, url, site }: Journey) {
  const figures: (Lab.Seen & { name: string })[] = [];
  const targetOf = (name: string) =>
    `${url}reached/${encodeURIComponent(name.replaceAll(/\W/g, '-'))}`;

  async function seenOf(attack: Attack, address: string): Promise<Lab.Seen> {
    const { name, asks = ['calls'], rest = 0 } = attack;
    site.takeReached();
    const seen = await driver.evaluate(
      (script, kinds, ms, target, from) =>
        sandboxLab.attack(
          { script, asks: kinds.map((kind) => ({ kind, fn: 'attack' })), rest: ms },
          target,
          from,
        ),
      textOf(attack),
      [...asks],
      rest,
      targetOf(name),
      address,
    );
    figures.push({ name, ...seen });
    if (process.env.SHOW_ATTACKS) console.log(name, JSON.stringify(seen).slice(0, 2000));
    return seen;
  }

  async function holds(attack: Attack, address: string, gap = mostGap): Promise<void> {
    const { comesTo = /./ } = attack;
    const seen = await seenOf(attack, address).catch((error) => {
      if (!(error instanceof TraceError)) throw error;
      expect(`refused: ${error.problem}`).toMatch(comesTo);
    });
    if (!seen) return;
    for (const { value, trouble, message, size = 0 } of seen.came) {
      expect(value ?? `${trouble}: ${message}`).toMatch(comesTo);
      expect(`${value} ${trouble}`).not.toMatch(/REACHED|no SandboxError/);
      expect(size).toBeLessThan(mostCharacters);
    }
    expect(site.takeReached()).toEqual([]);
    expect(seen.changed).toEqual([]);
    expect(seen.isRight).toBe(true);
    const isEndless = seen.came.at(-1)?.trouble === 'endless';
    if (isEndless) expect(seen.untilRight - seen.machineGap).toBeLessThan(mostUntilRight);
    expect(seen.longestGap - seen.machineGap).toBeLessThan(gap);
  }

  const named = (list: readonly Attack[]) => list.map((one) => [one.name, one] as const);

  describe('the sandbox of edited code', () => {
    let noise = 0;
    beforeAll(async () => {
      for (const [path, text] of Object.entries(sandboxPages())) site.add(path, text, 'text/html');
      site.add('/clock.js', clockScript, 'text/javascript');
      await open('point-and-circle/');
      await driver.evaluate(new Function(await labScript()) as () => void);
      for (let i = 0; i < 3; i += 1) {
        noise = await driver.evaluate(() => sandboxLab.noise('/sandbox.html'));
      }
    });
    afterAll(() => console.log(summary(driver.engine, noise, figures)));

    for (const [aim, list] of Object.entries<readonly Attack[]>(attacks)) {
      it.each(named(list))(`${aim}: %s`, (_, attack) => holds(attack, '/sandbox.html'));
    }

    // With the worker's globals, so that there is something to send words with.
    const senders = attacks['speak for the worker'].filter(({ isFlood }) => !isFlood);
    it.each(named(senders))('with all that a worker has: %s', (_, attack) =>
      holds(
        { ...attack, comesTo: attack.comesToWithAll ?? /./ },
        '/sandbox-policy-only.html',
        4 * mostGap,
      ),
    );

    const reaching = (list: readonly Attack[]) =>
      list.filter(({ reaches = [] }) => reaches === 'all' || reaches.includes(driver.engine));
    const requests = reaching(attacks['reach the network']);
    it.each(named(requests))('the policy alone keeps back: %s', async (_, attack) => {
      await seenOf({ ...attack, rest: 150 }, '/sandbox-policy-only.html');
      expect(site.takeReached()).toEqual([]);
    });

    // Only a policy stops import(), which is no name.
    const byName = requests.filter(({ code }) => !/import\(|import%20/.test(code));
    it.each(named(byName))('the removal alone keeps back: %s', async (_, attack) => {
      await seenOf({ ...attack, rest: 150 }, '/sandbox-removal-only.html');
      expect(site.takeReached()).toEqual([]);
    });

    it.each(named(requests))('nothing else keeps back: %s', async (_, attack) => {
      site.takeReached();
      const reached: string[] = [];
      await driver.evaluate(
        (...args: [string, string, string]) => sandboxLab.unheld(...args),
        ...([textOf(attack), targetOf(attack.name), '/sandbox-open.html'] as const),
      );
      const count = () => reached.push(...site.takeReached());
      await until(async () => count()).toBeGreaterThan(0);
    });

    const tellers = reaching([...attacks['reach the browser'], ...attacks['store or speak']]);
    it.each(named(tellers))('nothing else keeps back: %s', async (_, attack) => {
      const came = await driver.evaluate(
        (...args: [string, string, string]) => sandboxLab.unheld(...args),
        ...([textOf(attack), targetOf(attack.name), '/sandbox-open.html'] as const),
      );
      expect(came).toContain('REACHED');
    });

    const right = (answer: number) => JSON.stringify([{ value: answer }]);
    const [one, two] = [right(1), right(2)];
    it.each([
      ['an endless question among others', [one, 'endless', one, 'endless', one]],
      ['other code while one does not end', ['replaced', 'replaced', two]],
      ['other code while it is stopped', ['endless', 'replaced', two]],
      ['twenty codes, one after the other', [5, 10, 15, 20].map(right)],
      [
        'broken code, and right code at once after it',
        [0, 1, 2, 3, 4].flatMap((i) => ['failed', right(i)]),
      ],
      ['a question that cannot be sent', ['sandbox', one]],
      ['words that come too late', [one, two, 'endless', two]],
      ['its end, and code after it', ['replaced', 'replaced', two]],
    ])('answers what it is asked: %s', async (name, came) => {
      const lived = await driver.evaluate((one) => sandboxLab.life(one, '/sandbox.html'), name);
      if (process.env.SHOW_ATTACKS) console.log(`${name}: ${lived.ms} ms`);
      expect(lived.came).toEqual(came);
      // None is left; those of the tests before may go meanwhile.
      expect(lived.frames).toBeLessThanOrEqual(0);
    });

    it('its frame talks to nobody where it has the origin of the site', async () => {
      const talks = (address: string) =>
        driver.evaluate((one) => sandboxLab.talksWithOrigin(one), address);
      expect(await talks('/sandbox-with-origin.html')).toBe(false);
      expect(await talks('/sandbox-open.html')).toBe(true);
    });
  });
}

/** What was measured, in a few lines. */
function summary(engine: string, noise: number, figures: readonly (Lab.Seen & { name: string })[]) {
  const worst = (of: (seen: Lab.Seen) => number) =>
    figures
      .toSorted((a, b) => of(b) - of(a))
      .slice(0, 6)
      .map((one) => `${of(one)} ms ${one.name}`)
      .join('; ');
  const endless = figures.filter(({ came }) => came.some(({ trouble }) => trouble === 'endless'));
  const times = endless.map(({ untilRight }) => untilRight).sort((a, b) => a - b);
  return [
    `${engine}: ${figures.length} attacks.`,
    `Main thread away: ${noise} ms without an attack; ${worst((one) => one.longestGap)}.`,
    `More than the machine: ${worst((one) => one.longestGap - one.machineGap)}.`,
    `From an endless question to the next right answer: ${times[times.length >> 1]} ms at the median, ${times.at(-1)} at most.`,
  ].join('\n');
}
