// A hundred thousand circles at rest, and a plough. Drag it through them, or
// move it with the arrow keys; the space bar lets it go. The graphics
// processor draws them. Only circles that moved look for their neighbours.
import { collideCircles, createCircleGrid } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
// Without WebGL 2, the circles are drawn as small squares.
const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
const context = gl ? null : canvas.getContext('2d')!;

const plough = { center: { x: 200, y: 400 }, radius: 45 };
const circles = Array.from({ length: 100_000 }, (_, i) => ({
  center: { x: 2 + 3.2 * (i % 400), y: 2 + 3.2 * Math.floor(i / 400) },
  radius: 1.1,
}));
const grid = createCircleGrid(circles);
/** For each circle x, y and its radius, and the plough as the last one. */
const numbers = new Float32Array(3 * circles.length + 3);
let moved = new Set<number>();
const near: number[] = [];
const pointer = { x: 200, y: 400 };
let isHeld = false;
let time = 0;

function push(id: number, normal: { x: number; y: number }, by: number) {
  const { center } = circles[id]!;
  center.x = Math.min(Math.max(center.x + normal.x * by, 2), canvas.width - 2);
  center.y = Math.min(Math.max(center.y + normal.y * by, 2), canvas.height - 2);
  grid.move(id, circles[id]!);
  moved.add(id);
}

function write(id: number, { center, radius }: typeof plough) {
  numbers.set([center.x, center.y, radius], 3 * id);
}
for (const [id, circle] of circles.entries()) write(id, circle);

function step(dt: number) {
  time += dt;
  if (!isHeld) {
    pointer.x = 640 - 440 * Math.cos(time / 2);
    pointer.y = 400 + 250 * Math.sin(time / 3);
  }
  const [dx, dy] = [pointer.x - plough.center.x, pointer.y - plough.center.y];
  const part = Math.min(1, (700 * dt) / (Math.hypot(dx, dy) || 1));
  plough.center = { x: plough.center.x + dx * part, y: plough.center.y + dy * part };
  for (const id of grid.circlesNear(plough, near)) {
    const contact = collideCircles(plough, circles[id]!)!;
    push(id, contact.normal, contact.depth);
  }
  // A wave of pushes runs outwards. The circles that have waited longest push first.
  const before = [...moved];
  moved = new Set(before.slice(1200));
  for (const id of before.slice(0, 1200)) {
    for (const other of grid.circlesNear(circles[id]!, near)) {
      const contact = other === id ? null : collideCircles(circles[id]!, circles[other]!);
      if (!contact || contact.depth < 0.2) continue;
      push(id, contact.normal, -contact.depth / 2);
      push(other, contact.normal, contact.depth / 2);
    }
    write(id, circles[id]!);
  }
  for (const id of moved) write(id, circles[id]!);
  write(circles.length, plough);
}

const colours = ['#4a90c2', '#559e64', '#b070b8', '#d27a34'];
const vertexShader = `#version 300 es
in vec3 circle;
flat out int kind;
void main() {
  gl_Position = vec4(circle.x / 640. - 1., 1. - circle.y / 400., 0, 1);
  gl_PointSize = 2. * circle.z;
  kind = circle.z > 2. ? 3 : gl_VertexID % 3;
}`;
const fragmentShader = `#version 300 es
precision mediump float;
flat in int kind;
out vec4 colour;
void main() {
  if (distance(gl_PointCoord, vec2(.5)) > .5) discard;
  if (kind == 0) colour = vec4(.29, .56, .76, 1);
  if (kind == 1) colour = vec4(.33, .62, .39, 1);
  if (kind == 2) colour = vec4(.69, .44, .72, 1);
  if (kind == 3) colour = vec4(.82, .48, .2, 1);
}`;

if (gl) {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, numbers.byteLength, gl.DYNAMIC_DRAW);
  const circle = gl.getAttribLocation(program, 'circle');
  gl.enableVertexAttribArray(circle);
  gl.vertexAttribPointer(circle, 3, gl.FLOAT, false, 0, 0);
}

function draw() {
  if (gl) {
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, numbers);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.drawArrays(gl.POINTS, 0, numbers.length / 3);
    return;
  }
  context!.clearRect(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < numbers.length; i += 3) {
    const [x, y, r] = [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];
    context!.fillStyle = colours[r > 2 ? 3 : (i / 3) % 3]!;
    context!.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

let last = 0;
function frame(now: number) {
  step(Math.min((now - last) / 1000, 1 / 30));
  last = now;
  draw();
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

canvas.onpointerdown = canvas.onpointermove = (event) => {
  isHeld = event.buttons === 1;
  if (!isHeld) return;
  const scale = canvas.width / canvas.clientWidth;
  pointer.x = event.offsetX * scale;
  pointer.y = event.offsetY * scale;
  canvas.setPointerCapture(event.pointerId);
};
canvas.onlostpointercapture = () => {
  isHeld = false;
};
canvas.onkeydown = (event) => {
  const is = (key: string) => Number(event.key === key);
  const x = is('ArrowRight') - is('ArrowLeft');
  const y = is('ArrowDown') - is('ArrowUp');
  if (!x && !y && !is(' ')) return;
  event.preventDefault();
  isHeld = !is(' ');
  pointer.x = Math.min(Math.max(pointer.x + 60 * x, 0), canvas.width);
  pointer.y = Math.min(Math.max(pointer.y + 60 * y, 0), canvas.height);
};
