// A platform game with slopes, ledges and lifts.
// Walk with the arrow keys or A and D, jump with up, W or space, and drop through a ledge
// with down or S. On a gamepad, use the left stick or the D-pad, and button 0 to jump.
// Or press a goal. Until then the ball plays by itself.
import {
  castCircleAgainstBox,
  castCircleAgainstPolygon,
  moveOnGround,
  onlyFromAbove,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
type Place = { readonly x: number; readonly y: number };
const at = (x: number, y: number) => ({ x, y });

function box(x: number, y: number, w: number, h: number) {
  return { center: at(x, y), halfWidth: w / 2, halfHeight: h / 2 };
}

const blocks = [
  // The floor, two walls, and three steps.
  box(640, 860, 1480, 200),
  box(-50, 400, 100, 1000),
  box(1330, 400, 100, 1000),
  ...[1, 2, 3].map((i) => box(1180 + 25 * i, 760 - 6 * i, 250 - 50 * i, 12 * i)),
];
const slopes = [
  // A hill of 30°, and a slope that is too steep.
  [at(180, 760), at(353, 660), at(440, 660), at(613, 760)],
  [at(0, 520), at(0, 760), at(100, 760)],
];
const ledges = [box(760, 560, 200, 16), box(760, 430, 160, 16), box(160, 330, 240, 16)];
const lifts = [
  { ...box(980, 0, 140, 20), path: (t: number) => at(980, 540 + 180 * Math.cos(t)) },
  { ...box(470, 0, 140, 20), path: (t: number) => at(470 + 130 * Math.sin(t), 500) },
];

const player = { center: at(60, 200), radius: 24 };
const pressed = new Set<string>();
let velocity = at(0, 0);
let move = { isOnFloor: false };
let ridden: (typeof lifts)[number] | undefined;
let airtime = 0;
let isDropping = false;
let goal: Place | null = null;
let clock = 0;
let isSteered = false;
// On a canvas y points down.
const up = at(0, -1);

/** What the ball hits first. Ledges and lifts count only from above. */
function cast(circle: typeof player, way: Place) {
  const casts = [
    ...blocks.map((one) => castCircleAgainstBox(one, circle, way)),
    ...slopes.map((one) => castCircleAgainstPolygon(one, circle, way)),
    ...[...(isDropping ? [] : ledges), ...lifts].map((one) =>
      onlyFromAbove(castCircleAgainstBox(one, circle, way), circle, { up }),
    ),
  ];
  const met = casts.filter((one) => one !== null);
  return met.sort((a, b) => a.fraction - b.fraction)[0] ?? null;
}

/** Where to go by a gamepad, which has no event, so this reads it in each step. */
function readGamepads() {
  for (const pad of navigator.getGamepads?.() ?? []) {
    // Only the standard mapping says which button is which.
    if (pad?.mapping !== 'standard') continue;
    const is = (index: number) => +(pad.buttons[index]?.pressed ?? false);
    const [side = 0, down = 0] = pad.axes;
    // A stick at rest is not exactly at 0.
    const stick = Math.abs(side) > 0.2 ? side : 0;
    const x = Math.max(-1, Math.min(1, stick + is(15) - is(14)));
    const y = is(0) ? -1 : Math.max(is(13), +(down > 0.6));
    if (x !== 0 || y !== 0) return at(x, y);
  }
  return null;
}

/** Where to go, by a gamepad, the keys or the goal: to the side, and up or down. */
function wish() {
  const pad = readGamepads();
  if (pad) {
    isSteered = true;
    return pad;
  }
  if (!isSteered) {
    // Eight seconds to one lift, then eight to the other.
    const way = lifts[Math.floor(clock / 8) % 2]!.center.x - player.center.x;
    const jump = Math.sin(3 * clock) < -0.9 ? -1 : 0;
    return at(Math.abs(way) < 20 ? 0 : Math.sign(way), jump);
  }
  const is = (...keys: string[]) => +keys.some((key) => pressed.has(key));
  const keys = at(
    is('ArrowRight', 'd') - is('ArrowLeft', 'a'),
    is('ArrowDown', 's') - is('ArrowUp', 'w', ' '),
  );
  if (!goal) return keys;
  const [x, y] = [goal.x - player.center.x, goal.y - player.center.y];
  return at(Math.abs(x) < 8 ? 0 : Math.sign(x), Math.abs(y) < 90 ? 0 : Math.sign(y));
}

/** Moves the lifts, and returns how far one carries the ball. */
function moveLifts() {
  let carried = at(0, 0);
  const grown = { ...player, radius: 1.0005 * player.radius };
  for (const lift of lifts) {
    const to = lift.path(clock);
    const way = at(to.x - lift.center.x, to.y - lift.center.y);
    // Seen from the lift, the ball moves back by the same vector.
    const back = at(-way.x, -way.y);
    const met = castCircleAgainstBox(lift, grown, back);
    const hit = onlyFromAbove(met, grown, { up });
    const share = lift === ridden ? 1 : hit ? 1 - hit.fraction : 0;
    if (share > 0) carried = at(share * way.x, share * way.y);
    lift.center = to;
  }
  return carried;
}

function step(dt: number) {
  clock += dt;
  const platform = moveLifts();
  const { x, y } = wish();
  const ease = Math.min(1, 12 * dt);
  velocity = at(velocity.x + (340 * x - velocity.x) * ease, velocity.y + 1800 * dt);
  airtime = move.isOnFloor ? 0 : airtime + dt;
  // It may still jump for a tenth of a second after it has left the floor.
  if (y < 0 && airtime < 0.1) [velocity, airtime] = [at(velocity.x, -800), 1];
  isDropping = y > 0;
  const way = at(velocity.x * dt, velocity.y * dt);
  const { isOnFloor: wasOnFloor } = move;
  const next = moveOnGround(player, way, cast, { up, wasOnFloor, platform });
  move = next;
  player.center = next.center;
  // In the first frame, dt may be 0.
  if (dt > 0) velocity = at(next.displacement.x / dt, next.displacement.y / dt);
  const down = at(0, 2);
  const isBelow = (lift: (typeof lifts)[number]) =>
    castCircleAgainstBox(lift, player, down) !== null;
  ridden = move.isOnFloor ? lifts.find(isBelow) : undefined;
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#a9845a';
  for (const { center, halfWidth: w, halfHeight: h } of blocks) {
    context.fillRect(center.x - w, center.y - h, 2 * w, 2 * h);
  }
  for (const corners of slopes) {
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x, y);
    context.fill();
  }
  context.fillStyle = '#559e64';
  for (const { center, halfWidth: w, halfHeight: h } of [...ledges, ...lifts]) {
    context.fillRect(center.x - w, center.y - h, 2 * w, 2 * h);
  }
  context.beginPath();
  context.arc(player.center.x, player.center.y, player.radius, 0, 2 * Math.PI);
  context.fillStyle = '#4a90c2';
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

canvas.onkeydown = (event) => {
  if (!/^(Arrow(Left|Right|Up|Down)|[wasd ])$/.test(event.key)) return;
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
