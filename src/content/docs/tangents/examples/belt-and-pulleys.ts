// A belt around pulleys. Drag a pulley to move it, or press it to reverse its direction.
// On the keyboard, the space bar chooses a pulley, the arrow keys move it, and Enter
// reverses it.
import { commonTangents, distance, shortestWayOut, type Vec2 } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number) => ({ x, y });

/** In the order of the belt. If `turn` is 1, a pulley turns clockwise on the screen. */
const pulleys = [
  { center: at(230, 300), radius: 120, turn: 1, angle: 0 },
  { center: at(630, 130), radius: 60, turn: 1, angle: 0 },
  { center: at(1070, 230), radius: 90, turn: 1, angle: 0 },
  { center: at(1010, 630), radius: 110, turn: 1, angle: 0 },
  { center: at(660, 500), radius: 75, turn: -1, angle: 0 },
  { center: at(320, 660), radius: 50, turn: 1, angle: 0 },
];
type Pulley = (typeof pulleys)[number];
/** All around the picture. */
const walls = [
  ...[-400, 1200].map((y) => ({ center: at(640, y), halfWidth: 1440, halfHeight: 400 })),
  ...[-400, 1680].map((x) => ({ center: at(x, 400), halfWidth: 400, halfHeight: 1200 })),
];
/** The speed of the belt, in pixels a second. */
const speed = 160;
let chosen = pulleys[0]!;
/** How many marks have passed. */
let passed = 0;

/** Returns a straight part of the belt for each pulley, from its rim to the next rim. */
function straightParts() {
  return pulleys.map((a, i) => {
    const b = pulleys[(i + 1) % pulleys.length]!;
    const kind = a.turn === b.turn ? 'outer' : 'inner';
    const tangents = commonTangents(a, b).filter((one) => one.kind === kind);
    // The belt leaves a pulley on its left if the pulley turns clockwise.
    return tangents[a.turn > 0 ? 1 : 0]!.segment;
  });
}

/** Returns the direction from one place to another, in radians. */
function direction(from: Vec2, to: Vec2) {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** Moves a pulley to the nearest place where it fits. */
function place(pulley: Pulley, center: Vec2) {
  const others = pulleys.filter((one) => one !== pulley);
  // Inner tangents need a gap.
  const circles = others.map((one) => ({ ...one, radius: one.radius + 10 }));
  const room = { circles, boxes: walls, segments: [], orientedBoxes: [], polygons: [] };
  const push = shortestWayOut(room, { ...pulley, center })!;
  pulley.center = at(center.x + push.x, center.y + push.y);
}

function step(dt: number) {
  // Every rim is as fast as the belt, so a small pulley turns more often.
  for (const pulley of pulleys) {
    pulley.angle += (pulley.turn * speed * dt) / pulley.radius;
  }
  passed += (speed * dt) / 40;
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Black or white, the text colour of this page.
  const { color } = getComputedStyle(canvas);
  for (const pulley of pulleys) {
    const { center, radius, turn, angle } = pulley;
    context.fillStyle = turn > 0 ? '#4a90c2' : '#b070b8';
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = '#fff';
    context.lineWidth = pulley === chosen ? 14 : 6;
    context.beginPath();
    for (let spoke = 0; spoke < 3; spoke += 1) {
      const way = angle + (spoke * 2 * Math.PI) / 3;
      context.moveTo(center.x, center.y);
      const [x, y] = [radius * Math.cos(way), radius * Math.sin(way)];
      context.lineTo(center.x + 0.75 * x, center.y + 0.75 * y);
    }
    context.stroke();
  }
  const straight = straightParts();
  let length = 0;
  context.beginPath();
  for (const [i, { center, radius, turn }] of pulleys.entries()) {
    const { a, b } = straight[i]!;
    const from = direction(center, straight.at(i - 1)!.b);
    const to = direction(center, a);
    // It also draws the straight part that ends where the arc begins.
    context.arc(center.x, center.y, radius, from, to, turn < 0);
    const turns = (turn * (to - from)) / (2 * Math.PI);
    length += 2 * Math.PI * radius * (turns - Math.floor(turns)) + distance(a, b);
  }
  context.closePath();
  context.strokeStyle = color;
  context.lineWidth = 10;
  context.stroke();
  context.strokeStyle = '#d27a34';
  context.lineWidth = 4;
  // The whole belt has a whole number of marks.
  const mark = length / Math.round(length / 40);
  context.setLineDash([mark / 2, mark / 2]);
  context.lineDashOffset = -passed * mark;
  context.stroke();
  context.setLineDash([]);
}

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

let start = at(0, 0);
/** From the pointer to the centre of the pulley. */
let grip = at(0, 0);
let isDragged = false;

function placeOf({ offsetX, offsetY }: PointerEvent) {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  return at(offsetX * scale, offsetY * scale);
}
canvas.onpointerdown = (event) => {
  canvas.setPointerCapture(event.pointerId);
  start = placeOf(event);
  isDragged = false;
  const far = ({ center, radius }: Pulley) => distance(center, start) - radius;
  chosen = pulleys.reduce((near, one) => (far(one) < far(near) ? one : near));
  grip = at(chosen.center.x - start.x, chosen.center.y - start.y);
};
canvas.onpointermove = (event) => {
  const { x, y } = placeOf(event);
  if (event.buttons > 0 && distance(at(x, y), start) > 12) isDragged = true;
  if (event.buttons > 0 && isDragged) place(chosen, at(x + grip.x, y + grip.y));
};
canvas.onpointerup = () => {
  if (!isDragged) chosen.turn *= -1;
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ') && !is('Enter')) return;
  event.preventDefault();
  if (is(' ')) chosen = pulleys[(pulleys.indexOf(chosen) + 1) % pulleys.length]!;
  else if (is('Enter')) chosen.turn *= -1;
  else place(chosen, at(chosen.center.x + 20 * x, chosen.center.y + 20 * y));
};
