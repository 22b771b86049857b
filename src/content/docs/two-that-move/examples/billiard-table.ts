// Billiards: each frame moves from one first contact to the next.
// Pull back from the grey ball and let go, or pull back with the arrow keys
// and press the space bar. If you do nothing, it plays by itself.
import {
  bounceCircles,
  type Cast,
  castCircleAgainstCircle,
  castCircleAgainstSegment,
  type Vec2,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number): Vec2 => ({ x, y });
const still = at(0, 0);
const along = (from: Vec2, way: Vec2, times: number) =>
  at(from.x + way.x * times, from.y + way.y * times);
const lengthOf = ({ x, y }: Vec2) => Math.hypot(x, y);

const corners = [at(20, 20), at(1260, 20), at(1260, 620), at(20, 620)];
const cushions = corners.map((a, i) => ({ a, b: corners[(i + 1) % 4]! }));
/** A cushion as a body that nothing moves. */
const fixed = { velocity: still, mass: Infinity };
/** The row of each ball in the triangle, and its place in the row. */
const rack = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, i) => ({ row, place: i - row / 2 })),
);
const makeBall = (center: Vec2, colour: string) => {
  return { center, radius: 23, velocity: still, mass: 1, colour };
};
const colours = ['#4a90c2', '#d27a34', '#559e64', '#b070b8'];
const cue = makeBall(at(320, 320), '#888');
const others = rack.map(({ row, place }) =>
  makeBall(at(820 + 42 * row, 320 + 48 * place), colours[row]!),
);
const balls = [cue, ...others];
type Ball = typeof cue;
let aim: Vec2 | undefined;
let [shots, waited] = [0, 0];
const energies: number[] = [];

/** The first contact within that time, of two balls or a ball and a cushion. */
function firstContact(time: number) {
  let first: { cast: Cast; a?: Ball; b: Ball } | undefined;
  const offer = (cast: Cast | null, b: Ball, a?: Ball) => {
    if (cast && !(first && first.cast.fraction <= cast.fraction))
      first = { cast, b, ...(a && { a }) };
  };
  balls.forEach((b, i) => {
    for (const cushion of cushions) {
      offer(castCircleAgainstSegment(cushion, b, along(still, b.velocity, time)), b);
    }
    for (const a of balls.slice(0, i)) {
      // The move of b relative to a.
      const way = along(along(still, b.velocity, time), a.velocity, -time);
      offer(castCircleAgainstCircle(a, b, way), b, a);
    }
  });
  return first;
}

function step(dt: number) {
  let left = dt;
  for (let bounces = 0; left > 0 && bounces < 500; bounces += 1) {
    const first = firstContact(left);
    const time = left * (first ? first.cast.fraction : 1);
    for (const ball of balls) ball.center = along(ball.center, ball.velocity, time);
    left -= time;
    if (!first) break;
    const { cast, a, b } = first;
    const options = { restitution: a ? 0.95 : 0.8 };
    const after = bounceCircles(a ?? fixed, b, { ...cast, depth: 0 }, options);
    if (a) a.velocity = after.a;
    b.velocity = after.b;
  }
  // Each second, the cloth slows a ball by 150 pixels a second.
  for (const ball of balls) {
    const speed = lengthOf(ball.velocity);
    const kept = speed > 0 ? Math.max(0, speed - 150 * dt) / speed : 0;
    ball.velocity = along(still, ball.velocity, kept);
  }
  energies.push(balls.reduce((sum, ball) => sum + lengthOf(ball.velocity) ** 2 / 2, 0));
  if (energies.length > 620) energies.shift();
  waited = aim || balls.some((ball) => lengthOf(ball.velocity) > 0) ? 0 : waited + dt;
  // By itself, it aims at one ball after another.
  if (waited > 1) {
    shots += 1;
    const { center } = others[shots % others.length]!;
    const way = along(center, cue.center, -1);
    cue.velocity = along(still, way, 1500 / lengthOf(way));
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#888';
  // Black or white, the text colour of this page.
  context.fillStyle = getComputedStyle(canvas).color;
  context.lineWidth = 3;
  context.strokeRect(20, 20, 1240, 600);
  context.font = '28px sans-serif';
  context.fillText('kinetic energy', 20, 664);
  context.beginPath();
  const most = Math.max(...energies, 1);
  for (const [i, energy] of energies.entries()) {
    context.lineTo(20 + 2 * i, 785 - (105 * energy) / most);
  }
  if (aim) context.moveTo(cue.center.x, cue.center.y);
  if (aim) context.lineTo(aim.x, aim.y);
  context.stroke();
  for (const { center, radius, colour } of balls) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

function follow({ offsetX, offsetY }: PointerEvent) {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  return at(offsetX * scale, offsetY * scale);
}
canvas.onpointerdown = (event) => {
  aim = follow(event);
  canvas.setPointerCapture(event.pointerId);
};
canvas.onpointermove = (event) => {
  if (aim) aim = follow(event);
};
canvas.onlostpointercapture = shoot;

function shoot() {
  if (aim) cue.velocity = along(still, along(cue.center, aim, -1), 4);
  aim = undefined;
}
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  if (is(' ')) shoot();
  else aim = along(aim ?? cue.center, at(x, y), 40);
};
