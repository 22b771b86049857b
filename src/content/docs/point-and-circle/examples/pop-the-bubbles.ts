// Pop the bubbles: click or touch them, or move the cross with the arrow
// keys and press the space bar. The round button slows them down.
import { pointInCircle } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const colours = ['#4a90c2', '#d27a34', '#559e64', '#b070b8'];

const bubbles = Array.from({ length: 14 }, (_, i) => ({
  center: { x: 100 + 80 * ((5 * i) % 14), y: 120 + ((293 * i) % 700) },
  radius: 40 + 12 * (i % 4),
  colour: colours[i % 4]!,
  speed: 70 + 20 * (i % 5),
}));
const button = { center: { x: 1180, y: 700 }, radius: 70, colour: '#666' };
// In drawing order, so the last one is on top.
const discs = [...bubbles, button];

const aim = { x: 640, y: 400 };
const keysDown = new Set<string>();
// A finger also hits a disc that is drawn smaller than a fingertip.
let leastRadius = 0;
let isSlow = false;
let popped = 0;

function discAtAim() {
  const isHit = ({ center, radius }: typeof button) =>
    pointInCircle(aim, { center, radius: Math.max(radius, leastRadius) });
  return discs.filter(isHit).at(-1);
}

function launch({ center, radius }: typeof button) {
  center.y = canvas.height + radius;
  // A different position, but the same in every run.
  center.x = radius + ((center.x + 470) % (canvas.width - 2 * radius));
}

function press() {
  const disc = discAtAim();
  if (disc === button) isSlow = !isSlow;
  else if (disc) {
    popped += 1;
    launch(disc);
  }
}

function step(dt: number) {
  const isDown = (key: string) => Number(keysDown.has(key));
  const x = aim.x + 600 * dt * (isDown('ArrowRight') - isDown('ArrowLeft'));
  const y = aim.y + 600 * dt * (isDown('ArrowDown') - isDown('ArrowUp'));
  aim.x = Math.min(Math.max(x, 0), canvas.width);
  aim.y = Math.min(Math.max(y, 0), canvas.height);

  for (const bubble of bubbles) {
    bubble.center.y -= bubble.speed * dt * (isSlow ? 0.3 : 1);
    if (bubble.center.y < -bubble.radius) launch(bubble);
  }
}

function write(text: string, { x, y }: typeof aim, colour: string) {
  context.font = '44px sans-serif';
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.fillText(text, x, y + 14);
}

function draw() {
  const target = discAtAim();
  // Black or white, the text colour of this page in its light or dark theme.
  const { color } = getComputedStyle(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  write(`popped: ${popped}`, { x: 140, y: 50 }, color);
  context.strokeStyle = color;
  context.lineWidth = 5;
  for (const { center, radius, colour } of discs) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.fill();
    // The disc that a press would hit has a rim.
    if (center === target?.center) context.stroke();
  }
  write(isSlow ? 'fast' : 'slow', button.center, 'white');
  write('+', aim, color);
  canvas.style.cursor = target ? 'pointer' : 'default';
}

let last = 0;
function frame(time: number) {
  step(Math.min((time - last) / 1000, 1 / 30));
  last = time;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

function follow({ clientX, clientY, pointerType }: PointerEvent) {
  // The canvas may be anywhere on the page and have any size.
  const shown = canvas.getBoundingClientRect();
  aim.x = ((clientX - shown.left) * canvas.width) / shown.width;
  aim.y = ((clientY - shown.top) * canvas.height) / shown.height;
  // For a finger, a disc is at least 44 CSS pixels across.
  leastRadius = pointerType === 'touch' ? (22 * canvas.width) / shown.width : 0;
}
canvas.onpointermove = follow;
canvas.onpointerdown = (event) => {
  follow(event);
  // 0 is the main button of a mouse, a finger, or the tip of a pen.
  if (event.button === 0) press();
};
canvas.onkeydown = (event) => {
  if (event.key !== ' ' && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  if (event.key === ' ' && !event.repeat) press();
  keysDown.add(event.key);
};
canvas.onkeyup = ({ key }) => {
  keysDown.delete(key);
};
// If the canvas loses the focus, it does not get the `keyup` of a held key.
canvas.onblur = () => keysDown.clear();
