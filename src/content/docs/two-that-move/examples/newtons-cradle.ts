// Newton's cradle: five equal balls on strings. Keys 1 to 4 lift that many.
import { bounceCircles, collideCircles } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const radius = 60;
const string = 420;
/** A swing to and fro takes 1.6 seconds, however wide it is. */
const pace = (2 * Math.PI) / 1.6;
/** Each ball's offset from its place along its arc, and its speed. */
const places = [400, 520, 640, 760, 880];
const balls = places.map((rest) => ({ rest, x: 0, speed: 0 }));
type Ball = (typeof balls)[number];
let [lifted, seconds] = [0, 0];

/** Lifts some balls at the left; the others hang still. */
function lift(count: number) {
  lifted = count;
  seconds = 0;
  balls.forEach((ball, i) => {
    ball.x = i < count ? -300 : 0;
    ball.speed = 0;
  });
}
lift(1);

/** A pendulum swings like one coordinate of a point that circles. */
function swing(ball: Ball, dt: number) {
  const [cos, sin] = [Math.cos(pace * dt), Math.sin(pace * dt)];
  const { x, speed } = ball;
  ball.x = x * cos + (speed / pace) * sin;
  ball.speed = speed * cos - x * pace * sin;
}

/** The circle of a ball, with its arc laid out straight. */
const circleOf = ({ rest, x }: Ball) => ({ center: { x: rest + x, y: 0 }, radius });
const bodyOf = ({ speed }: Ball) => ({ velocity: { x: speed, y: 0 }, mass: 1 });

/** Two neighbours bounce; returns whether they did. */
function bounce(a: Ball, b: Ball) {
  const contact = collideCircles(circleOf(a), circleOf(b));
  if (!contact || a.speed <= b.speed) return false;
  const after = bounceCircles(bodyOf(a), bodyOf(b), contact);
  a.speed = after.a.x;
  b.speed = after.b.x;
  return true;
}

function step(dt: number) {
  // Small parts, so that the balls hardly overlap when they meet.
  for (let part = 0; part < 32; part += 1) {
    for (const ball of balls) swing(ball, dt / 32);
    // A bounce passes from ball to ball until no two are approaching.
    let bounces = true;
    while (bounces) {
      bounces = false;
      for (let i = 0; i < 4; i += 1) {
        if (bounce(balls[i]!, balls[i + 1]!)) bounces = true;
      }
    }
  }
  seconds += dt;
  if (seconds > 8) lift((lifted % 4) + 1);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = '#888';
  // Black or white, the text colour of this page.
  context.fillStyle = getComputedStyle(canvas).color;
  context.lineWidth = 3;
  context.font = '28px sans-serif';
  context.fillText('energy of motion', 20, 780);
  context.beginPath();
  context.moveTo(340, 60);
  context.lineTo(940, 60);
  for (const { rest, x } of balls) {
    context.moveTo(rest, 60);
    const angle = x / string;
    context.lineTo(rest + string * Math.sin(angle), 60 + string * Math.cos(angle));
  }
  context.stroke();
  for (const { rest, x, speed } of balls) {
    const [across, down] = [Math.sin(x / string), Math.cos(x / string)];
    context.fillStyle = '#4a90c2';
    context.beginPath();
    context.arc(rest + string * across, 60 + string * down, radius, 0, 2 * Math.PI);
    context.fill();
    // The bar below each ball: the square of its speed.
    const height = 140 * (speed / (300 * pace)) ** 2;
    context.fillStyle = '#d27a34';
    context.fillRect(rest - 20, 745 - height, 40, height);
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
  if (!['1', '2', '3', '4'].includes(event.key)) return;
  event.preventDefault();
  lift(Number(event.key));
};
