// A dog and a flock of sheep. Press where the dog should run, or use the arrow keys. A
// sheep that the dog sees runs away, but the dog cannot see what is behind a sheep.
// Until you begin, the dog herds the sheep by itself.
import {
  type Circle,
  createCircleGrid,
  distance,
  pointInCircle,
  separateCircles,
  type Vec2,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number) => ({ x, y });
const along = (from: Vec2, way: Vec2, times: number) =>
  at(from.x + way.x * times, from.y + way.y * times);

// Fifty sheep are at each of four places, and the first frames separate them.
const flock = Array.from({ length: 200 }, (_, i) => ({
  center: at(i % 2 ? 270 : 1010, i % 4 < 2 ? 230 : 570),
  radius: 10 + (i % 3),
}));
const grid = createCircleGrid(flock);
const fold = { center: at(640, 400), radius: 250 };
const dog = { center: at(1220, 60), radius: 18 };
// The sheep cannot push the dog.
const masses = [...flock.map(() => 1), Infinity];

let goal = dog.center;
let isSteered = false;
/** The next corner on the way around the flock. */
let corner = 0;
/** The ends of the dog's rays, and the sheep that the rays hit. */
let ends: Vec2[] = [];
const seen = new Set<number>();

/** Returns the place, moved into the picture. */
function within({ x, y }: Vec2, radius: number) {
  const right = Math.min(Math.max(x, radius), canvas.width - radius);
  return at(right, Math.min(Math.max(y, radius), canvas.height - radius));
}

function run(dt: number) {
  const way = along(goal, dog.center, -1);
  const part = Math.min(1, (260 * dt) / (distance(goal, dog.center) || 1));
  dog.center = along(dog.center, way, part);
}

/** Sends the dog around the flock, each time a little nearer to the fold. */
function herd() {
  if (distance(dog.center, goal) > 1) return;
  corner += 1;
  const margin = 60 + 10 * (corner % 16);
  const x = corner % 4 < 2 ? canvas.width - margin : margin;
  const y = (corner + 3) % 4 < 2 ? canvas.height - margin : margin;
  goal = at(x, y);
}

function look() {
  ends = [];
  seen.clear();
  for (let i = 0; i < 72; i += 1) {
    const angle = (i * Math.PI) / 36;
    const way = at(170 * Math.cos(angle), 170 * Math.sin(angle));
    const hit = grid.cast({ center: dog.center, radius: 0 }, way);
    ends.push(hit ? hit.point : along(dog.center, way, 1));
    if (hit) seen.add(hit.id);
  }
}

function step(dt: number) {
  if (!isSteered) herd();
  run(dt);
  look();
  for (const id of seen) {
    const sheep = flock[id]!;
    const away = along(sheep.center, dog.center, -1);
    const far = distance(sheep.center, dog.center) || 1;
    sheep.center = along(sheep.center, away, (220 * dt) / far);
  }
  // A few rounds in each frame are enough, and a heap comes apart smoothly.
  const { centers } = separateCircles([...flock, dog], { masses, maxRounds: 4 });
  for (const [id, sheep] of flock.entries()) {
    sheep.center = within(centers[id]!, sheep.radius);
    grid.move(id, sheep);
  }
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Black or white, the text colour of this page.
  const { color } = getComputedStyle(canvas);
  context.strokeStyle = color;
  context.lineWidth = 3;
  disc(fold);
  context.stroke();
  context.fillStyle = '#b5821e55';
  context.beginPath();
  for (const { x, y } of ends) context.lineTo(x, y);
  context.fill();
  for (const [id, sheep] of flock.entries()) {
    context.fillStyle = seen.has(id) ? '#d27a34' : '#7d8794';
    disc(sheep);
    context.fill();
    // Also a rim, because not everyone can distinguish the two colours.
    if (seen.has(id)) context.stroke();
  }
  context.fillStyle = '#4a90c2';
  disc(dog);
  context.fill();
  const inFold = flock.filter(({ center }) => pointInCircle(center, fold));
  context.fillStyle = color;
  context.font = '40px sans-serif';
  context.fillText(`${inFold.length} of ${flock.length} sheep are in the fold`, 24, 776);
}

function disc({ center, radius }: Circle) {
  context.beginPath();
  context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
}

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

function send(place: Vec2) {
  isSteered = true;
  // A sheep fits between the dog and the wall.
  goal = within(place, 45);
}
function follow({ offsetX, offsetY }: PointerEvent) {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  send(at(offsetX * scale, offsetY * scale));
}
canvas.onpointerdown = (event) => {
  canvas.setPointerCapture(event.pointerId);
  follow(event);
};
canvas.onpointermove = (event) => {
  if (event.buttons > 0) follow(event);
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y) return;
  event.preventDefault();
  send(along(dog.center, at(x, y), 120));
};
