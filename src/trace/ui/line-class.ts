import type { Row } from '../rows.ts';

/** The class of a line, at build time and in the page. */
export function lineClass({ reach }: Pick<Row, 'reach'>): string {
  return reach ? `line ${reach}` : 'line';
}
