// Which ships does the blast touch? Cheap test first, then exact.
// Move the pointer or press the arrow keys to move the blast.
import { circlesIntersect, polygonIntersectsCircle, toWorld } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;

const hull = [
  { x: 46, y: 0 },
  { x: -34, y: 30 },
  { x: -18, y: 0 },
  { x: -34, y: -30 },
];
// The distance of the farthest corner, which is the same at every angle.
const radius = Math.max(...hull.map(({ x, y }) => Math.hypot(x, y)));

const ships = Array.from({ length: 24 }, (_, i) => ({
  center: { x: 120 + 208 * (i % 6), y: 92 + 182 * Math.floor(i / 6) },
  radius,
  rotation: i * i,
  // In radians a second, to the left or to the right.
  turning: 0.25 * Math.sin(1 + 2 * i),
  // The corners now. `sail` moves and rotates them.
  corners: hull,
  maybe: false,
  hit: false,
}));
const speed = 70;
// The number of tests is shown below the sea.
const sea = { width: canvas.width, height: canvas.height - 70 };

const blast = { center: { x: 640, y: 366 }, radius: 110 };
const goal = { x: 900, y: 300 };
const tests = { circles: 0, polygons: 0 };

function sail(ship: (typeof ships)[number], dt: number) {
  const { center } = ship;
  ship.rotation += ship.turning * dt;
  center.x += speed * Math.cos(ship.rotation) * dt;
  center.y += speed * Math.sin(ship.rotation) * dt;
  // A ship that leaves on one side returns on the other.
  const [width, height] = [sea.width + 2 * radius, sea.height + 2 * radius];
  center.x = ((center.x + radius + width) % width) - radius;
  center.y = ((center.y + radius + height) % height) - radius;
  ship.corners = hull.map((corner) => toWorld(corner, ship));
}

function step(dt: number) {
  for (const ship of ships) sail(ship, dt);
  blast.center.x += (goal.x - blast.center.x) * 4 * dt;
  blast.center.y += (goal.y - blast.center.y) * 4 * dt;

  tests.circles = 0;
  tests.polygons = 0;
  for (const ship of ships) {
    tests.circles += 1;
    ship.maybe = circlesIntersect(ship, blast);
    ship.hit = false;
    // If the blast misses the circle, it misses the ship inside.
    if (!ship.maybe) continue;
    tests.polygons += 1;
    ship.hit = polygonIntersectsCircle(ship.corners, blast);
  }
}

function drawCircle(center: { x: number; y: number }, size: number) {
  context.beginPath();
  context.arc(center.x, center.y, size, 0, 2 * Math.PI);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Black or white, the text colour of this page.
  const { color } = getComputedStyle(canvas);
  drawCircle(blast.center, blast.radius);
  context.fillStyle = '#4a90c266';
  context.fill();
  for (const ship of ships) {
    drawCircle(ship.center, radius);
    context.lineWidth = ship.maybe ? 6 : 2;
    context.strokeStyle = ship.maybe ? '#2e8b6f' : '#8c867a';
    context.stroke();
    context.beginPath();
    for (const { x, y } of ship.corners) context.lineTo(x, y);
    context.closePath();
    context.fillStyle = ship.hit ? '#2e8b6f' : '#8c867a';
    context.fill();
    // Also a rim, because not everyone can distinguish the two colours.
    context.strokeStyle = color;
    if (ship.hit) context.stroke();
  }
  context.clearRect(0, sea.height, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = '40px sans-serif';
  const { circles, polygons } = tests;
  context.fillText(`${circles} circle tests, ${polygons} exact tests`, 24, 776);
}

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointermove = ({ offsetX, offsetY }) => {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  goal.x = offsetX * scale;
  goal.y = offsetY * scale;
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y) return;
  event.preventDefault();
  goal.x = Math.min(Math.max(goal.x + 40 * x, 0), canvas.width);
  goal.y = Math.min(Math.max(goal.y + 40 * y, 0), canvas.height);
};
