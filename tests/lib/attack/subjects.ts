import { readdirSync } from 'node:fs';
import * as index from '#lib/index.ts';
import type { Subject } from './climb.ts';
import { type AnyFunction, type Attack, attackOn } from './derived.ts';
import { accuracyOf, boundsOf, hasBound, statedBound } from './stated.ts';

const functions = index as unknown as Readonly<Record<string, AnyFunction<never>>>;

/** The functions of the library whose doc comment says how accurate they are. */
export const accurate: readonly string[] = Object.keys(index).filter(
  (name) => typeof functions[name] === 'function' && accuracyOf(name) !== '',
);

/** The functions among these that state a bound of their own. */
export const bounded: readonly string[] = accurate.filter((name) => boundsOf(name).length > 0);

/** The attacks in NAME.attack.ts beside a function's test. */
const folder = new URL('../', import.meta.url);
const special = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.attack.ts'))
    .map(async (file) => {
      const name = file
        .replace('.attack.ts', '')
        .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const { attacks } = (await import(new URL(file, folder).href)) as {
        attacks: readonly Attack[];
      };
      return attacks.map((attack) => ({ name, ...attack }));
    }),
);

const derived = accurate.filter(hasBound).flatMap((name) => {
  const attack = attackOn(name, functions[name]!);
  return attack ? [{ name, ...attack }] : [];
});

/** Every attack. Most are derived from a function's parameters. */
export const subjects: readonly Subject[] = [...derived, ...special.flat()].map(
  ({ of, ...attack }) => ({ ...attack, stated: statedBound(attack.name, of) }),
);
