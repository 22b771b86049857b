import { type Events, maxEvents, tags } from '#trace/recorder.ts';
import type { Outcome } from './messages.ts';

// The sandbox may send anything, so every reply is checked. A reply that passes can be wrong, but
// it can do no harm.

export class ReplyError extends Error {
  constructor(what: string) {
    super(`The sandbox sent ${what}.`);
    this.name = 'ReplyError';
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(reply: unknown): Fields {
  if (typeof reply === 'object' && reply !== null) return reply as Fields;
  throw new ReplyError('an unreadable reply');
}

/** Slightly above the limits in the worker. */
const limits = { parts: 200_000, characters: 300_000, depth: 8 };

/** Throws unless the values are plain data of limited size and depth. */
function checkValues(values: readonly unknown[]): void {
  let { parts, characters } = limits;
  const check = (value: unknown, depth: number): void => {
    parts -= 1;
    if (typeof value === 'string') characters -= value.length;
    if (parts < 0 || characters < 0 || depth < 0) throw new ReplyError('too large a value');
    if (typeof value === 'bigint' && (value >= 2n ** 999n || value <= -(2n ** 999n))) {
      throw new ReplyError('too large a value');
    }
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    const isPlain = isList || Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain) throw new ReplyError('a value that is not plain data');
    for (const name in value) {
      if (!isList) characters -= name.length;
      check((value as Fields)[name], depth - 1);
    }
  };
  for (const value of values) check(value, limits.depth);
}

/** Checks that every event belongs to a known site, and every object to the list. */
export function checkEvents(reply: unknown, siteCount: number): Events {
  const { length, sites, tags: types, numbers, objects, isCut, result, error } = fieldsOf(reply);
  const isWhole =
    typeof length === 'number' &&
    Number.isInteger(length) &&
    length >= 0 &&
    length <= maxEvents &&
    sites instanceof Uint32Array &&
    sites.length === length &&
    types instanceof Uint8Array &&
    types.length === length &&
    numbers instanceof Float64Array &&
    numbers.length === length &&
    Array.isArray(objects);
  if (!isWhole) throw new ReplyError('events that do not fit together');
  for (let i = 0; i < length; i += 1) {
    const type = types[i] ?? 0;
    const isKept = type === tags.other || type === tags.list;
    const at = numbers[i] ?? -1;
    if ((sites[i] ?? 0) >= siteCount || type > tags.list) throw new ReplyError('unknown events');
    if (isKept && !(Number.isInteger(at) && at >= 0 && at < objects.length))
      throw new ReplyError('values that do not exist');
    if (
      type === tags.list &&
      !(Array.isArray(objects[at]) && typeof objects[at + 1] === 'number')
    ) {
      throw new ReplyError('an invalid list');
    }
  }
  checkValues([objects, result]);
  return {
    length,
    sites,
    tags: types,
    numbers,
    objects,
    isCut: isCut === true,
    ...(result === undefined ? {} : { result }),
    ...(typeof error === 'string' ? { error } : {}),
  };
}

export function checkOutcomes(reply: unknown, most: number): Outcome[] {
  const { outcomes } = fieldsOf(reply);
  if (!Array.isArray(outcomes) || outcomes.length === 0 || outcomes.length > most) {
    throw new ReplyError('the wrong number of outcomes');
  }
  checkValues([outcomes]);
  // Unlike map, Array.from also visits holes.
  return Array.from(outcomes, (one: unknown): Outcome => {
    const { error, value } = fieldsOf(one);
    return typeof error === 'string' ? { error } : { value };
  });
}

/** Checks that the reply has between one place and `most` places of `size` numbers each. */
export function checkGrid(reply: unknown, size: number, most: number): Float64Array {
  const { answers } = fieldsOf(reply);
  const isWhole =
    answers instanceof Float64Array &&
    answers.length > 0 &&
    answers.length % size === 0 &&
    answers.length / size <= most;
  if (!isWhole) throw new ReplyError('a grid of the wrong size');
  return answers;
}
