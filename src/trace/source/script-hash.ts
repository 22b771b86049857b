import { createHash } from 'node:crypto';

/** An inline script or style as a policy names it. */
export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
