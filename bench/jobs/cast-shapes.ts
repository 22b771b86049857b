// Moving and fixed shapes in the form that other libraries need, built before timing starts.
import type { Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { planck, rapier } from '../peers.ts';

const { CircleShape, EdgeShape, PolygonShape, ShapeCast, ShapeCastInput, ShapeCastOutput } = planck;
const { TimeOfImpact, TOIInput, TOIOutput, TOIOutputState } = planck;

type PlanckShape = Parameters<InstanceType<typeof planck.DistanceProxy>['set']>[0];

const vector = ({ x, y }: Vec2) => new planck.Vec2(x, y);

export const planckRound = ({ center, radius }: Circle): PlanckShape =>
  new CircleShape(vector(center), radius);
export const planckEdge = ({ a, b }: Segment): PlanckShape => new EdgeShape(vector(a), vector(b));
export const planckSolid = (polygon: Polygon): PlanckShape => new PolygonShape(polygon.map(vector));

const round = new CircleShape(1);
const castOutput = new ShapeCastOutput();
const impactOutput = new TOIOutput();

/** Both of planck's casts return the fraction of the displacement, or -1 for a miss. */
export function planckCaster(shape: PlanckShape) {
  const castInput = new ShapeCastInput();
  castInput.proxyA.set(shape, 0);
  const impactInput = new TOIInput();
  impactInput.proxyA.set(shape, 0);
  impactInput.tMax = 1;
  return {
    shapeCast({ center, radius }: Circle, displacement: Vec2): number {
      round.m_p.x = center.x;
      round.m_p.y = center.y;
      round.m_radius = radius;
      castInput.proxyB.set(round, 0);
      castInput.translationB.x = displacement.x;
      castInput.translationB.y = displacement.y;
      return ShapeCast(castOutput, castInput) ? castOutput.lambda : -1;
    },
    timeOfImpact({ center, radius }: Circle, displacement: Vec2): number {
      round.m_p.x = 0;
      round.m_p.y = 0;
      round.m_radius = radius;
      impactInput.proxyB.set(round, 0);
      const { c0, c } = impactInput.sweepB;
      c0.x = center.x;
      c0.y = center.y;
      c.x = center.x + displacement.x;
      c.y = center.y + displacement.y;
      TimeOfImpact(impactOutput, impactInput);
      return impactOutput.state === TOIOutputState.e_touching ? impactOutput.t : -1;
    },
  };
}

type RapierShape = InstanceType<typeof rapier.Shape>;

/** Rapier takes the position of a shape separately. */
interface Placed {
  readonly shape: RapierShape;
  readonly at: Vec2;
}

const still = { x: 0, y: 0 };

export const rapierRound = ({ center, radius }: Circle): Placed => ({
  shape: new rapier.Ball(radius),
  at: center,
});
export const rapierEdge = ({ a, b }: Segment): Placed => ({
  shape: new rapier.Segment(still, { x: b.x - a.x, y: b.y - a.y }),
  at: a,
});
export function rapierSolid(polygon: Polygon): Placed {
  const at = polygon[0]!;
  const numbers = polygon.flatMap(({ x, y }) => [x - at.x, y - at.y]);
  return { shape: new rapier.ConvexPolygon(new Float32Array(numbers), false), at };
}

const ball = new rapier.Ball(1);

/** The same cast by rapier, which computes in single precision. */
export function rapierCaster({ shape, at }: Placed) {
  return ({ center, radius }: Circle, displacement: Vec2): number => {
    ball.radius = radius;
    const hit = shape.castShape(at, 0, still, ball, center, 0, displacement, 0, 1, true);
    return hit?.time_of_impact ?? -1;
  };
}
