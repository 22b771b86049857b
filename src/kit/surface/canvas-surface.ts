import {
  type Trace,
  traceBlocks,
  traceCircle,
  traceDiscs,
  tracePolygon,
  tracePolyline,
} from './canvas-outlines.ts';
import { CanvasStyles, type Paint, watchTheme } from './canvas-styles.ts';
import {
  type Attributes,
  type Handle,
  type Layer,
  layers,
  type Mark,
  type Numbers,
  type Size,
  type Surface,
  type Words,
} from './surface.ts';
import type { SvgSurface } from './svg-surface.ts';

/** A mark of this pass. */
interface Command {
  /** The SVG element it would be: a style may depend on it. */
  readonly tag: string;
  readonly style: string;
  readonly numbers: Numbers;
  readonly trace: Trace;
  /** A stroke width for this mark alone. */
  width?: number;
}

/**
 * Paints thousands of marks on a canvas, all of them again in each pass. Words and handles are
 * elements of an SVG over the canvas: they are few, and have to be searchable, focusable, grabbable.
 */
export class CanvasSurface implements Surface {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #over: SvgSurface;
  readonly #styles: CanvasStyles;
  readonly #commands = new Map<Layer, Map<string, Command>>(layers.map((one) => [one, new Map()]));
  #size: Size = { width: 0, height: 0 };
  #pixelRatio = 0;

  /** `over` lies exactly over the canvas. Once `signal` is aborted the theme is not watched. */
  constructor(canvas: HTMLCanvasElement, over: SvgSurface, signal: AbortSignal) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas to draw on.');
    this.#canvas = canvas;
    this.#context = context;
    this.#over = over;
    this.#styles = new CanvasStyles(over.svg);
    const paintAnew = () => {
      this.#styles.forget();
      this.#paint();
    };
    watchTheme(paintAnew, signal);
  }

  resize(size: Size): void {
    this.#size = size;
    this.#fit();
    this.#over.resize(size);
  }

  pass(draw: () => void): void {
    for (const commands of this.#commands.values()) commands.clear();
    this.#over.pass(draw);
    this.#paint();
  }

  circle(mark: Mark, x: number, y: number, radius: number): void {
    this.#add('circle', mark, [x, y, radius], traceCircle);
  }

  line(mark: Mark, x1: number, y1: number, x2: number, y2: number): void {
    this.#add('line', mark, [x1, y1, x2, y2], tracePolyline);
  }

  polyline(mark: Mark, points: Numbers): void {
    this.#add('polyline', mark, points, tracePolyline);
  }

  polygon(mark: Mark, points: Numbers): void {
    this.#add('polygon', mark, points, tracePolygon);
  }

  discs(mark: Mark, discs: Numbers): void {
    this.#add('path', mark, discs, traceDiscs);
  }

  blocks(mark: Mark, blocks: Numbers): void {
    this.#add('path', mark, blocks, traceBlocks);
  }

  path(mark: Mark, numbers: Numbers, draw: Trace): void {
    this.#add('path', mark, numbers, draw);
  }

  label(mark: Mark, x: number, y: number, words: Words, attributes?: Attributes): void {
    this.#over.label(mark, x, y, words, attributes);
  }

  handle(mark: Mark, handle: Handle): void {
    this.#over.handle(mark, handle);
  }

  given(key: string): Attributes | null {
    return this.#over.given(key);
  }

  deferUnseen(isDragging: boolean): void {
    this.#over.deferUnseen(isDragging);
  }

  /** For a painted mark, only its stroke width can be set. */
  attribute(key: string, name: string, value: string | number): void {
    this.#over.attribute(key, name, value);
    if (name !== 'stroke-width') return;
    for (const commands of this.#commands.values()) {
      const command = commands.get(key);
      if (command) command.width = Number(value);
    }
  }

  #add(tag: string, { key, style, layer }: Mark, numbers: Numbers, trace: Trace): void {
    this.#commands.get(layer)!.set(key, { tag, style, numbers, trace });
  }

  /** Matches the screen's pixels, whose number changes when the page is zoomed. */
  #fit(): void {
    const { width, height } = this.#size;
    this.#pixelRatio = window.devicePixelRatio;
    this.#canvas.width = Math.round(width * this.#pixelRatio);
    this.#canvas.height = Math.round(height * this.#pixelRatio);
    this.#context.setTransform(this.#pixelRatio, 0, 0, this.#pixelRatio, 0, 0);
  }

  #paint(): void {
    if (this.#pixelRatio !== window.devicePixelRatio) this.#fit();
    this.#context.clearRect(0, 0, this.#size.width, this.#size.height);
    let before: Paint | null = null;
    for (const [layer, commands] of this.#commands) {
      for (const command of commands.values()) {
        const paint = this.#styles.read(command.tag, command.style, layer);
        // Setting a style takes longer than drawing a circle.
        if (paint !== before) this.#use(paint);
        before = paint;
        this.#draw(command, paint);
      }
    }
  }

  #draw({ numbers, trace, width }: Command, paint: Paint): void {
    const context = this.#context;
    context.beginPath();
    trace(context, numbers);
    if (paint.fill) {
      context.globalAlpha = paint.fillAlpha;
      context.fill();
    }
    if (!paint.stroke) return;
    context.globalAlpha = paint.strokeAlpha;
    const isWidthOwn = width !== undefined && paint.isWidthFree;
    if (isWidthOwn) context.lineWidth = width;
    context.stroke();
    if (isWidthOwn) context.lineWidth = paint.width;
  }

  #use({ fill, stroke, width, dash, cap, join, miter }: Paint): void {
    const context = this.#context;
    if (fill) context.fillStyle = fill;
    if (!stroke) return;
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.lineCap = cap;
    context.lineJoin = join;
    context.miterLimit = miter;
  }
}
