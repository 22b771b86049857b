// A round billiard table. Aim with the left and right arrow keys and press
// Enter, or press the pointer where the ball should go. Every step is a cast,
// so the ball never leaves the table.
import { castCircleInsideCircle, keepCircleInsideCircle, reflect } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const at = (x: number, y: number) => ({ x, y });
type Place = ReturnType<typeof at>;
const along = (from: Place, way: Place, times: number) =>
  at(from.x + way.x * times, from.y + way.y * times);

const table = { center: at(640, 410), radius: 360 };
const ball = { center: at(440, 410), radius: 18 };
let velocity = at(900, 620);
/** The direction of the next shot, in radians. */
let aim = 0;
let trail: Place[] = [ball.center];

function shoot(angle: number) {
  velocity = at(1400 * Math.cos(angle), 1400 * Math.sin(angle));
  trail = [ball.center];
}

function step(dt: number) {
  let left = dt;
  for (let bounces = 0; left > 0 && bounces < 20; bounces += 1) {
    const hit = castCircleInsideCircle(table, ball, along(at(0, 0), velocity, left));
    const part = hit ? hit.fraction : 1;
    ball.center = along(ball.center, velocity, left * part);
    if (hit) {
      trail = [...trail, ball.center].slice(-40);
      velocity = reflect(velocity, hit.normal, 0.95);
    }
    left *= 1 - part;
  }
  // Almost along the rim it bounces more often, so it rolls the rest of the step.
  ball.center = along(ball.center, velocity, left);
  const push = keepCircleInsideCircle(table, ball);
  if (push) ball.center = along(ball.center, push.normal, push.depth);
  // Friction halves the speed every 1.5 seconds.
  velocity = along(at(0, 0), velocity, 0.5 ** (dt / 1.5));
}

function disc({ x, y }: Place, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Black or white, the text colour of this page.
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 3;
  disc(table.center, table.radius);
  context.stroke();
  context.strokeStyle = context.fillStyle = '#4a90c2';
  context.beginPath();
  for (const { x, y } of [...trail, ball.center]) context.lineTo(x, y);
  context.stroke();
  disc(ball.center, ball.radius);
  context.fill();
  context.beginPath();
  context.moveTo(ball.center.x, ball.center.y);
  const tip = along(ball.center, at(Math.cos(aim), Math.sin(aim)), 70);
  context.lineTo(tip.x, tip.y);
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

canvas.onpointerdown = ({ offsetX, offsetY }) => {
  const scale = canvas.width / canvas.clientWidth;
  const { x, y } = ball.center;
  aim = Math.atan2(offsetY * scale - y, offsetX * scale - x);
  shoot(aim);
};
canvas.onkeydown = (event) => {
  if (!['ArrowLeft', 'ArrowRight', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  if (event.key === 'ArrowLeft') aim -= 0.05;
  if (event.key === 'ArrowRight') aim += 0.05;
  if (event.key === 'Enter') shoot(aim);
};
