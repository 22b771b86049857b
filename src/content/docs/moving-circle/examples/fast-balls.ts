// Fast balls in three rooms with thin walls. Every step is a cast, so none
// gets through. The up and down arrow keys change the speed.
import {
  boxIntersectsCircle,
  type Circle,
  castCircleAgainstBox,
  castCircleAgainstCircle,
  castCircleAgainstSegment,
  circlesIntersect,
  reflect,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number): Vec2 => ({ x, y });
const line = (a: Vec2, b: Vec2) => ({ a, b });
const along = (from: Vec2, way: Vec2, times: number) =>
  at(from.x + way.x * times, from.y + way.y * times);

const corners = [at(20, 90), at(1260, 90), at(1260, 780), at(20, 780)];
const walls = [
  ...corners.map((corner, i) => line(corner, corners[(i + 1) % 4]!)),
  // These two walls separate the rooms.
  line(at(440, 90), at(400, 780)),
  line(at(830, 90), at(880, 780)),
];
const post = { center: at(220, 330), radius: 60 };
const crate = { center: at(1070, 330), halfWidth: 80, halfHeight: 50 };
const balls = Array.from({ length: 6 }, (_, i) => ({
  center: at(140 + 460 * (i % 3), i < 3 ? 560 : 180),
  radius: 8,
  /** A direction, whose length is always 1. */
  heading: at(Math.cos(i * i + 1), Math.sin(i * i + 1)),
  path: [] as Vec2[],
}));
let speed = 6000;
/** The number of steps with a hit, and how many of them an end test misses. */
let [hits, missed] = [0, 0];

/** The first hit among all shapes. */
function firstHit(ball: Circle, way: Vec2) {
  const casts = [
    ...walls.map((wall) => castCircleAgainstSegment(wall, ball, way)),
    castCircleAgainstCircle(post, ball, way),
    castCircleAgainstBox(crate, ball, way),
  ].filter((cast) => cast !== null);
  return casts.sort((a, b) => a.fraction - b.fraction)[0];
}

function touchesAny(ball: Circle) {
  const things = circlesIntersect(post, ball) || boxIntersectsCircle(crate, ball);
  return things || walls.some((wall) => segmentIntersectsCircle(wall, ball));
}

function fly(ball: (typeof balls)[number], length: number) {
  const end = along(ball.center, ball.heading, length);
  ball.path = [ball.center];
  let left = length;
  // In a narrow corner, a ball may bounce too often and lose the rest of its step.
  for (let bounces = 0; left > 0 && bounces < 50; bounces += 1) {
    const hit = firstHit(ball, along(at(0, 0), ball.heading, left));
    const part = left * (hit ? hit.fraction : 1);
    ball.center = along(ball.center, ball.heading, part);
    ball.path.push(ball.center);
    if (!hit) break;
    if (bounces === 0) hits += 1;
    if (bounces === 0 && !touchesAny({ ...ball, center: end })) missed += 1;
    // The rest of the step continues in the reflected direction.
    ball.heading = reflect(ball.heading, hit.normal, 1);
    left -= part;
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#888';
  // Black or white, the text colour of this page.
  context.fillStyle = getComputedStyle(canvas).color;
  context.font = '28px sans-serif';
  context.fillText(`${speed / 60} pixels a frame, on balls 16 wide`, 20, 34);
  const words = `A test once a frame: ${missed} of ${hits} hits missed`;
  context.fillText(words, 20, 72);
  context.lineWidth = 2;
  context.beginPath();
  for (const { a, b } of walls) {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.moveTo(post.center.x + post.radius, post.center.y);
  context.arc(post.center.x, post.center.y, post.radius, 0, 2 * Math.PI);
  const { center, halfWidth: w, halfHeight: h } = crate;
  context.rect(center.x - w, center.y - h, 2 * w, 2 * h);
  context.stroke();
  for (const { center, radius, path } of balls) {
    context.strokeStyle = context.fillStyle = '#4a90c2';
    context.beginPath();
    for (const { x, y } of path) context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

let last = 0;
function frame(time: number) {
  const dt = Math.min((time - last) / 1000, 1 / 30);
  last = time;
  for (const ball of balls) fly(ball, speed * dt);
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onkeydown = (event) => {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  speed *= event.key === 'ArrowUp' ? 2 : 0.5;
  speed = Math.min(Math.max(speed, 375), 48000);
};
