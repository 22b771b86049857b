// Ten thousand circles that drift and push each other aside.
// Drag the large circle through them, or move it with the
// arrow keys; the space bar lets it go.
import { collideCircles, findIntersectingPairsByGrid } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;

// Circle 0 is the large one.
const circles = Array.from({ length: 10_000 }, (_, i) => ({
  center: { x: 5 + 10 * (i % 128), y: 5 + 10 * Math.floor(i / 128) },
  radius: i === 0 ? 60 : 2 + (i % 3),
  velocity: { x: 30 * Math.cos(i * i), y: 30 * Math.sin(i * i) },
}));
type Mover = (typeof circles)[number];

const pointer = { x: 640, y: 400 };
let isHeld = false;
let time = 0;

function push({ center }: Mover, normal: { x: number; y: number }, by: number) {
  center.x += normal.x * by;
  center.y += normal.y * by;
}

function part(a: Mover, b: Mover) {
  const contact = collideCircles(a, b);
  if (!contact) return;
  // The large circle is never pushed. Two small circles share the push.
  const isLarge = a.radius === 60;
  if (!isLarge) push(a, contact.normal, -contact.depth / 2);
  push(b, contact.normal, isLarge ? contact.depth : contact.depth / 2);
}

function turnBack({ center, radius, velocity }: Mover, axis: 'x' | 'y', size: number) {
  const [least, most] = [radius, size - radius];
  if (center[axis] < least) velocity[axis] = Math.abs(velocity[axis]);
  if (center[axis] > most) velocity[axis] = -Math.abs(velocity[axis]);
  center[axis] = Math.min(Math.max(center[axis], least), most);
}

function step(dt: number) {
  time += dt;
  if (!isHeld) {
    pointer.x = 640 + 480 * Math.cos(time / 2);
    pointer.y = 400 + 280 * Math.sin(time / 3);
  }
  const [large] = circles;
  // To the pointer, but at most 900 a second, or it would jump over circles.
  const [dx, dy] = [pointer.x - large!.center.x, pointer.y - large!.center.y];
  const perSecond = Math.min(1 / dt, 900 / (Math.hypot(dx, dy) || 1));
  large!.velocity = { x: dx * perSecond, y: dy * perSecond };

  for (const circle of circles) {
    circle.center.x += circle.velocity.x * dt;
    circle.center.y += circle.velocity.y * dt;
    turnBack(circle, 'x', canvas.width);
    turnBack(circle, 'y', canvas.height);
  }
  // Every circle moves, so a new grid in each frame is faster than updating one.
  const pairs = findIntersectingPairsByGrid(circles);
  for (const [i, j] of pairs) part(circles[i]!, circles[j]!);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // One path for each size. A path for each circle would take several times as long.
  for (const [size, colour] of [
    [2, '#4a90c2'],
    [3, '#559e64'],
    [4, '#b070b8'],
    [60, '#d27a34'],
  ] as const) {
    context.beginPath();
    for (const { center, radius } of circles) {
      if (radius !== size) continue;
      context.moveTo(center.x + radius, center.y);
      context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    }
    context.fillStyle = colour;
    context.fill();
  }
}

let last = 0;
function frame(now: number) {
  step(Math.min((now - last) / 1000, 1 / 30));
  last = now;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointerdown = canvas.onpointermove = (event) => {
  isHeld = event.buttons === 1;
  if (!isHeld) return;
  const scale = canvas.width / canvas.clientWidth;
  pointer.x = event.offsetX * scale;
  pointer.y = event.offsetY * scale;
  canvas.setPointerCapture(event.pointerId);
};
canvas.onlostpointercapture = () => {
  isHeld = false;
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  isHeld = !is(' ');
  pointer.x = Math.min(Math.max(pointer.x + 60 * x, 0), canvas.width);
  pointer.y = Math.min(Math.max(pointer.y + 60 * y, 0), canvas.height);
};
