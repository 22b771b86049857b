import { expect } from 'vitest';
import { testEach } from './in-each.ts';

type Assert = (value: unknown, name?: string) => void;

/** Tests which values an assert function accepts and rejects, and with which messages. */
export function assertContract(
  assert: Assert,
  accepted: readonly [string, unknown][],
  refused: readonly [unknown, ErrorConstructor, string][],
  /** Rejected values, each with another name. */
  named: readonly [unknown, string, string][],
) {
  testEach('accepts valid values', accepted, (_, value) => {
    expect(() => assert(value)).not.toThrow();
  });

  testEach('refuses other values with a message', refused, (value, kind, message) => {
    expect(() => assert(value)).toThrow(message.endsWith('.') ? new kind(message) : message);
    expect(() => assert(value)).toThrow(kind);
  });

  testEach('uses the given name in the message', named, (value, name, message) => {
    expect(() => assert(value, name)).toThrow(message);
  });
}
