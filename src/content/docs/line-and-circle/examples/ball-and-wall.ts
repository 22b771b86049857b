// A ball bounces and slides down slanted walls. Drag
// the ball or an end of a wall, or press an end and
// then its new position. On the keyboard, the space bar
// picks up the ball, then each end in turn, and the arrow
// keys pull. The ball can fall through only in a narrow
// wedge of two walls.
import { collideSegmentCircle, distance, type Segment } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const gravity = 1500;
const restitution = 0.6;

const slopes = [
  { a: { x: 0, y: 190 }, b: { x: 860, y: 300 } },
  { a: { x: 1280, y: 390 }, b: { x: 430, y: 520 } },
  { a: { x: 0, y: 600 }, b: { x: 820, y: 720 } },
];
const sides = [0, canvas.width].map((x) => {
  return { a: { x, y: -400 }, b: { x, y: 1200 } };
});
const walls: Segment[] = [...slopes, ...sides];
const ends = slopes.flatMap(({ a, b }) => [a, b]);
const ball = { center: { x: 200, y: 80 }, radius: 40, velocity: { x: 0, y: 0 } };
type Vector = { x: number; y: number };

const pointer = { x: 0, y: 0 };
let held: Vector | undefined;

function add(vector: Vector, other: Vector, times: number) {
  vector.x += other.x * times;
  vector.y += other.y * times;
}

function bounce(segment: Segment) {
  const contact = collideSegmentCircle(segment, ball);
  if (!contact) return;
  const { normal, depth } = contact;
  // First move the ball out of the wall, then check whether it is flying into it.
  add(ball.center, normal, depth);
  const { velocity } = ball;
  const leaving = velocity.x * normal.x + velocity.y * normal.y;
  if (leaving >= 0) return;
  // A fast ball keeps part of its speed. A slow ball stops bouncing and slides.
  const kept = leaving < -120 ? restitution : 0;
  add(velocity, normal, -(1 + kept) * leaving);
}

/** The farther away the pointer is, the faster the held thing follows it. */
function pullOn({ x, y }: Vector) {
  return { x: 8 * (pointer.x - x), y: 8 * (pointer.y - y) };
}

function move(dt: number) {
  ball.velocity.y += gravity * dt;
  if (held === ball.center) ball.velocity = pullOn(held);
  else if (held) add(held, pullOn(held), dt);
  add(ball.center, ball.velocity, dt);
  for (const segment of walls) bounce(segment);
}

function step(dt: number) {
  // In steps shorter than the radius, the centre cannot
  // cross a wall undetected. A quarter is safe even if a
  // push out of one wall ends in another. A wall that
  // is dragged moves towards the ball, so add its speed.
  const hand = held ? 8 * distance(pointer, held) : 0;
  const fastest = Math.hypot(ball.velocity.x, ball.velocity.y) + hand;
  const parts = Math.ceil((4 * fastest * dt) / ball.radius) || 1;
  for (let i = 0; i < parts; i += 1) move(dt / parts);

  // A ball that leaves at the bottom returns at the top.
  if (ball.center.y > canvas.height + 60) {
    if (held === ball.center) held = undefined;
    ball.center = { x: 200 + (ball.center.x % 700), y: -60 };
    ball.velocity = { x: 0, y: 0 };
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#7d8794';
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.beginPath();
  for (const { a, b } of slopes) {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.stroke();
  context.fillStyle = '#7d8794';
  for (const end of ends) disc(end, 14);
  context.fillStyle = '#d27a34';
  disc(ball.center, ball.radius - 3); // half the width of the drawn wall
  if (!held) return;
  // A ring around the held thing, in the text colour of this page.
  context.strokeStyle = getComputedStyle(canvas).color;
  context.beginPath();
  context.arc(held.x, held.y, held === ball.center ? 44 : 24, 0, 2 * Math.PI);
  context.stroke();
}

function disc({ x, y }: Vector, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
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
  pointer.x = offsetX * scale;
  pointer.y = offsetY * scale;
}
canvas.onpointermove = (event) => {
  if (event.buttons > 0) follow(event);
};
canvas.onpointerdown = (event) => {
  follow(event);
  const pressed = [...ends, ball.center].find((one) => distance(one, pointer) <= 50);
  // If the press missed them all, move the thing that is held, or else the ball.
  held = pressed ?? held ?? ball.center;
  canvas.setPointerCapture(event.pointerId);
};
canvas.onlostpointercapture = () => {
  // The ball is thrown. An end follows the pointer until something else is picked up.
  if (held === ball.center) letGo();
};

function letGo() {
  ball.velocity = pullOn(ball.center);
  held = undefined;
}
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  pointer.x += 40 * x;
  pointer.y += 40 * y;
  if (!is(' ')) return;
  const all = [ball.center, ...ends, undefined];
  const next = all[(all.indexOf(held) + 1) % all.length];
  if (held === ball.center) letGo();
  held = next;
  Object.assign(pointer, held);
};
