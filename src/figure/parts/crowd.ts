import { type Circle, distance, type Vec2 } from '#lib/index.ts';
import { clamp, toStep } from '../numbers.ts';
import type { Part, World } from '../part.ts';
import { crowdWords } from '../words/crowd.ts';
import { inWindow, isInWindow } from './point.ts';

/** Many circles. The handle, the arrow keys and the fields move the selected one. */
export interface Crowd {
  readonly circles: readonly Circle[];
  readonly selected: number;
}

export interface CrowdOptions {
  /** Returns this many circles, the same ones on every call. */
  deal(count: number): readonly Circle[];
  readonly most: number;
  /** The bounds of their centres. */
  readonly bounds: World;
}

export function crowd({ deal, most, bounds }: CrowdOptions): Part<Crowd> {
  const selectedOf = ({ circles, selected }: Crowd): Circle => circles[selected]!;
  const put = (value: Crowd, to: Vec2): Crowd => ({
    ...value,
    circles: value.circles.with(value.selected, {
      ...selectedOf(value),
      center: inWindow(to, bounds),
    }),
  });
  const last = (value: Crowd) => value.circles.length - 1;

  return {
    handles: (value) => {
      const { center } = selectedOf(value);
      return [
        {
          key: 'center',
          kind: 'center',
          at: center,
          name: crowdWords.selected,
          valueText: crowdWords.valueText(value.selected, center),
          now: center.x,
          min: bounds.minX,
          max: bounds.maxX,
        },
      ];
    },
    move: (value, _handle, to) => put(value, to),
    nudge: (value, _handle, by) => {
      const { x, y } = selectedOf(value).center;
      return put(value, { x: x + by.x, y: y + by.y });
    },
    grip: (value, at) => {
      const { index, away } = nearest(value, at);
      const other = index === value.selected ? undefined : value.circles[index]?.center;
      return { key: 'center', away, ...(other && { other }) };
    },
    take: (value, at) => {
      const { index } = nearest(value, at);
      return index === value.selected ? value : { ...value, selected: index };
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
        key: 'selected',
        name: crowdWords.selected,
        before: crowdWords.beforeIndex,
        after: '',
        value: value.selected,
        min: 0,
        max: last(value),
      },
      {
        key: 'x',
        name: crowdWords.coordinate('x'),
        before: crowdWords.beforePlace,
        after: ',',
        value: selectedOf(value).center.x,
        min: bounds.minX,
        max: bounds.maxX,
      },
      {
        key: 'y',
        name: crowdWords.coordinate('y'),
        before: '',
        after: ')',
        value: selectedOf(value).center.y,
        min: bounds.minY,
        max: bounds.maxY,
      },
    ],
    write: (value, field, to) => {
      if (field === 'selected') return { ...value, selected: clamp(toStep(to, 1), 0, last(value)) };
      if (field === 'count') {
        const circles = deal(toStep(to, 1));
        return { circles, selected: Math.min(value.selected, circles.length - 1) };
      }
      const { center, radius } = selectedOf(value);
      const moved = { center: { ...center, [field]: to }, radius };
      return { ...value, circles: value.circles.with(value.selected, moved) };
    },
    // If no circle was moved, the address needs only their number.
    toNumbers: ({ circles, selected }) => {
      const numbers = numbersOf(circles);
      const dealt = numbersOf(circles.length < 2 ? [] : deal(circles.length));
      const isDealt =
        numbers.length === dealt.length && numbers.every((one, i) => one === dealt[i]);
      return [circles.length, selected, ...(isDealt ? [] : numbers)];
    },
    fromNumbers: ([count = 0, selected = -1, ...numbers]) => {
      const isWhole = Number.isInteger(count) && Number.isInteger(selected);
      if (!isWhole || count < 1 || count > most || selected < 0 || selected >= count) return null;
      if (numbers.length === 0) return count < 2 ? null : { circles: deal(count), selected };
      if (numbers.length !== 3 * count) return null;
      const circles = Array.from({ length: count }, (_, i) => {
        const [x = 0, y = 0, radius = 0] = numbers.slice(3 * i);
        return { center: { x, y }, radius };
      });
      const valid = ({ center, radius }: Circle) =>
        isInWindow(center, bounds) && radius > 0 && radius <= bounds.maxX - bounds.minX;
      return circles.every(valid) ? { circles, selected } : null;
    },
  };
}

/** Returns the selected circle if it contains the point, else the nearest circle. */
function nearest({ circles, selected }: Crowd, at: Vec2): { index: number; away: number } {
  const awayFrom = ({ center, radius }: Circle) => Math.max(0, distance(center, at) - radius);
  const current = circles[selected];
  let best = { index: selected, away: current ? awayFrom(current) : Number.POSITIVE_INFINITY };
  circles.forEach((circle, index) => {
    const away = awayFrom(circle);
    if (away < best.away) best = { index, away };
  });
  return best;
}

function numbersOf(circles: readonly Circle[]): number[] {
  return circles.flatMap(({ center, radius }) => [center.x, center.y, radius]);
}
