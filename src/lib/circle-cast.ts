import { castCircleAgainstCircle } from './cast-circle-against-circle.ts';
import {
  append,
  type CircleStore,
  farFor,
  hashOfBlock,
  listInBlock,
} from './circle-store.ts';
import { magnitude } from './magnitude.ts';
import type {
  Circle,
  CircleHit,
  Vec2,
} from './types.ts';

/**
 * Returns the first hit of a moving circle on a
 * circle of the store, or null. If fractions are
 * equal, the lowest id is first.
 */
export function findFirstHit(
  store: CircleStore,
  circle: Circle,
  displacement: Vec2,
): CircleHit | null {
  const path = pathOf(circle, displacement);
  const { found, levels, size } = store;
  let first: CircleHit | null = null;
  if (!leadsOn(path) || size === 0) return first;
  // Search the path in parts, each twice as long as
  // the one before, because after a hit the rest of
  // the path is not needed.
  const cell = store.cell[levels[0]!]!;
  let part = (8 * cell) / path.length;
  let begin = 0;
  let work = isOrdinary(store, path) ? 0 : Infinity;
  while (begin < 1) {
    let end = Math.min(1, begin + part);
    work += workAlong(store, path, begin, end);
    // Negated, so that NaN also means every circle.
    if (!(work <= size)) {
      end = 1;
      findAll(store);
    } else {
      found.size = 0;
      for (const k of levels) {
        searchAlong(store, k, path, begin, end);
      }
    }
    for (let f = 0; f < found.size; f += 1) {
      const hit = hitOn(
        store,
        found.ids[f]!,
        circle,
        displacement,
      );
      if (hit === null) continue;
      const isNearer =
        first === null ||
        hit.fraction < first.fraction ||
        (hit.fraction === first.fraction &&
          hit.id < first.id);
      if (isNearer) first = hit;
    }
    const isFirst =
      first !== null && first.fraction <= end;
    if (isFirst) break;
    begin = end;
    part *= 2;
  }
  return first;
}

/**
 * Returns all hits of a moving circle on circles of
 * the store, in order.
 */
export function findHits(
  store: CircleStore,
  circle: Circle,
  displacement: Vec2,
): CircleHit[] {
  const path = pathOf(circle, displacement);
  const { found, levels, size } = store;
  const hits: CircleHit[] = [];
  if (!leadsOn(path) || size === 0) return hits;
  const isWorthIt =
    isOrdinary(store, path) &&
    workAlong(store, path, 0, 1) <= size;
  if (isWorthIt) {
    found.size = 0;
    for (const k of levels) {
      searchAlong(store, k, path, 0, 1);
    }
  } else {
    findAll(store);
  }
  const ids: number[] = [];
  for (let f = 0; f < found.size; f += 1) {
    ids.push(store.id[found.ids[f]!]!);
  }
  ids.sort((a, b) => a - b);
  for (const id of ids) {
    const hit = hitOn(
      store,
      store.slot[id]!,
      circle,
      displacement,
    );
    if (hit !== null) hits.push(hit);
  }
  hits.sort((a, b) => a.fraction - b.fraction);
  // A sort may change the order of equal fractions.
  for (let i = 1; i < hits.length; i += 1) {
    const hit = hits[i]!;
    let m = i;
    while (
      m > 0 &&
      hits[m - 1]!.fraction === hit.fraction &&
      hits[m - 1]!.id > hit.id
    ) {
      hits[m] = hits[m - 1]!;
      m -= 1;
    }
    hits[m] = hit;
  }
  return hits;
}

function hitOn(
  store: CircleStore,
  s: number,
  circle: Circle,
  displacement: Vec2,
): CircleHit | null {
  const { xyr } = store;
  const id = store.id[s]!;
  const cast = castCircleAgainstCircle(
    {
      center: { x: xyr[3 * s]!, y: xyr[3 * s + 1]! },
      radius: xyr[3 * s + 2]!,
    },
    circle,
    displacement,
  );
  if (cast === null) return null;
  const { fraction, point, normal, feature } = cast;
  return { id, fraction, point, normal, feature };
}

/** The path of a moving circle. */
interface CirclePath {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
  readonly length: number;
}

function pathOf(
  { center: { x, y }, radius }: Circle,
  { x: dx, y: dy }: Vec2,
): CirclePath {
  const length = magnitude(dx, dy);
  return { x, y, dx, dy, radius, length };
}

/** Returns false for 0, infinity and NaN. */
function leadsOn({ dx, dy }: CirclePath): boolean {
  const size = Math.max(Math.abs(dx), Math.abs(dy));
  return size > 0 && size < Infinity;
}

/**
 * Returns the largest coordinate up to a fraction of
 * the path.
 */
function farthestOf(
  { x, y, dx, dy }: CirclePath,
  end: number,
): number {
  return Math.max(
    Math.abs(x) + end * Math.abs(dx),
    Math.abs(y) + end * Math.abs(dy),
  );
}

/**
 * Returns whether the squares of all sizes can be
 * multiplied and the slots are sorted by list. If
 * this is false, every circle is tested.
 */
function isOrdinary(
  { levels, cell, isSorted }: CircleStore,
  path: CirclePath,
): boolean {
  const widest = cell[levels[levels.length - 1]!]!;
  return (
    !isSorted &&
    path.length > 1e-70 &&
    farthestOf(path, 1) < 1e70 &&
    path.radius < 1e70 &&
    widest < 1e70
  );
}

/**
 * Returns the largest distance from the path, up to
 * `end`, of the centre of a circle that is hit, and
 * slightly more because of rounding.
 */
function reachAlong(
  store: CircleStore,
  k: number,
  path: CirclePath,
  end: number,
): number {
  const sum = path.radius + store.widest[k]!;
  const slack = (sum + end * path.length) * 2 ** -40;
  return (
    sum + slack + farthestOf(path, end) * 2 ** -49
  );
}

/**
 * Returns roughly the number of cells of all levels
 * along a part of the path, extended at both ends by
 * the reach of the circle.
 */
function workAlong(
  store: CircleStore,
  path: CirclePath,
  begin: number,
  end: number,
): number {
  const length = (end - begin) * path.length;
  let cells = 0;
  for (const k of store.levels) {
    const cell = store.cell[k]!;
    const reach = reachAlong(store, k, path, end);
    const wide = 2 * reach;
    const across = wide / cell + 2;
    cells += across * ((length + wide) / cell + 2);
  }
  return cells;
}

/** Finds the slots of all circles. */
function findAll({
  found,
  xyr,
  top,
}: CircleStore): void {
  found.size = 0;
  for (let s = 0; s < top; s += 1) {
    if (xyr[3 * s + 2]! >= 0) append(found, s);
  }
}

/**
 * Finds the circles of level k in the cells along a
 * part of the path.
 */
function searchAlong(
  store: CircleStore,
  k: number,
  path: CirclePath,
  begin: number,
  end: number,
): void {
  const { dx, dy } = path;
  const cell = store.cell[k]!;
  const perUnit = store.perUnit[k]!;
  const reach = reachAlong(store, k, path, end);
  const beginY = path.y + begin * dy;
  const endY = path.y + end * dy;
  const low = cellAt(
    Math.min(beginY, endY) - reach,
    perUnit,
  );
  const high = cellAt(
    Math.max(beginY, endY) + reach,
    perUnit,
  );
  let v = low;
  while (v <= high) {
    // The part of the path that is near the row.
    let from = begin;
    let to = end;
    if (dy !== 0) {
      const under = v * cell - reach - path.y;
      const over = v * cell + cell + reach - path.y;
      const a = under / dy;
      const b = over / dy;
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    const fromX = path.x + from * dx;
    const toX = path.x + to * dx;
    const left = cellAt(
      Math.min(fromX, toX) - reach,
      perUnit,
    );
    const right = cellAt(
      Math.max(fromX, toX) + reach,
      perUnit,
    );
    if (from <= to) {
      searchRow(store, k, left, right, v);
    }
    v += 1;
  }
}

/**
 * Returns the column or row of a coordinate, at most
 * just beyond the 2^48 cells in which a level has
 * circles, because from 2^53 on, adding 1 may not
 * change a number.
 */
function cellAt(
  coordinate: number,
  perUnit: number,
): number {
  const cell = Math.floor(coordinate * perUnit);
  const most = 2 ** 48 + 1;
  return Math.max(-most, Math.min(cell, most));
}

/** Finds the circles in adjacent cells of a row. */
function searchRow(
  store: CircleStore,
  k: number,
  left: number,
  right: number,
  row: number,
): void {
  const { bits, lists, next } = store;
  const { found, level, xyr } = store;
  const perUnit = store.perUnit[k]!;
  const v = row | 0;
  let column = left;
  while (column <= right) {
    // Up to the end of the block, or less.
    const u = column | 0;
    const span = Math.min(
      right - column,
      7 - (u & 7),
    );
    const far = farFor(column, row);
    const hash = hashOfBlock(k, u, v, far);
    let l = listInBlock(bits, hash, u, v);
    const last = l + span;
    // Read the sorted slots first, then the strays.
    let t = lists[2 * l]!;
    let end = lists[2 * last + 2]!;
    let after = -1;
    while (true) {
      if (t >= end) {
        while (after < 0 && l <= last) {
          after = lists[2 * l + 1]!;
          l += 1;
        }
        if (after < 0) break;
        t = after;
        end = t + 1;
        after = next[t]!;
      }
      // Other cells may share the list.
      const beyond =
        Math.floor(xyr[3 * t]! * perUnit) - column;
      const isInRow =
        Math.floor(xyr[3 * t + 1]! * perUnit) ===
        row;
      if (
        beyond >= 0 &&
        beyond <= span &&
        isInRow &&
        level[t] === k &&
        xyr[3 * t + 2]! >= 0
      ) {
        append(found, t);
      }
      t += 1;
    }
    column += span + 1;
  }
}
