// Marbles over rocks: they slide along edges and roll off corners.
// Press anywhere to drop a marble there, or move the cross
// with the arrow keys and press the space bar.
import { collideConvexPolygonCircle, reflect } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const aim = { x: 640, y: 60 };
const gravity = 1200;
const restitution = 0.4;
const colours = ['#4a90c2', '#d27a34', '#559e64', '#b070b8'];

// The corners of each rock in order, x and y. Each rock is convex.
const rocks = [
  '150,300 340,225 450,290 410,390 220,410',
  '830,210 960,160 1110,290 1010,360 850,320',
  '560,480 700,410 790,500 730,600 600,590',
  '180,660 330,560 420,660 340,740',
  '900,600 1060,520 1150,640 1040,730',
].map((corners) =>
  corners.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return { x, y };
  }),
);

const marbles = Array.from({ length: 9 }, (_, i) => ({
  center: { x: 90 + 137 * i, y: 110 - 70 * (i % 4) },
  radius: 18 + 7 * (i % 3),
  velocity: { x: 0, y: 0 },
  angle: 0,
  spin: 0,
  falls: 0,
  colour: colours[i % 4]!,
}));
type Marble = (typeof marbles)[number];

function drop(marble: Marble, x: number, y: number) {
  marble.center = { x, y };
  marble.velocity = { x: 0, y: 0 };
  marble.falls += 1;
}

function meetRock(marble: Marble, rock: (typeof rocks)[number]) {
  const contact = collideConvexPolygonCircle(rock, marble);
  if (!contact) return;
  const { normal, depth } = contact;
  // First move the marble out, until the two just touch.
  marble.center.x += normal.x * depth;
  marble.center.y += normal.y * depth;
  // Then bounce. The part of the velocity along the rock stays.
  const velocity = reflect(marble.velocity, normal, restitution);
  marble.velocity = velocity;
  marble.spin = (velocity.y * normal.x - velocity.x * normal.y) / marble.radius;
}

function step(dt: number) {
  for (const marble of marbles) {
    const { center, velocity, radius } = marble;
    velocity.y += gravity * dt;
    center.x += velocity.x * dt;
    center.y += velocity.y * dt;
    marble.angle += marble.spin * dt;
    for (const rock of rocks) meetRock(marble, rock);

    const [left, right] = [radius, canvas.width - radius];
    if (center.x < left) marble.velocity.x = Math.abs(marble.velocity.x);
    if (center.x > right) marble.velocity.x = -Math.abs(marble.velocity.x);
    center.x = Math.min(Math.max(center.x, left), right);
    // A marble that leaves at the bottom returns at the top, farther along.
    if (center.y < canvas.height + radius) continue;
    drop(marble, 60 + ((center.x + 415) % (canvas.width - 120)), -radius);
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#8a8f98';
  for (const rock of rocks) {
    context.beginPath();
    for (const { x, y } of rock) context.lineTo(x, y);
    context.fill();
  }
  context.lineWidth = 4;
  context.strokeStyle = '#fff';
  for (const { center, radius, angle, colour } of marbles) {
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    // A stripe shows the spin.
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    context.beginPath();
    context.moveTo(center.x - x, center.y - y);
    context.lineTo(center.x + x, center.y + y);
    context.stroke();
  }
  // Black or white, the text colour of this page.
  context.fillStyle = getComputedStyle(canvas).color;
  context.font = '44px sans-serif';
  context.textAlign = 'center';
  context.fillText('+', aim.x, aim.y + 14);
}

let last = 0;
function frame(time: number) {
  // With four small steps a frame, a fast marble is never deep in a rock.
  const dt = Math.min((time - last) / 1000, 1 / 30) / 4;
  for (let i = 0; i < 4; i += 1) step(dt);
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointerdown = ({ offsetX, offsetY }) => {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  aim.x = offsetX * scale;
  aim.y = offsetY * scale;
  drop(marbles[0]!, aim.x, aim.y);
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  aim.x = Math.min(Math.max(aim.x + 40 * x, 0), canvas.width);
  aim.y = Math.min(Math.max(aim.y + 40 * y, 0), canvas.height);
  if (is(' ')) drop(marbles[0]!, aim.x, aim.y);
};
