// Libraries from npm that do one of our jobs. None of them is part of the site. `require` loads
// them, because several have no types.
import { createRequire } from 'node:module';
import * as rapierModule from '@dimforge/rapier2d-compat';

const require = createRequire(import.meta.url);

export const intersects = require('intersects');
export const sat = require('sat');
export const p2 = require('p2-es');
export const matter = require('matter-js');
export const detectCollisions = require('detect-collisions');
export const pointInPolygonFlat = require('point-in-polygon/flat');
export const pointInPolygonNested = require('point-in-polygon/nested');
export const robustPointInPolygon = require('robust-point-in-polygon');
export * as rapier from '@dimforge/rapier2d-compat';
export { default as Flatbush } from 'flatbush';
export { default as KDBush } from 'kdbush';
export * as planck from 'planck';
export const { default: RBush } = await import('rbush');

await rapierModule.init();

/** The changes with which each library does our job as fast as it can. */
export const adaptations: Readonly<Record<string, string>> = {
  intersects: 'plain numbers, read from our objects; its box is given by a corner and sizes',
  sat: 'polygons built and turned beforehand; circle and response are used again and again',
  planck:
    'polygons built beforehand, without their skin of 0.01; boxes turned beforehand, and also on each call; normal, depth and point are worked out from its manifold',
  '@dimforge/rapier2d-compat':
    'shapes built beforehand; castShape of one shape against the other, which hands both to its WebAssembly in each call',
  'p2-es': 'polygons built beforehand; it only says whether they touch',
  'matter-js': 'polygons built beforehand; a circle is a new polygon of up to 26 corners',
  'detect-collisions': 'all bodies enter a new system, which then checks all; up to 1,000 circles',
  'point-in-polygon': 'corners copied beforehand, into a flat list and into a list of pairs',
  'robust-point-in-polygon': 'corners copied beforehand into pairs; the boundary counts',
  flatbush: 'an index of the boxes around the circles, built within the time; then our exact test',
  kdbush:
    'an index of centres, built within the time, asked as far as the largest circle reaches; then our exact test',
  rbush: 'a tree of the boxes around the circles, built within the time; then our exact test',
};

/** Name and version, as installed. */
export function versions(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, version(name)]));
}

function version(name: string): string {
  const paths = require.resolve.paths(name) ?? [];
  for (const path of paths) {
    try {
      return require(`${path}/${name}/package.json`).version;
    } catch {
      // Not in this folder: look in the next one.
    }
  }
  return 'not installed';
}
