// Two ships on the same course, a hundred million units from the origin.
// Every position is stored in 32 bits. The ship below keeps its origin near.
import { type Circle, circlesIntersect } from '#lib/index.ts';

const canvas = document.querySelector('canvas')!;
const context = canvas.getContext('2d')!;
const store = Math.fround;

const start = 100_000_000;
const sector = 4096;
const speed = 120;
const spacing = 220;

interface Flight {
  // The number to add to each x to get its position in the world.
  origin: number;
  ship: Circle & { center: { x: number; y: number } };
  rocks: Flight['ship'][];
  isNear: boolean;
}

function circle(x: number, y: number, radius: number) {
  return { center: { x: store(x), y: store(y) }, radius };
}

function makeFlight(isNear: boolean): Flight {
  const origin = isNear ? Math.round(start / sector) * sector : 0;
  const rocks = Array.from({ length: 8 }, (_, i) => {
    const x = start + i * spacing;
    return circle(x - origin, 200 + 120 * Math.sin(5 * i), 24 + 8 * (i % 3));
  });
  return { origin, ship: circle(start - 500 - origin, 200, 30), rocks, isNear };
}
const flights = [makeFlight(false), makeFlight(true)];

function keepNear(flight: Flight) {
  const shift = Math.round(flight.ship.center.x / sector) * sector;
  if (shift === 0) return;
  // Whole sectors, not the ship's own position, so that no digit is lost.
  for (const { center } of [flight.ship, ...flight.rocks]) center.x -= shift;
  flight.origin += shift;
}

function step(dt: number) {
  for (const flight of flights) {
    const { ship, rocks, isNear } = flight;
    ship.center.x = store(ship.center.x + speed * dt);
    // A rock that falls behind reappears ahead.
    for (const { center } of rocks) {
      const isBehind = center.x < ship.center.x - 420;
      if (isBehind) center.x = store(center.x + rocks.length * spacing);
    }
    if (isNear) keepNear(flight);
  }
}

function drawCircle({ center, radius }: Circle, x: number, colour: string) {
  context.beginPath();
  context.arc(x, center.y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

function draw() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.font = '28px sans-serif';
  // Black or white, the text colour of this page.
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = 5;
  for (const [row, { ship, rocks, origin, isNear }] of flights.entries()) {
    context.save();
    context.translate(0, 400 * row);
    for (const rock of rocks) {
      const isHit = circlesIntersect(ship, rock);
      const x = 400 + rock.center.x - ship.center.x;
      drawCircle(rock, x, isHit ? '#d27a34' : '#8c867a');
      // Also a rim, because not everyone can distinguish the two colours.
      if (isHit) context.stroke();
    }
    drawCircle(ship, 400, '#4a90c2');
    context.fillStyle = context.strokeStyle;
    const words = isNear ? `origin moved to ${origin}` : 'origin at 0';
    context.fillText(`${words}, ship at x = ${Math.round(ship.center.x)}`, 24, 44);
    context.restore();
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
