import leven from 'leven';
import type { TypeName } from './known-types.ts';

interface Missing {
  readonly object: string;
  /** The missing property. */
  readonly name: string;
  readonly type: TypeName;
  /** Null for a list or a number. */
  readonly fields: ReadonlyMap<string, TypeName> | null;
  readonly ofItem: boolean;
}

/** For example, "circle has no raduis; it has center and radius. Did you mean radius?" */
export function propertyWords({ object, name, type, fields, ofItem }: Missing): string {
  const isShort = object !== '' && object.length <= 30 && !object.includes('\n');
  const what = isShort ? object : 'The object here';
  if (type === 'number') return `${what} is a number, so it has no ${name}.`;
  if (type.endsWith('[]')) {
    const items = ofItem ? `; its items do, as in ${what}[0].${name}` : '';
    return `${what} is a list, so it has no ${name}${items}.${didYouMean(nearest(name, listProperties))}`;
  }
  // A field of type undefined matters only to the compiler.
  const names = [...(fields ?? [])].flatMap(([one, of]) => (of === 'undefined' ? [] : one));
  return `${what} has no ${name}; it has ${listed(names)}.${didYouMean(nearest(name, names))}`;
}

const listProperties = [
  'length',
  'map',
  'filter',
  'forEach',
  'some',
  'every',
  'find',
  'slice',
  'push',
  'at',
];

const didYouMean = (name: string | undefined) => (name ? ` Did you mean ${name}?` : '');

/** Returns the name most similar to a misspelt one, if it is similar enough. */
function nearest(misspelt: string, names: readonly string[]): string | undefined {
  const sought = misspelt.toLowerCase();
  const [first] = names
    .map((name) => ({ name, distance: distanceOf(name.toLowerCase(), sought) }))
    .sort((a, b) => a.distance - b.distance);
  const most = Math.floor((misspelt.length + 1) / 3);
  return first && first.distance <= most ? first.name : undefined;
}

/** An abbreviation counts as equal: r for radius, or width for halfWidth. */
function distanceOf(name: string, found: string): number {
  const isPiece = name.startsWith(found) || (found.length > 2 && name.endsWith(found));
  return isPiece ? 0 : leven(name, found);
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
