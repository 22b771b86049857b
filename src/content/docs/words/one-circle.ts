const shapes: Readonly<Record<string, string>> = {
  point: 'the point',
  segment: 'the line segment',
  box: 'the box',
  turnedBox: 'the turned box',
  polygon: 'the polygon',
};

/** What the circle touches: the shapes by name, and of the small circles how many. */
export interface Touched {
  readonly names: readonly string[];
  readonly circles: number;
}

/** More names than this would not fit into two lines on a phone. */
const mostNames = 3;

function listOf({ names, circles }: Touched): string {
  const all = names.map((name) => shapes[name]);
  if (circles > 0) all.push(circles === 1 ? '1 small circle' : `${circles} small circles`);
  if (all.length > mostNames) return `${names.length + circles} shapes at once`;
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last;
}

export const words = {
  miss: () => ({ word: 'miss', rest: 'it touches nothing' }),
  hit: (touched: Touched) => ({ word: 'hit', rest: listOf(touched) }),
};
