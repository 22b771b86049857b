import { expect } from 'vitest';
import { testEach } from './in-each.ts';

type Assert = (value: unknown, name?: string) => void;

/** What an assert function accepts, what it rejects, and with which message. */
export function assertContract(
  assert: Assert,
  accepted: readonly [string, unknown][],
  refused: readonly [unknown, ErrorConstructor, string][],
  /** Refused under another name. */
  named: readonly [unknown, string, string][],
) {
  testEach('accepts what is valid', accepted, (_, value) => {
    expect(() => assert(value)).not.toThrow();
  });

  testEach('refuses all else, in words', refused, (value, kind, message) => {
    expect(() => assert(value)).toThrow(message.endsWith('.') ? new kind(message) : message);
    expect(() => assert(value)).toThrow(kind);
  });

  testEach('refuses it under the name it is given', named, (value, name, message) => {
    expect(() => assert(value, name)).toThrow(message);
  });
}
