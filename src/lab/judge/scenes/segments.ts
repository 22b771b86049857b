import { closestPointOnSegment, distance } from '#lib/index.ts';
import { circleNear, randomPoint, randomSegment } from './random.ts';
import {
  above,
  at,
  carriedAway,
  disc,
  type Family,
  line,
  named,
  withoutExactAnswer,
} from './scene.ts';

const flat = line(20, 20, 60, 20);
/** Its direction is (3, 4), so points at distance 10 have integer coordinates. */
const slanted = line(30, 10, 54, 42);
const touching = [
  named('touching at the side', flat, disc(40, 30, 10)),
  named('touching at an end', flat, disc(66, 28, 10)),
  named('touching a slanted side', slanted, disc(34, 32, 10)),
];

export const segmentsAndCircles: Family = {
  random: (dice) => {
    const segment = randomSegment(dice);
    const away = (center: { x: number; y: number }) =>
      distance(center, closestPointOnSegment(center, segment));
    return [segment, circleNear(dice, away)];
  },
  named: [
    ...touching,
    named('touching at the first end', flat, disc(14, 12, 10)),
    named('touching at the end, in line with it', flat, disc(68, 20, 8)),
    named('touching from below', flat, disc(30, 12, 8)),
    named('touching an upright side', line(40, 12, 40, 52), disc(52, 30, 12)),
    named('touching, the ends swapped', line(60, 20, 20, 20), disc(40, 30, 10)),
    named('past an end: the line is near, the segment is not', flat, disc(67, 28, 9)),
    named('past the first end: the line is near', flat, disc(12, 13, 9)),
    named('past an end, in line with it', flat, disc(70, 20, 8)),
    named('past the end of a slanted segment', slanted, disc(62, 50, 10)),
    named('just apart at the side', flat, disc(40, 30.01, 10)),
    named('just apart at an end', flat, disc(66, 28.1, 10)),
    named('apart by one ulp', line(20, 0, 60, 0), disc(40, above(10), 10)),
    named('the centre on the segment', flat, disc(40, 20, 5)),
    named('the centre on an end', flat, disc(60, 20, 5)),
    named('the segment inside the circle', line(36, 30, 44, 30), disc(40, 32, 20)),
    named(
      'the segment inside the circle, the centre past its end',
      line(36, 30, 44, 30),
      disc(52, 30, 20),
    ),
    named('the circle crosses both sides of the segment', slanted, disc(43, 25, 8)),
    named('one end inside', flat, disc(62, 24, 6)),
    named('a segment of no length, touching', line(40, 30, 40, 30), disc(46, 38, 10)),
    named('a segment of no length, inside', line(40, 30, 40, 30), disc(42, 30, 10)),
    named('a segment of no length, apart', line(40, 30, 40, 30), disc(47, 38, 10)),
    named('radius 0, on the segment', slanted, disc(42, 26, 0)),
    named('radius 0, on an end', slanted, disc(54, 42, 0)),
    named('radius 0, in line past the end', flat, disc(61, 20, 0)),
    named('radius 0, beside the segment', flat, disc(40, 21, 0)),
  ],
  far: [
    ...carriedAway(touching),
    ...carriedAway([named('past an end', flat, disc(67, 28, 9))]),
    withoutExactAnswer(
      'an end is not a number',
      false,
      line(20, 20, Number.NaN, 20),
      disc(40, 30, 10),
    ),
    withoutExactAnswer('the centre is not a number', false, flat, disc(40, Number.NaN, 10)),
    withoutExactAnswer('the radius is not a number', false, flat, disc(40, 30, Number.NaN)),
  ],
};

export const pointsAndSegments: Family = {
  random: (dice) => [randomPoint(dice), randomSegment(dice)],
  named: [
    named('in a small window, beside the middle', at(4, 5), line(2, 1, 8, 3)),
    named('in a small window, before the first end', at(0, 3), line(2, 1, 8, 3)),
    named('in a small window, past the second end', at(9, 5), line(2, 1, 8, 3)),
    named('in a small window, on the segment', at(5, 2), line(2, 1, 8, 3)),
    named('in a small window, on the second end', at(8, 3), line(2, 1, 8, 3)),
    named('in a small window, no length', at(6, 5), line(4, 2, 4, 2)),
    named('beside the middle', at(40, 30), flat),
    named('a quarter along', at(30, 12), flat),
    named('on the segment', at(42, 26), slanted),
    named('on the first end', at(20, 20), flat),
    named('on the second end', at(60, 20), flat),
    named('before the first end', at(10, 28), flat),
    named('past the second end', at(70, 28), flat),
    named('in line, past the second end', at(75, 20), flat),
    named('in line, before the first end', at(5, 20), flat),
    named('right beside the second end', at(60, 35), flat),
    named('an upright segment', at(50, 30), line(40, 12, 40, 52)),
    named('the ends swapped', at(30, 30), line(60, 20, 20, 20)),
    named('a slanted segment', at(34, 32), slanted),
    named('past the end of a slanted segment', at(66, 58), slanted),
    named('a short segment, a point far away', at(90, 60), line(40, 30, 41, 30)),
    named('a segment of no length', at(50, 40), line(40, 30, 40, 30)),
    named('a segment of no length, on the point', at(40, 30), line(40, 30, 40, 30)),
  ],
  far: carriedAway([
    named('beside a slanted segment', at(34, 32), slanted),
    named('past the second end', at(70, 28), flat),
  ]),
};
