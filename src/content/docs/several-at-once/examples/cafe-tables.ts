// Round tables in a cafe. Drag a table, or choose one with the space bar and move it
// with the arrow keys. It goes to the free place nearest to the hand, and it shakes if
// that is too far away. Until you begin, the tables change places by themselves.
import { distance, shortestWayOut, type Vec2 } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number) => ({ x, y });

function box(x: number, y: number, halfWidth: number, halfHeight: number) {
  return { center: at(x, y), halfWidth, halfHeight };
}

const room = {
  boxes: [
    box(640, 400, 190, 80),
    // The outer walls are so thick that the way through them is too long.
    ...[-200, 1000].map((y) => box(640, y, 840, 200)),
    ...[-200, 1480].map((x) => box(x, 400, 200, 600)),
  ],
  orientedBoxes: [
    { ...box(210, 590, 120, 40), rotation: 0.5 },
    { ...box(1080, 190, 120, 40), rotation: -0.4 },
  ],
  polygons: [
    [at(560, 0), at(760, 0), at(760, 45), at(620, 45), at(620, 150), at(560, 150)],
    [at(530, 800), at(585, 690), at(680, 680), at(740, 800)],
  ],
  segments: [
    { a: at(310, 0), b: at(310, 250) },
    { a: at(970, 800), b: at(970, 560) },
    { a: at(970, 560), b: at(1100, 560) },
  ],
};
const tables = [
  { center: at(430, 160), radius: 58 },
  { center: at(120, 130), radius: 66 },
  { center: at(860, 200), radius: 48 },
  { center: at(1180, 420), radius: 60 },
  { center: at(1120, 690), radius: 52 },
  { center: at(850, 640), radius: 66 },
  { center: at(420, 660), radius: 48 },
  { center: at(130, 400), radius: 54 },
];
/** How far a table may be from the hand. */
const limit = 125;

let held = tables[0]!;
let hand = held.center;
/** Where the hand took the table, and how many seconds ago. */
let start = hand;
let seconds = 0;
let isSteered = false;
let isRefused = false;

function take(table: typeof held) {
  held = table;
  hand = start = table.center;
  seconds = 0;
}

function takeNext() {
  take(tables[(tables.indexOf(held) + 1) % tables.length]!);
}

/** Carries the tables in turn to the opposite side of the room. */
function carry() {
  if (seconds > 4) takeNext();
  const part = (1 - Math.cos(Math.PI * Math.min(seconds / 3, 1))) / 2;
  const x = start.x + part * (canvas.width - 2 * start.x);
  hand = at(x, start.y + part * (canvas.height - 2 * start.y));
}

function step(dt: number) {
  seconds += dt;
  if (!isSteered) carry();
  // The table is not in its own way.
  const circles = tables.filter((table) => table !== held);
  const wanted = { center: hand, radius: held.radius };
  const push = shortestWayOut({ ...room, circles }, wanted, { limit });
  isRefused = !push;
  if (push) held.center = at(hand.x + push.x, hand.y + push.y);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#a9845a';
  for (const one of [...room.boxes, ...room.orientedBoxes]) {
    const { center, halfWidth: w, halfHeight: h, rotation } = { rotation: 0, ...one };
    context.save();
    context.translate(center.x, center.y);
    context.rotate(rotation);
    context.fillRect(-w, -h, 2 * w, 2 * h);
    context.restore();
  }
  context.fillStyle = '#559e64';
  for (const corners of room.polygons) {
    line(corners);
    context.fill();
  }
  // Black or white, the text colour of this page.
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 3;
  for (const { a, b } of room.segments) {
    line([a, b]);
    context.stroke();
  }
  for (const table of tables) {
    context.fillStyle = table === held ? '#d27a34' : '#4a90c2';
    const shake = table === held && isRefused ? 6 * Math.sin(50 * seconds) : 0;
    disc(at(table.center.x + shake, table.center.y), table.radius);
    context.fill();
  }
  context.setLineDash([8, 8]);
  disc(hand, held.radius);
  context.stroke();
  line(isRefused ? [] : [hand, held.center]);
  context.stroke();
  context.setLineDash([]);
}

function line(places: readonly Vec2[]) {
  context.beginPath();
  for (const { x, y } of places) context.lineTo(x, y);
}

function disc({ x, y }: Vec2, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
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
  isSteered = true;
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  hand = at(offsetX * scale, offsetY * scale);
}
canvas.onpointerdown = (event) => {
  canvas.setPointerCapture(event.pointerId);
  follow(event);
  const place = hand;
  const far = (table: typeof held) => distance(table.center, place) - table.radius;
  take(tables.reduce((near, table) => (far(table) < far(near) ? table : near)));
  hand = place;
};
canvas.onpointermove = (event) => {
  if (event.buttons > 0) follow(event);
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  isSteered = true;
  if (is(' ')) takeNext();
  const within = (place: number, most: number) => Math.min(Math.max(place, 0), most);
  const { width, height } = canvas;
  hand = at(within(hand.x + 20 * x, width), within(hand.y + 20 * y, height));
};
