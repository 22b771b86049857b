// A room to walk through, sliding along everything in it.
// Use the arrow keys or WASD, or press a goal. Until then the circle walks by itself.
import {
  castCircleAgainstCircle,
  castCircleAgainstOrientedBox,
  castCircleAgainstPolygon,
  moveAndSlide,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
type Place = { readonly x: number; readonly y: number };

function box(x: number, y: number, w: number, h: number, rotation = 0) {
  const [halfWidth, halfHeight] = [w / 2, h / 2];
  return { center: { x, y }, halfWidth, halfHeight, rotation };
}
const at = (x: number, y: number) => ({ x, y });

const boxes = [
  // Four walls around the canvas.
  box(640, -50, 1480, 100),
  box(640, 850, 1480, 100),
  box(-50, 400, 100, 1000),
  box(1330, 400, 100, 1000),
  // A row of tiles, a leaning bar, and a crate that stands on its corner.
  ...Array.from({ length: 7 }, (_, i) => box(130 + 60 * i, 250, 60, 60)),
  box(800, 220, 320, 40, 0.5),
  box(240, 560, 150, 150, 0.8),
];
const polygons = [
  [at(1280, 0), at(1280, 330), at(1090, 130)],
  // Two peaks with an acute corner between them.
  [at(500, 800), at(600, 540), at(665, 720), at(730, 540), at(830, 800)],
  [at(880, 470), at(1000, 400), at(950, 540)],
];
const circles = [
  { center: { x: 1110, y: 640 }, radius: 80 },
  { center: { x: 450, y: 430 }, radius: 45 },
];

const player = { center: { x: 640, y: 330 }, radius: 36 };
let velocity = { x: 0, y: 0 };
const pressed = new Set<string>();
let goal: Place | null = null;
let clock = 0;
let isSteered = false;

/** The earliest cast of all, or null. The library needs only this function. */
function cast(circle: typeof player, way: Place) {
  const casts = [
    ...boxes.map((one) => castCircleAgainstOrientedBox(one, circle, way)),
    ...polygons.map((one) => castCircleAgainstPolygon(one, circle, way)),
    ...circles.map((one) => castCircleAgainstCircle(one, circle, way)),
  ];
  const met = casts.filter((one) => one !== null);
  return met.sort((a, b) => a.fraction - b.fraction)[0] ?? null;
}

/** The direction in which the player wants to go, with length 1 or 0. */
function wish() {
  if (!isSteered) return at(Math.cos(0.7 * clock), Math.sin(0.7 * clock));
  const is = (...keys: string[]) => +keys.some((key) => pressed.has(key));
  let x = is('ArrowRight', 'd') - is('ArrowLeft', 'a');
  let y = is('ArrowDown', 's') - is('ArrowUp', 'w');
  if (goal) [x, y] = [goal.x - player.center.x, goal.y - player.center.y];
  const length = Math.hypot(x, y);
  // Close to the goal, the circle has arrived.
  return length > (goal ? 8 : 0) ? at(x / length, y / length) : at(0, 0);
}

function step(dt: number) {
  clock += dt;
  const { x, y } = wish();
  const ease = Math.min(1, 12 * dt);
  velocity = {
    x: velocity.x + (600 * x - velocity.x) * ease,
    y: velocity.y + (600 * y - velocity.y) * ease,
  };
  const way = { x: velocity.x * dt, y: velocity.y * dt };
  const before = player.center;
  const { center } = moveAndSlide(player, way, cast);
  player.center = center;
  // Keep only the velocity of the real move, without the part into a wall, or the
  // circle would lurch when the wall ends. In the first frame, dt may be 0.
  if (dt > 0) velocity = at((center.x - before.x) / dt, (center.y - before.y) / dt);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#a9845a';
  context.strokeStyle = '#7d6242';
  for (const { center, halfWidth: w, halfHeight: h, rotation } of boxes) {
    context.save();
    context.translate(center.x, center.y);
    context.rotate(rotation);
    context.fillRect(-w, -h, 2 * w, 2 * h);
    // Draw the seams of the tiles.
    context.strokeRect(-w, -h, 2 * w, 2 * h);
    context.restore();
  }
  for (const corners of polygons) {
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }
  for (const circle of [...circles, player]) {
    const { x, y } = circle.center;
    context.beginPath();
    context.arc(x, y, circle.radius, 0, 2 * Math.PI);
    context.fillStyle = circle === player ? '#4a90c2' : '#559e64';
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

canvas.onkeydown = (event) => {
  if (!/^(Arrow(Left|Right|Up|Down)|[wasd])$/.test(event.key)) return;
  event.preventDefault();
  isSteered = true;
  pressed.add(event.key);
};
canvas.onkeyup = ({ key }) => {
  pressed.delete(key);
};
canvas.onblur = () => pressed.clear();

function follow({ offsetX, offsetY }: PointerEvent) {
  isSteered = true;
  const scale = canvas.width / canvas.clientWidth;
  goal = { x: offsetX * scale, y: offsetY * scale };
}
canvas.onpointerdown = (event) => {
  canvas.setPointerCapture(event.pointerId);
  follow(event);
};
canvas.onpointermove = (event) => {
  if (goal) follow(event);
};
canvas.onlostpointercapture = () => {
  goal = null;
};
