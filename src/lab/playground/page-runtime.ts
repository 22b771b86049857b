// Runs in the exported page after the reader's code, so it imports nothing.

interface Place {
  x: number;
  y: number;
}

type PageShape = {
  center?: Place;
  a?: Place;
  b?: Place;
  x?: number;
  y?: number;
  radius?: number;
  halfWidth?: number;
  halfHeight?: number;
  rotation?: number;
};

/** Draws the draggable shapes, and shows what the function returned by `make` returns. */
export function runPage(
  shapes: Record<string, PageShape | Place[]>,
  inputs: readonly (string | number)[],
  make: () => (...values: unknown[]) => unknown,
): void {
  const size = { width: 96, height: 64 };
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const words = document.querySelector('output') as HTMLOutputElement;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  let fn: ReturnType<typeof make> | undefined;
  /** Returns the points of a shape that move with it. */
  const placesOf = (shape: PageShape | Place[]): Place[] => {
    if (Array.isArray(shape)) return shape;
    const all = [shape.center, shape.a, shape.b, 'x' in shape ? (shape as Place) : undefined];
    return all.filter((place) => place !== undefined);
  };

  /** On the canvas y points down, but in the code it points up. */
  const onCanvas = ({ x, y }: Place): [number, number] => [
    (x * canvas.width) / size.width,
    canvas.height - (y * canvas.height) / size.height,
  ];

  const outlineOf = (shape: PageShape | Place[]): Place[] => {
    if (Array.isArray(shape)) return shape;
    const { center, halfWidth, halfHeight, rotation = 0, a, b } = shape;
    if (a && b) return [a, b];
    if (!center || halfWidth === undefined || halfHeight === undefined) return [];
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const corners = [
      [-halfWidth, -halfHeight],
      [halfWidth, -halfHeight],
      [halfWidth, halfHeight],
      [-halfWidth, halfHeight],
    ] as const;
    return corners.map(([x, y]) => ({
      x: center.x + x * cos - y * sin,
      y: center.y + x * sin + y * cos,
    }));
  };

  const drawShape = (shape: PageShape | Place[], isHit: boolean): void => {
    context.beginPath();
    const isRound = !Array.isArray(shape) && (shape.radius !== undefined || 'x' in shape);
    if (isRound) {
      const [place] = placesOf(shape);
      const radius = ((shape as PageShape).radius ?? 0.6) * (canvas.width / size.width);
      if (place) context.arc(...onCanvas(place), radius, 0, 2 * Math.PI);
    } else {
      for (const place of outlineOf(shape)) context.lineTo(...onCanvas(place));
      context.closePath();
    }
    context.fillStyle = isHit ? '#3a9a5a88' : '#8882';
    context.fill();
    context.stroke();
  };

  const show = (): void => {
    let answer: unknown;
    try {
      fn ??= make();
      answer = fn(...inputs.map((one) => (typeof one === 'string' ? shapes[one] : one)));
    } catch (error) {
      answer = String(error);
    }
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.lineWidth = 3;
    context.strokeStyle = getComputedStyle(canvas).color;
    for (const [name, shape] of Object.entries(shapes)) {
      drawShape(shape, inputs.includes(name) && Boolean(answer));
      const [place] = placesOf(shape);
      context.fillStyle = getComputedStyle(canvas).color;
      context.font = '24px monospace';
      const [x, y] = onCanvas(place ?? { x: 0, y: 0 });
      context.fillText(name, x + 10, y - 10);
    }
    words.textContent = JSON.stringify(answer) ?? String(answer);
  };

  /** Applies the pointer's displacement. */
  let drag: ((displacement: Place, at: Place) => void) | null = null;
  let last: Place = { x: 0, y: 0 };
  const placeOf = ({ offsetX, offsetY }: PointerEvent): Place => ({
    x: (offsetX / canvas.clientWidth) * size.width,
    y: size.height - (offsetY / canvas.clientHeight) * size.height,
  });
  const far = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
  const isInside = (outline: Place[], { x, y }: Place) =>
    outline.reduce((inside, a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      const crosses = a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
      return crosses ? !inside : inside;
    }, false);
  const moving = (places: Place[]) => (way: Place) => {
    for (const place of places) {
      place.x += way.x;
      place.y += way.y;
    }
  };

  /** Finds a corner, an end, a rim or a whole shape under the pointer, topmost first. */
  const dragAt = (at: Place): typeof drag => {
    for (const shape of Object.values(shapes).reverse()) {
      const places = placesOf(shape);
      const near = places.find((place) => far(place, at) < 2.5);
      if (near) return moving([near]);
      const { center, radius } = shape as PageShape;
      if (center && radius !== undefined) {
        if (Math.abs(far(center, at) - radius) < 1.5) {
          return (_, to) => {
            (shape as PageShape).radius = far(center, to);
          };
        }
        if (far(center, at) < radius) return moving([center]);
      } else if (isInside(outlineOf(shape), at)) return moving(places);
    }
    return null;
  };

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    last = placeOf(event);
    drag = dragAt(last);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!drag) return;
    const at = placeOf(event);
    drag({ x: at.x - last.x, y: at.y - last.y }, at);
    last = at;
    show();
  });
  canvas.addEventListener('pointerup', () => {
    drag = null;
  });
  show();
}
