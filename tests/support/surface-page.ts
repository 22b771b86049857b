import { Stage } from '#kit/stage.ts';
import { CanvasSurface } from '#kit/surface/canvas-surface.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';
import { size, surfaceCases, world } from './surface-cases.ts';

// A page to try the surfaces on, bundled by scripts/measure/surfaces.mjs. No page of the site has it.

export type Kind = 'svg' | 'canvas';

const styles = `
  body { margin: 0; --ink: rgb(0, 80, 200); }
  [data-theme='dark'] body { --ink: rgb(200, 80, 0); }
  #stage { position: relative; width: ${size.width}px; height: ${size.height}px; }
  #stage > * { position: absolute; inset: 0; width: 100%; height: 100%; }
  .full { fill: var(--ink); }
  .ink { stroke: var(--ink); }
  .thick { fill: none; stroke: var(--ink); stroke-width: 6px; }
  .clear { fill: var(--ink); fill-opacity: 0.5; stroke: #000; stroke-opacity: 0.5; }
  .dashed { stroke-width: 4px; stroke-dasharray: 12px 5px; stroke-linecap: round; }
  .thin { fill: none; stroke: var(--ink); stroke-width: 4px; stroke-linejoin: round; }
  .unseen { visibility: hidden; }
  .moving { fill: var(--ink); stroke: #000; }
`;

let ended = new AbortController();

/** An empty drawing in place of the one before. */
function stageOf(kind: Kind): Stage {
  ended.abort();
  ended = new AbortController();
  document.body.innerHTML = `<style>${styles}</style><div id="stage"></div>`;
  const holder = document.querySelector('#stage')!;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const over = new SvgSurface(svg);
  if (kind === 'svg') {
    holder.append(svg);
    return new Stage(over, world, size);
  }
  const canvas = document.createElement('canvas');
  holder.append(canvas, svg);
  return new Stage(new CanvasSurface(canvas, over, ended.signal), world, size);
}

export function show(kind: Kind, name: string): void {
  const stage = stageOf(kind);
  const found = surfaceCases.find((one) => one.name === name)!;
  // Once more after another drawing: nothing of that one is left.
  stage.pass(() => stage.dot('other', 'full', { x: 25, y: 12 }, 30));
  stage.pass(() => found.draw(stage));
}

/** Moves so many circles for so many frames: when each of these was, and where they are then. */
export async function move(kind: Kind, count: number, frames: number) {
  const stage = stageOf(kind);
  const circles = Array.from({ length: count }, (_, i) => ({
    center: { x: -9 + (38 * (i % 50)) / 49, y: -4 + 18 * ((i * 0.618) % 1) },
    radius: 0.25,
    speed: { x: Math.sin(i) / 20, y: Math.cos(i) / 20 },
  }));
  const times: number[] = [];
  const advance = () => {
    for (const { center, speed } of circles) {
      if (Math.abs(center.x - 10 + speed.x) > 19) speed.x = -speed.x;
      if (Math.abs(center.y - 5 + speed.y) > 9) speed.y = -speed.y;
      center.x += speed.x;
      center.y += speed.y;
    }
    stage.pass(() => {
      for (const [i, circle] of circles.entries()) stage.circle(`circle-${i}`, 'moving', circle);
    });
  };
  while (times.length < frames) {
    times.push(await new Promise(requestAnimationFrame));
    advance();
  }
  return {
    times,
    centers: circles.map(({ center: { x, y } }) => [stage.x(x), stage.y(y)]),
  };
}
