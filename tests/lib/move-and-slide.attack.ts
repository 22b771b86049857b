import { castCircleAgainstPolygon } from '#lib/cast-circle-against-polygon.ts';
import { moveAndSlide } from '#lib/move-and-slide.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import { squaredDistanceFrom } from '#oracle/cast.ts';
import { add, fromDouble, type Rational } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus } from './attack/exact-error.ts';
import { placeOf } from './attack/numbers.ts';
import { castSpan, type JudgedCast, judgedPolygon } from './bench/casts.ts';

/**
 * Moves a circle between two triangles. The error is how much nearer than half the margin it comes
 * to one of them, unless it was already nearer before.
 */
export const attacks: readonly Attack[] = [
  {
    size: 18,
    error: (numbers) => {
      const [center, displacement] = [placeOf(numbers), placeOf(numbers.slice(2))];
      const circle = { center, radius: Math.abs(numbers[4]!) };
      const margin = Math.abs(numbers[5]!) % (circle.radius + 1e-9);
      const triangles: readonly Polygon[] = [6, 12].map((first) =>
        [0, 2, 4].map((at) => placeOf(numbers.slice(first + at))),
      );
      const cast = (one: Circle, way: Vec2) => {
        const [a, b] = triangles.map((target) => castCircleAgainstPolygon(target, one, way));
        if (!a || !b) return a ?? b ?? null;
        return a.fraction <= b.fraction ? a : b;
      };
      const move = moveAndSlide(circle, displacement, cast, { margin });
      const errors = triangles.map((target) => {
        const at = (place: Vec2) =>
          judgedPolygon({ target, circle: { center: place, radius: 0 }, displacement });
        const [before, after] = [at(center), at(move.center)];
        if (before.stage.startsInside) return 0;
        const span = castSpan({ ...before, circle });
        const gap = (place: JudgedCast, least: Rational) =>
          rootMinus(squaredDistanceFrom(place.stage, place.stage.start), least, span);
        const least = add(fromDouble(circle.radius), fromDouble(margin / 2));
        if (after.stage.startsInside) return 2 ** 52;
        const [was, is] = [gap(before, least), gap(after, least)];
        return Math.max(0, Math.min(0, was) - is);
      });
      return Math.max(...errors.map((error) => (Number.isFinite(error) ? error : 0)));
    },
  },
];
