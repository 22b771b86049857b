import { type Circle, distance, type Vec2 } from '#lib/index.ts';
import { clamp, toStep } from '../numbers.ts';
import type { Part, World } from '../part.ts';
import { crowdWords } from '../words/crowd.ts';
import { inWindow, isInWindow } from './point.ts';

/** Many circles, of which one is in hand: the handle, the keys and the fields move that one. */
export interface Crowd {
  readonly circles: readonly Circle[];
  readonly held: number;
}

export interface CrowdOptions {
  /** So many circles, always the same ones. */
  deal(count: number): readonly Circle[];
  readonly most: number;
  /** Where their centres have to stay. */
  readonly bounds: World;
}

export function crowd({ deal, most, bounds }: CrowdOptions): Part<Crowd> {
  const inHand = ({ circles, held }: Crowd): Circle => circles[held]!;
  const put = (value: Crowd, to: Vec2): Crowd => ({
    ...value,
    circles: value.circles.with(value.held, { ...inHand(value), center: inWindow(to, bounds) }),
  });
  const last = (value: Crowd) => value.circles.length - 1;

  return {
    handles: (value) => {
      const { center } = inHand(value);
      return [
        {
          key: 'hand',
          kind: 'center',
          at: center,
          name: crowdWords.inHand,
          says: crowdWords.says(value.held, center),
          now: center.x,
          min: bounds.minX,
          max: bounds.maxX,
        },
      ];
    },
    move: (value, _handle, to) => put(value, to),
    nudge: (value, _handle, by) => {
      const { x, y } = inHand(value).center;
      return put(value, { x: x + by.x, y: y + by.y });
    },
    grip: (value, at) => {
      const { index, away } = nearest(value, at);
      const other = index === value.held ? undefined : value.circles[index]?.center;
      return { key: 'hand', away, ...(other && { other }) };
    },
    take: (value, at) => {
      const { index } = nearest(value, at);
      return index === value.held ? value : { ...value, held: index };
    },
    fields: (value) => [
      {
        key: 'count',
        name: crowdWords.count,
        before: '$k$ =',
        after: '',
        value: value.circles.length,
        min: 2,
        max: most,
      },
      {
        key: 'held',
        name: crowdWords.inHand,
        before: crowdWords.beforeIndex,
        after: '',
        value: value.held,
        min: 0,
        max: last(value),
      },
      {
        key: 'x',
        name: crowdWords.coordinate('x'),
        before: crowdWords.beforePlace,
        after: ',',
        value: inHand(value).center.x,
        min: bounds.minX,
        max: bounds.maxX,
      },
      {
        key: 'y',
        name: crowdWords.coordinate('y'),
        before: '',
        after: ')',
        value: inHand(value).center.y,
        min: bounds.minY,
        max: bounds.maxY,
      },
    ],
    write: (value, field, to) => {
      if (field === 'held') return { ...value, held: clamp(toStep(to, 1), 0, last(value)) };
      if (field === 'count') {
        const circles = deal(toStep(to, 1));
        return { circles, held: Math.min(value.held, circles.length - 1) };
      }
      const { center, radius } = inHand(value);
      const moved = { center: { ...center, [field]: to }, radius };
      return { ...value, circles: value.circles.with(value.held, moved) };
    },
    // As dealt, two numbers say it all.
    toNumbers: ({ circles, held }) => {
      const numbers = numbersOf(circles);
      const dealt = numbersOf(circles.length < 2 ? [] : deal(circles.length));
      const isDealt =
        numbers.length === dealt.length && numbers.every((one, i) => one === dealt[i]);
      return [circles.length, held, ...(isDealt ? [] : numbers)];
    },
    fromNumbers: ([count = 0, held = -1, ...numbers]) => {
      const isWhole = Number.isInteger(count) && Number.isInteger(held);
      if (!isWhole || count < 1 || count > most || held < 0 || held >= count) return null;
      if (numbers.length === 0) return count < 2 ? null : { circles: deal(count), held };
      if (numbers.length !== 3 * count) return null;
      const circles = Array.from({ length: count }, (_, i) => {
        const [x = 0, y = 0, radius = 0] = numbers.slice(3 * i);
        return { center: { x, y }, radius };
      });
      const valid = ({ center, radius }: Circle) =>
        isInWindow(center, bounds) && radius > 0 && radius <= bounds.maxX - bounds.minX;
      return circles.every(valid) ? { circles, held } : null;
    },
  };
}

/** The circle at a place: the one in hand, if the place is in it, else the nearest. */
function nearest({ circles, held }: Crowd, at: Vec2): { index: number; away: number } {
  const awayFrom = ({ center, radius }: Circle) => Math.max(0, distance(center, at) - radius);
  const hand = circles[held];
  let best = { index: held, away: hand ? awayFrom(hand) : Number.POSITIVE_INFINITY };
  circles.forEach((circle, index) => {
    const away = awayFrom(circle);
    if (away < best.away) best = { index, away };
  });
  return best;
}

function numbersOf(circles: readonly Circle[]): number[] {
  return circles.flatMap(({ center, radius }) => [center.x, center.y, radius]);
}
