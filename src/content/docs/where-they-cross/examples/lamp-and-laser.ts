// A lamp among round pillars. The shadows are between
// the tangents, and the laser bounces off the rims.
// Press where the lamp should go, or use the arrow keys;
// the space bar lets it float again.
import {
  type Circle,
  collideCircles,
  distance,
  reflect,
  segmentCircleIntersections,
  tangentPoints,
  type Vec2,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
/** Longer than the picture is wide. */
const far = 2400;

const pillars: Circle[] = [
  { center: { x: 240, y: 210 }, radius: 90 },
  { center: { x: 640, y: 150 }, radius: 60 },
  { center: { x: 1040, y: 240 }, radius: 100 },
  { center: { x: 330, y: 590 }, radius: 110 },
  { center: { x: 700, y: 650 }, radius: 70 },
  { center: { x: 1060, y: 610 }, radius: 90 },
];
const lamp = { center: { x: 730, y: 400 }, radius: 22 };
const pointer = { x: 0, y: 0 };
let held = false;
let seconds = 0;
let beam: Vec2[] = [];

const onWay = (from: Vec2, way: Vec2, times: number) => {
  return { x: from.x + way.x * times, y: from.y + way.y * times };
};

/** The laser's path from the lamp to each pillar that it hits. */
function trace(from: Vec2, way: Vec2) {
  const places = [from];
  let left: Circle | undefined;
  for (let i = 0; i < 20; i += 1) {
    const ray = { a: from, b: onWay(from, way, far) };
    let end = ray.b;
    let met: Circle | undefined;
    for (const pillar of pillars) {
      // The ray starts on the rim of the pillar it has just left.
      if (pillar === left) continue;
      // In order from the lamp, so the first is the entry.
      const [first] = segmentCircleIntersections(ray, pillar);
      if (!first || distance(from, first) >= distance(from, end)) continue;
      end = first;
      met = pillar;
    }
    places.push(end);
    if (!met) break;
    const { center, radius } = met;
    // From the centre towards the point, with length 1.
    const normal = {
      x: (end.x - center.x) / radius,
      y: (end.y - center.y) / radius,
    };
    way = reflect(way, normal, 1);
    from = end;
    left = met;
  }
  return places;
}

function step(dt: number) {
  seconds += dt;
  const angle = 0.4 * seconds;
  const [x, y] = [90 * Math.cos(angle), 60 * Math.sin(angle)];
  const rest = { x: 640 + x, y: 400 + y };
  const pull = onWay(held ? pointer : rest, lamp.center, -1);
  lamp.center = onWay(lamp.center, pull, Math.min(1, 4 * dt));
  for (const pillar of pillars) {
    const contact = collideCircles(pillar, lamp);
    if (!contact) continue;
    lamp.center = onWay(lamp.center, contact.normal, contact.depth);
  }
  const turn = 3.5 + 0.2 * seconds;
  beam = trace(lamp.center, { x: Math.cos(turn), y: Math.sin(turn) });
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const pillar of pillars) {
    const [a, b] = tangentPoints(lamp.center, pillar);
    if (!a || !b) continue;
    // From the tangent point straight on, out of the picture.
    const beyond = [b, a].map((p) => {
      return onWay(p, onWay(p, lamp.center, -1), far);
    });
    shape([a, b, ...beyond], '#8a8f9a66');
  }
  for (const { center, radius } of pillars) disc(center, radius, '#7d8794');
  context.strokeStyle = '#c2484a';
  context.lineWidth = 5;
  context.beginPath();
  for (const { x, y } of beam) context.lineTo(x, y);
  context.stroke();
  disc(lamp.center, lamp.radius, '#b5821e');
}

function shape(corners: Vec2[], colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.fill();
}

function disc({ x, y }: Vec2, radius: number, colour: string) {
  context.fillStyle = colour;
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

function lead({ offsetX, offsetY }: PointerEvent) {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  pointer.x = offsetX * scale;
  pointer.y = offsetY * scale;
  held = true;
}
canvas.onpointerdown = (event) => {
  lead(event);
  canvas.setPointerCapture(event.pointerId);
};
canvas.onpointermove = (event) => {
  if (event.buttons > 0) lead(event);
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  const from = held ? pointer : lamp.center;
  pointer.x = Math.min(Math.max(from.x + 40 * x, 0), canvas.width);
  pointer.y = Math.min(Math.max(from.y + 40 * y, 0), canvas.height);
  held = !is(' ');
};
