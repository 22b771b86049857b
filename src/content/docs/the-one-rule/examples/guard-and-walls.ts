// A guard watches a yard of rounded walls and rotating
// pills. Arrow keys move you. Every shape is a thin
// core with its own radius. The walls are low, so the
// guard can see over them.
import {
  type Box,
  type Circle,
  type Contact,
  circlesIntersect,
  collideBoxCircle,
  collideSegmentCircle,
  cross,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;

const at = (x: number, y: number) => ({ x, y });

const boxes: (Box & { round: number })[] = [
  { center: at(330, 240), halfWidth: 110, halfHeight: 40, round: 30 },
  { center: at(980, 600), halfWidth: 90, halfHeight: 70, round: 40 },
];
const pills = [
  { center: at(950, 230), half: 130, round: 34, angle: 0.4, speed: 0.5 },
  { center: at(390, 580), half: 110, round: 26, angle: 2, speed: -0.7 },
];
const guard = { center: at(660, 400), range: 430, half: 0.45, angle: 0 };
const you = { center: at(120, 700), radius: 28 };
const keys = new Set<string>();
let seconds = 0;
let seen = false;

const towards = (from: Vec2, angle: number, length: number) => {
  const [x, y] = [length * Math.cos(angle), length * Math.sin(angle)];
  return { x: from.x + x, y: from.y + y };
};

function coreOf({ center, half, angle }: (typeof pills)[number]) {
  const a = towards(center, angle, half);
  return { a, b: towards(center, angle, -half) };
}

/** The rule: the core stays thin, and its radius goes to the circle. */
const grown = (by: number) => ({ ...you, radius: you.radius + by });

function pushOut(contact: Contact | null) {
  if (!contact) return;
  const { normal, depth } = contact;
  const { x, y } = you.center;
  you.center = { x: x + normal.x * depth, y: y + normal.y * depth };
}

/** Does the guard see the circle? Works for views up to 180 degrees. */
function sees(circle: Circle) {
  const { center, range, half, angle } = guard;
  const right = towards(center, angle - half, range);
  const left = towards(center, angle + half, range);
  const from = (p: Vec2) => ({ x: p.x - center.x, y: p.y - center.y });
  const way = from(circle.center);
  // Between the two edges only the range counts, and elsewhere only the edges.
  if (cross(from(right), way) >= 0 && cross(way, from(left)) >= 0) {
    return circlesIntersect({ center, radius: range }, circle);
  }
  const edges = [right, left].map((b) => ({ a: center, b }));
  return edges.some((edge) => segmentIntersectsCircle(edge, circle));
}

/** Keeps you inside the yard. */
const within = (place: number, size: number) => {
  return Math.min(Math.max(place, you.radius), size - you.radius);
};

function step(dt: number) {
  seconds += dt;
  guard.angle = 0.9 * seconds + Math.sin(1.3 * seconds);
  for (const pill of pills) pill.angle += pill.speed * dt;
  const is = (key: string) => Number(keys.has(key));
  const right = is('ArrowRight') - is('ArrowLeft');
  const down = is('ArrowDown') - is('ArrowUp');
  const { x, y } = you.center;
  you.center = { x: x + 380 * right * dt, y: y + 380 * down * dt };
  // A push may end in the next wall, so run a few rounds a frame.
  for (let round = 0; round < 4; round += 1) {
    for (const box of boxes) {
      pushOut(collideBoxCircle(box, grown(box.round)));
    }
    for (const pill of pills) {
      pushOut(collideSegmentCircle(coreOf(pill), grown(pill.round)));
    }
    you.center = {
      x: within(you.center.x, canvas.width),
      y: within(you.center.y, canvas.height),
    };
  }
  seen = sees(you);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#7d8794';
  context.fillStyle = '#7d8794';
  context.lineJoin = 'round';
  context.lineCap = 'round';
  // A core drawn with a round pen is the grown shape. The
  // pen is twice the radius wide, and boxes are filled too.
  for (const { center: m, halfWidth: w, halfHeight: h, round } of boxes) {
    context.lineWidth = 2 * round;
    context.strokeRect(m.x - w, m.y - h, 2 * w, 2 * h);
    context.fillRect(m.x - w, m.y - h, 2 * w, 2 * h);
  }
  for (const pill of pills) {
    const { a, b } = coreOf(pill);
    context.lineWidth = 2 * pill.round;
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
    context.stroke();
  }
  // The view is pale and drawn over the low walls.
  const { center, range, half, angle } = guard;
  context.fillStyle = seen ? '#c2484a66' : '#b5821e55';
  context.beginPath();
  context.moveTo(center.x, center.y);
  context.arc(center.x, center.y, range, angle - half, angle + half);
  context.closePath();
  context.fill();
  // Also a thick rim: not everyone can distinguish the two colours.
  context.lineWidth = seen ? 8 : 2;
  context.strokeStyle = seen ? '#c2484a' : '#8a6a12';
  context.stroke();
  disc(center, 24, '#8a6a12');
  disc(you.center, you.radius, seen ? '#c2484a' : '#4a90c2');
}

function disc({ x, y }: Vec2, radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

canvas.onkeydown = (event) => {
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  keys.add(event.key);
};
canvas.onkeyup = ({ key }) => {
  keys.delete(key);
};
canvas.onblur = () => keys.clear();

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);
