import { endlessCode } from './sandbox-attacks/endless.ts';
import { messages } from './sandbox-attacks/messages.ts';
import { network } from './sandbox-attacks/network.ts';
import { pollution } from './sandbox-attacks/pollution.ts';
import { results } from './sandbox-attacks/results.ts';
import { scope } from './sandbox-attacks/scope.ts';
import { storage } from './sandbox-attacks/storage.ts';
import { text } from './sandbox-attacks/text.ts';

export type { Attack } from './sandbox-attacks/attack.ts';

/** Attacks on the sandbox by their aim. */
export const attacks = {
  'reach the network': network,
  'reach the browser': scope,
  'store or speak': storage,
  'change the language': pollution,
  'lie in their answers': results,
  'never end': endlessCode,
  'leave their place': text,
  'speak for the worker': messages,
} as const;
