// A ball bounces off crates and a rotating bar.
// Press anywhere to send the ball there, or move the cross
// with the arrow keys and press the space bar.
import {
  boxFromRectangle,
  closestPointInBox,
  collideOrientedBoxCircle,
  reflect,
} from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;

const bar = { ...boxFromRectangle(450, 364, 380, 72), rotation: 0.4 };
const crates = [
  boxFromRectangle(130, 130, 150, 110),
  boxFromRectangle(1000, 120, 150, 150),
  boxFromRectangle(150, 560, 190, 110),
  boxFromRectangle(960, 540, 120, 150),
].map((box) => ({ ...box, rotation: 0 }));
const boxes = [bar, ...crates];

const ball = { center: { x: 640, y: 120 }, radius: 30 };
let velocity = { x: 330, y: 290 };
const aim = { x: 640, y: 640 };
// The centre stays at least a radius away from the edge of the canvas.
const { radius } = ball;
const room = boxFromRectangle(
  radius,
  radius,
  canvas.width - 2 * radius,
  canvas.height - 2 * radius,
);
// Where the ball last touched a box, and the normal there.
let lastContact = { point: ball.center, normal: { x: 0, y: 0 } };

function keepOut(box: typeof bar) {
  const contact = collideOrientedBoxCircle(box, ball);
  if (!contact) return;
  const { point, normal, depth } = contact;
  ball.center.x += normal.x * depth;
  ball.center.y += normal.y * depth;
  // Only an approaching ball bounces. Its speed stays the same.
  velocity = reflect(velocity, normal, 1);
  lastContact = { point, normal };
}

function keepInRoom() {
  const { x, y } = closestPointInBox(ball.center, room);
  const { center } = ball;
  if (x > center.x) velocity.x = Math.abs(velocity.x);
  if (x < center.x) velocity.x = -Math.abs(velocity.x);
  if (y > center.y) velocity.y = Math.abs(velocity.y);
  if (y < center.y) velocity.y = -Math.abs(velocity.y);
  ball.center = { x, y };
}

function step(dt: number) {
  bar.rotation += 0.7 * dt;
  ball.center.x += velocity.x * dt;
  ball.center.y += velocity.y * dt;
  // Once is enough, because no gap between boxes is narrower than the ball.
  for (const box of boxes) keepOut(box);
  keepInRoom();
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const box of boxes) {
    const { center, halfWidth, halfHeight, rotation } = box;
    context.save();
    context.translate(center.x, center.y);
    context.rotate(rotation);
    context.fillStyle = box === bar ? '#559e64' : '#a9845a';
    context.fillRect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight);
    context.restore();
  }
  context.beginPath();
  context.arc(ball.center.x, ball.center.y, ball.radius, 0, 2 * Math.PI);
  context.fillStyle = '#4a90c2';
  context.fill();
  const { point, normal } = lastContact;
  context.beginPath();
  context.moveTo(point.x, point.y);
  context.lineTo(point.x + 60 * normal.x, point.y + 60 * normal.y);
  context.lineWidth = 6;
  context.strokeStyle = '#d27a34';
  context.stroke();
  // Black or white, the text colour of this page.
  context.fillStyle = getComputedStyle(canvas).color;
  context.font = '44px sans-serif';
  context.textAlign = 'center';
  context.fillText('+', aim.x, aim.y + 14);
}

let before = 0;
function frame(time: number) {
  // After a pause, the ball continues from where it was.
  step(Math.min((time - before) / 1000, 1 / 30));
  before = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointerdown = ({ offsetX, offsetY }) => {
  // The page may scale the canvas.
  const scale = canvas.width / canvas.clientWidth;
  aim.x = offsetX * scale;
  aim.y = offsetY * scale;
  flyToAim();
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  aim.x = Math.min(Math.max(aim.x + 40 * x, 0), canvas.width);
  aim.y = Math.min(Math.max(aim.y + 40 * y, 0), canvas.height);
  if (is(' ')) flyToAim();
};

function flyToAim() {
  const x = aim.x - ball.center.x;
  const y = aim.y - ball.center.y;
  const way = Math.hypot(x, y);
  if (way === 0) return;
  const speed = Math.hypot(velocity.x, velocity.y);
  velocity = { x: (x / way) * speed, y: (y / way) * speed };
}
