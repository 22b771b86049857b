import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkCode } from '#lab/notebook/link-code.ts';
import { TraceError } from '#trace/compile.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { offenders } from '../../../support/offenders.ts';
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
 * The longest allowed pause of the main thread on a busy machine, beyond an idle thread's. A
 * successful attack would stall it for seconds.
 */
const mostGap = 500;
/**
 * Milliseconds from an endless request to the next right result, which takes half a second on an
 * idle machine.
 */
const mostUntilRight = 4000;
/** The longest reply as JSON. */
const mostCharacters = 3_000_000;

const library = librarySource(new Library(), ['distance']);

/** The text for the worker. Throws a TraceError if the page's parser rejects the code. */
function textOf({ as = 'body', code }: Attack): string {
  if (as === 'script') return code;
  if (as === 'body') return scriptOf(code);
  return linkCode(library, { file: 'src/lib/distance.ts', text: code, firstLine: 1 }).script;
}

/** The lab as one script, to be inserted into a page of the built site. */
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

/** Runs attacks in the lab and collects their results. */
function labIn({ driver, open, url, site }: Journey) {
  const figures: (Lab.Seen & { name: string })[] = [];
  const targetOf = (name: string) =>
    `${url}reached/${encodeURIComponent(name.replaceAll(/\W/g, '-'))}`;

  async function begin(): Promise<void> {
    for (const [path, text] of Object.entries(sandboxPages())) site.add(path, text, 'text/html');
    site.add('/clock.js', clockScript, 'text/javascript');
    await open('point-and-circle/');
    await driver.evaluate(new Function(await labScript()) as () => void);
  }

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

  /** The result of an attack's code without a sandbox. */
  const unheld = (attack: Attack) => {
    site.takeReached();
    return driver.evaluate(
      (...args: [string, string, string]) => sandboxLab.unheld(...args),
      ...([textOf(attack), targetOf(attack.name), '/sandbox-open.html'] as const),
    );
  };

  /** Returns an attack's violations. `gap` is the longest allowed pause of the page. */
  async function faultsOf(attack: Attack, address: string, gap = Infinity): Promise<string[]> {
    const { comesTo = /./ } = attack;
    let seen: Lab.Seen;
    try {
      seen = await seenOf(attack, address);
    } catch (error) {
      const refused = error instanceof TraceError ? `refused: ${error.problem}` : String(error);
      return error instanceof TraceError && comesTo.test(refused) ? [] : [refused];
    }
    const faults: string[] = [];
    for (const { value, trouble, message, size = 0 } of seen.came) {
      const end = value ?? `${trouble}: ${message}`;
      if (!comesTo.test(end) || /REACHED|no SandboxError/.test(`${value} ${trouble}`)) {
        faults.push(`it comes to ${end}, not to ${comesTo}`);
      }
      if (size >= mostCharacters) faults.push(`it returns ${size} characters`);
    }
    faults.push(...site.takeReached().map((path) => `it reaches ${path}`));
    faults.push(...seen.changed.map((what) => `it changes ${what}`));
    if (!seen.isRight) faults.push('the right code after it returns something wrong');
    if (gap === Infinity) return faults;
    const isEndless = seen.came.at(-1)?.trouble === 'endless';
    const late = seen.untilRight - seen.machineGap;
    if (isEndless && late >= mostUntilRight)
      faults.push(`the right code after it takes ${late} ms`);
    const away = seen.longestGap - seen.machineGap;
    if (away >= gap) faults.push(`the page is away for ${away} ms`);
    return faults;
  }

  /** The faults of each attack, with its name. */
  const faultsOfAll = (
    list: readonly Attack[],
    faultsOfOne: (attack: Attack) => Promise<string[]>,
  ) => offenders(list, ({ name }) => name, faultsOfOne);

  /** Returns whether a life has an unexpected result or leaves frames behind. */
  async function faultsOfLife(name: string, came: readonly string[]): Promise<string[]> {
    const lived = await driver.evaluate((one) => sandboxLab.life(one, '/sandbox.html'), name);
    if (process.env.SHOW_ATTACKS) console.log(`${name}: ${lived.ms} ms`);
    const faults: string[] = [];
    if (String(lived.came) !== String(came)) faults.push(`comes to ${lived.came}, not to ${came}`);
    // Frames of earlier tests may disappear meanwhile.
    if (lived.frames > 0) faults.push(`leaves ${lived.frames} frames`);
    return faults.map((fault) => `${name}: ${fault}`);
  }

  return { begin, figures, seenOf, unheld, faultsOf, faultsOfAll, faultsOfLife };
}

/** One attack of each kind, without measuring time. */
export function sandboxStopsEachAim(journey: Journey) {
  describe('the sandbox of edited code', () => {
    const { begin, faultsOf, faultsOfAll, faultsOfLife } = labIn(journey);
    beforeAll(begin);

    it('stops an attack of each kind', async () => {
      const list = Object.values<readonly Attack[]>(attacks).map(([first]) => first!);
      expect(await faultsOfAll(list, (one) => faultsOf(one, '/sandbox.html'))).toEqual([]);
    });

    it('is replaced while its code does not end', async () => {
      const name = 'other code while it is stopped';
      expect(await faultsOfLife(name, lives[name])).toEqual([]);
    });
  });
}

const right = (answer: number) => JSON.stringify([{ value: answer }]);
const [one, two] = [right(1), right(2)];
/** The result of each request in a life. */
const lives = {
  'an endless question among others': [one, 'endless', one, 'endless', one],
  'other code while one does not end': ['replaced', 'replaced', two],
  'other code while it is stopped': ['endless', 'replaced', two],
  'twenty codes, one after the other': [5, 10, 15, 20].map(right),
  'broken code, and right code at once after it': [0, 1, 2, 3, 4].flatMap((i) => [
    'failed',
    right(i),
  ]),
  'a question that cannot be sent': ['sandbox', one],
  'words that come too late': [one, two, 'endless', two],
  'its end, and code after it': ['replaced', 'replaced', two],
};

/** Runs code of every kind in the real sandbox. It must reach, change and stop nothing. */
export function sandboxHolds(journey: Journey) {
  const { driver, site } = journey;
  describe('the sandbox of edited code', () => {
    const { begin, figures, seenOf, unheld, faultsOf, faultsOfAll, faultsOfLife } = labIn(journey);
    let noise = 0;
    beforeAll(async () => {
      await begin();
      for (let i = 0; i < 3; i += 1) {
        noise = await driver.evaluate(() => sandboxLab.noise('/sandbox.html'));
      }
    });
    afterAll(() => console.log(summary(driver.engine, noise, figures)));

    for (const [aim, list] of Object.entries<readonly Attack[]>(attacks)) {
      it(`no code can ${aim}`, async () => {
        const faults = faultsOfAll(list, (one) => faultsOf(one, '/sandbox.html', mostGap));
        expect(await faults).toEqual([]);
      });
    }

    it('no code can speak for the worker with all that a worker has', async () => {
      // With the worker's globals, so that it can send messages.
      const senders = attacks['speak for the worker'].filter(({ isFlood }) => !isFlood);
      const faults = faultsOfAll(senders, (attack) =>
        faultsOf(
          { ...attack, comesTo: attack.comesToWithAll ?? /./ },
          '/sandbox-policy-only.html',
          4 * mostGap,
        ),
      );
      expect(await faults).toEqual([]);
    });

    const reaching = (list: readonly Attack[]) =>
      list.filter(({ reaches = [] }) => reaches === 'all' || reaches.includes(driver.engine));
    const requests = reaching(attacks['reach the network']);
    const reachedFrom = (page: string) => async (attack: Attack) => {
      await seenOf({ ...attack, rest: 150 }, page);
      return site.takeReached();
    };

    it('the policy alone stops every request', async () => {
      expect(await faultsOfAll(requests, reachedFrom('/sandbox-policy-only.html'))).toEqual([]);
    });

    it('the removal alone stops every request', async () => {
      // Only a policy stops import(), which is not a name.
      const byName = requests.filter(({ code }) => !/import\(|import%20/.test(code));
      expect(await faultsOfAll(byName, reachedFrom('/sandbox-removal-only.html'))).toEqual([]);
    });

    it('nothing else stops a request', async () => {
      const faults = faultsOfAll(requests, async (attack) => {
        const reached: string[] = [];
        await unheld(attack);
        await until(async () => reached.push(...site.takeReached())).toBeGreaterThan(0);
        return [];
      });
      expect(await faults).toEqual([]);
    });

    it('nothing else stops code that reaches the browser, stores or speaks', async () => {
      const tellers = reaching([...attacks['reach the browser'], ...attacks['store or speak']]);
      const faults = faultsOfAll(tellers, async (attack) => {
        const came = await unheld(attack);
        return came.includes('REACHED') ? [] : [came];
      });
      expect(await faults).toEqual([]);
    });

    it('every question is answered, whatever runs when it is asked', async () => {
      const faults: string[] = [];
      for (const [name, came] of Object.entries(lives)) {
        faults.push(...(await faultsOfLife(name, came)));
      }
      expect(faults).toEqual([]);
    });

    it('its frame talks to nobody where it has the origin of the site', async () => {
      const talks = (address: string) =>
        driver.evaluate((one) => sandboxLab.talksWithOrigin(one), address);
      expect(await talks('/sandbox-with-origin.html')).toBe(false);
      expect(await talks('/sandbox-open.html')).toBe(true);
    });
  });
}

/** Summarizes the measurements. */
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
