// Balls in a box: each push and each bounce is shared by mass.
// Drag a ball to throw it, or press where the last ball
// should fly. On the keyboard, the space bar picks up the
// next ball or lets it go, and the arrow keys pull it.
import { collideCircles, findIntersectingPairs, pointInCircle } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const colours = ['#4a90c2', '#d27a34', '#559e64', '#b070b8'];

const balls = Array.from({ length: 24 }, (_, i) => {
  const radius = 28 + 14 * (i % 4);
  return {
    center: { x: 140 + 200 * (i % 6), y: 110 + 190 * Math.floor(i / 6) },
    radius,
    velocity: { x: 300 * Math.cos(i * i), y: 300 * Math.sin(i * i) },
    // A disc twice as wide is four times as heavy.
    mass: radius ** 2,
    colour: colours[i % 4]!,
  };
});
type Ball = (typeof balls)[number];
type Vector = { x: number; y: number };

const pointer = { x: 0, y: 0 };
let held: Ball | undefined;
/** The ball that is or was last held. It is drawn with a rim. */
let chosen: Ball | undefined;

function add(vector: Vector, other: Vector, times: number) {
  vector.x += other.x * times;
  vector.y += other.y * times;
}

function collide(a: Ball, b: Ball) {
  const contact = collideCircles(a, b);
  // The push of an earlier pair may have separated these two.
  if (!contact) return;
  const { normal, depth } = contact;

  // The heavier b is, the larger the share of a.
  const share = b.mass / (a.mass + b.mass);
  add(a.center, normal, -depth * share);
  add(b.center, normal, depth * (1 - share));

  const dx = b.velocity.x - a.velocity.x;
  const dy = b.velocity.y - a.velocity.y;
  // Below 0, they are approaching.
  const along = dx * normal.x + dy * normal.y;
  if (along >= 0) return;
  // They separate as fast as they met. For a restitution e, write 1 + e instead of 2.
  add(a.velocity, normal, 2 * along * share);
  add(b.velocity, normal, -2 * along * (1 - share));
}

function keepInside(ball: Ball, axis: 'x' | 'y', size: number) {
  const { center, radius, velocity } = ball;
  const [least, most] = [radius, size - radius];
  if (center[axis] < least) velocity[axis] = Math.abs(velocity[axis]);
  if (center[axis] > most) velocity[axis] = -Math.abs(velocity[axis]);
  center[axis] = Math.min(Math.max(center[axis], least), most);
}

/** A held ball flies to the pointer and pushes the others aside. */
function pull() {
  if (!held) return;
  held.velocity.x = 6 * (pointer.x - held.center.x);
  held.velocity.y = 6 * (pointer.y - held.center.y);
}

function step(dt: number) {
  pull();
  // At the speeds at the start of the step, no ball moves more than half the smallest
  // radius in one part. A ball that a hit makes faster may graze another undetected.
  const fastest = Math.max(...balls.map(({ velocity: { x, y } }) => Math.hypot(x, y)));
  const parts = Math.ceil((fastest * dt) / 14) || 1;
  for (let i = 0; i < parts; i += 1) move(dt / parts);
}

function move(dt: number) {
  for (const ball of balls) add(ball.center, ball.velocity, dt);
  // A push may move a ball into the next. One round for each part is enough here.
  for (const [i, j] of findIntersectingPairs(balls)) collide(balls[i]!, balls[j]!);
  for (const ball of balls) {
    keepInside(ball, 'x', canvas.width);
    keepInside(ball, 'y', canvas.height);
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Black or white, the text colour of this page in its light or dark theme.
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 4;
  for (const ball of balls) {
    const { center, radius, colour } = ball;
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    if (ball === chosen) context.stroke();
  }
}

let last = 0;
function frame(time: number) {
  // After a pause, the balls continue from where they were.
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

function follow({ offsetX, offsetY }: PointerEvent) {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  pointer.x = offsetX * scale;
  pointer.y = offsetY * scale;
}
canvas.onpointermove = follow;
canvas.onpointerdown = (event) => {
  if (event.button !== 0) return;
  follow(event);
  // If balls overlap, the one drawn last is on top.
  chosen = balls.findLast((ball) => pointInCircle(pointer, ball)) ?? chosen;
  held = chosen;
  canvas.setPointerCapture(event.pointerId);
};
function letGo() {
  pull();
  held = undefined;
}
canvas.onlostpointercapture = letGo;

function take(ball: Ball) {
  Object.assign(pointer, ball.center);
  chosen = held = ball;
}
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  pointer.x += 100 * x;
  pointer.y += 100 * y;
  if (!is(' ') || event.repeat) return;
  if (held) letGo();
  else take(balls[chosen ? (balls.indexOf(chosen) + 1) % balls.length : 0]!);
};
