// Breakout: the ball bounces off the side or the corner it hits.
// The paddle plays by itself until you use the pointer or a key.
import { type Box, type Contact, collideBoxCircle, reflect } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const speed = 640;
const ball = {
  center: { x: 640, y: 600 },
  radius: 16,
  velocity: { x: 0.6 * speed, y: 0.8 * speed },
};
const paddle = { center: { x: 640, y: 760 }, halfWidth: 110, halfHeight: 14 };
const wall: Box[] = Array.from({ length: 50 }, (_, i) => ({
  center: { x: 64 + 128 * (i % 10), y: 144 + 48 * Math.floor(i / 10) },
  halfWidth: 64,
  halfHeight: 24,
}));
const bricks = [...wall];
let returns = 0;
/** Where the pointer is; undefined while it is elsewhere. */
let pointerX: number | undefined;
const held = new Set<string>();
/** How many more seconds the player keeps the paddle after the last key. */
let keySeconds = 0;

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most);
}

function pushOut({ normal, depth }: Contact) {
  ball.center.x += normal.x * depth;
  ball.center.y += normal.y * depth;
}

function deepestHit() {
  const hits = bricks.flatMap((brick) => {
    const contact = collideBoxCircle(brick, ball);
    return contact && contact.depth > 0 ? [{ brick, contact }] : [];
  });
  return hits.sort((a, b) => b.contact.depth - a.contact.depth)[0];
}

function breakBricks() {
  // Leaving the deepest brick first also clears the corners at its seams.
  for (let hit = deepestHit(); hit; hit = deepestHit()) {
    pushOut(hit.contact);
    ball.velocity = reflect(ball.velocity, hit.contact.normal, 1);
    bricks.splice(bricks.indexOf(hit.brick), 1);
  }
  // Rebuild the wall once the ball is clear of it.
  if (bricks.length === 0 && ball.center.y > 500) bricks.push(...wall);
}

/** Sends the ball up, to the left for -1 and to the right for 1. */
function launch(slope: number) {
  const angle = (clamp(slope, -1, 1) * Math.PI) / 3;
  ball.velocity.x = speed * Math.sin(angle);
  ball.velocity.y = -speed * Math.cos(angle);
  returns += 1;
}

function meetPaddle() {
  const contact = collideBoxCircle(paddle, ball);
  if (!contact) return;
  pushOut(contact);
  // A ball that is already rising, or that is below the paddle, is only moved out.
  if (ball.velocity.y < 0 || ball.center.y > paddle.center.y) return;
  // The player steers by choosing where the ball meets the paddle.
  launch((ball.center.x - paddle.center.x) / paddle.halfWidth);
}

function stayInside() {
  const { center, radius, velocity } = ball;
  const right = canvas.width - radius;
  if (center.x < radius) velocity.x = Math.abs(velocity.x);
  if (center.x > right) velocity.x = -Math.abs(velocity.x);
  if (center.y < radius) velocity.y = Math.abs(velocity.y);
  center.x = clamp(center.x, radius, right);
  center.y = Math.max(center.y, radius);
  if (center.y > canvas.height - radius) {
    // The paddle missed, so it serves again, at a different angle each time.
    ball.center = { x: paddle.center.x, y: 720 };
    launch(Math.sin(returns ** 2));
  }
  // A nearly level ball would fly to and fro for minutes, so make it steeper.
  const least = speed / 5;
  if (Math.abs(velocity.y) < least) {
    velocity.y = velocity.y < 0 ? -least : least;
    velocity.x = Math.sign(velocity.x) * Math.sqrt(speed ** 2 - least ** 2);
  }
}

function movePaddle(most: number) {
  const way = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
  // By itself, the paddle meets the ball at a different point each time.
  const itself = ball.center.x + 85 * Math.sin(returns ** 2);
  const goal = keySeconds > 0 ? paddle.center.x + way * most : (pointerX ?? itself);
  const x = clamp(goal, paddle.halfWidth, canvas.width - paddle.halfWidth);
  paddle.center.x += clamp(x - paddle.center.x, -most, most);
}

function step(dt: number) {
  keySeconds = held.size > 0 ? 3 : Math.max(0, keySeconds - dt);
  movePaddle(1200 * dt);
  ball.center.x += ball.velocity.x * dt;
  ball.center.y += ball.velocity.y * dt;
  breakBricks();
  meetPaddle();
  stayInside();
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const { center, halfWidth: w, halfHeight: h } of [...bricks, paddle]) {
    // The same lightness makes all equally visible on white and on black.
    context.fillStyle = `oklch(60% 0.1 ${center.y - 140})`;
    context.fillRect(center.x - w + 1, center.y - h + 1, 2 * w - 2, 2 * h - 2);
  }
  context.fillStyle = '#c55a9d';
  context.beginPath();
  context.arc(ball.center.x, ball.center.y, ball.radius, 0, 2 * Math.PI);
  context.fill();
}

let last = 0;
function frame(time: number) {
  const dt = Math.min((time - last) / 1000, 1 / 30);
  last = time;
  // Two steps, each shorter than the radius, keep the centre out of the bricks.
  step(dt / 2);
  step(dt / 2);
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointermove = ({ offsetX }) => {
  // The page may scale the canvas.
  pointerX = (offsetX * canvas.width) / canvas.clientWidth;
  keySeconds = 0;
};
canvas.onpointerleave = () => {
  pointerX = undefined;
};
canvas.onkeydown = (event) => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  held.add(event.key);
};
canvas.onkeyup = ({ key }) => {
  held.delete(key);
};
// A key released elsewhere does not send `keyup` here.
canvas.onblur = () => held.clear();
