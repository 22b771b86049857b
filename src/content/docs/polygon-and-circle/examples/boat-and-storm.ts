// A boat that cannot run aground, and a storm that rains only over land.
// The arrow keys steer the boat. Until the first key, it sails by itself.
import { collidePolygonCircle, polygonIntersectsCircle } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;

const island = [
  { x: 230, y: 220 },
  { x: 470, y: 150 },
  { x: 660, y: 500 },
  { x: 880, y: 140 },
  { x: 1090, y: 330 },
  { x: 1010, y: 630 },
  { x: 240, y: 600 },
];
const boat = { center: { x: 660, y: 90 }, radius: 26 };
const velocity = { x: 0, y: 0 };
const storm = { center: { x: 0, y: 400 }, radius: 120 };
const keys = new Set<string>();
let clock = 0;
let isSteered = false;

function thrust() {
  const pressed = (key: string) => Number(keys.has(key));
  if (isSteered) {
    const x = pressed('ArrowRight') - pressed('ArrowLeft');
    return { x, y: pressed('ArrowDown') - pressed('ArrowUp') };
  }
  return { x: Math.cos(0.31 * clock), y: Math.sin(0.47 * clock) };
}

function keepAfloat() {
  const hit = collidePolygonCircle(island, boat);
  if (!hit) return;
  boat.center.x += hit.push.x;
  boat.center.y += hit.push.y;
  // Each shore that the boat touches removes the speed into it.
  for (const { normal } of hit.contacts) {
    const into = velocity.x * normal.x + velocity.y * normal.y;
    if (into >= 0) continue;
    velocity.x -= into * normal.x;
    velocity.y -= into * normal.y;
  }
}

function stayInside({ center, radius }: typeof boat) {
  const x = Math.min(Math.max(center.x, radius), canvas.width - radius);
  const y = Math.min(Math.max(center.y, radius), canvas.height - radius);
  // The boat stops at the edge of the canvas.
  if (x !== center.x) velocity.x = 0;
  if (y !== center.y) velocity.y = 0;
  Object.assign(center, { x, y });
}

function step(dt: number) {
  clock += dt;
  const { center } = boat;
  const { x, y } = thrust();
  // The water slows the boat, so its speed along each axis stays below 400.
  velocity.x += (600 * x - 1.5 * velocity.x) * dt;
  velocity.y += (600 * y - 1.5 * velocity.y) * dt;
  center.x += velocity.x * dt;
  center.y += velocity.y * dt;
  keepAfloat();
  stayInside(boat);

  storm.center.x = ((90 * clock + 300) % 1520) - 120;
  storm.center.y = 400 + 250 * Math.sin(0.3 * clock);
}

function disc({ center, radius }: typeof storm, colour: string) {
  context.beginPath();
  context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.beginPath();
  for (const { x, y } of island) context.lineTo(x, y);
  context.fillStyle = '#559e64';
  context.fill();
  disc(boat, '#d27a34');
  const isRaining = polygonIntersectsCircle(island, storm);
  disc(storm, isRaining ? '#4a72c2b0' : '#8a92a070');
  // Also a thick rim, because not everyone can distinguish the two colours.
  context.lineWidth = isRaining ? 8 : 2;
  context.strokeStyle = getComputedStyle(canvas).color;
  context.stroke();
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
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  isSteered = true;
  keys.add(event.key);
};
canvas.onkeyup = ({ key }) => {
  keys.delete(key);
};
// If the canvas loses the focus, it does not get the `keyup` of a held key.
canvas.onblur = () => keys.clear();
