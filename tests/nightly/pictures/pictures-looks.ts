/**
 * Runs in the page: returns the styles of specimens by name, which are colour roles, marks in a
 * drawing and over a map, and the page around a figure.
 */
export function looksOf({
  roles,
  marks,
}: {
  roles: readonly string[];
  marks: readonly (readonly [name: string, svg: string])[];
}): [string, string][] {
  const painter = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const isForced = matchMedia('(forced-colors: active)').matches;

  /** A colour in bytes with its opacity, whatever its notation. */
  const bytes = (colour: string) => {
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = colour;
    painter.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = painter.getImageData(0, 0, 1, 1).data;
    const opaque = [r, g, b].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { hex: `#${opaque}`, covers: Math.round((100 * a) / 255) };
  };

  const probe = document.createElement('span');
  probe.style.forcedColorAdjust = 'none';
  document.body.append(probe);
  const resolved = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  // The reader's own colours, whose values the reader chooses.
  const systemNames = ['ButtonBorder', 'GrayText', 'Highlight', 'LinkText', 'CanvasText', 'Canvas'];
  const system = new Map(
    isForced ? systemNames.map((name) => [bytes(resolved(name)).hex, name] as const) : [],
  );
  /** For example "#0a63bd" or "#0a63bd 55%". In forced colours "CanvasText" or a mixture. */
  const colour = (value: string) => {
    if (value === 'none') return value;
    const { hex, covers } = bytes(value);
    if (covers === 0) return 'none';
    const name = system.get(hex) ?? (isForced ? 'a mix' : hex);
    return covers === 100 || name === 'a mix' ? name : `${name} ${covers}%`;
  };

  /** Only properties that differ from the unstyled value. */
  const unless = (usual: string, words: string, value: string) =>
    value === usual ? [] : [`${words}${value}`];

  const fontOf = (style: CSSStyleDeclaration) => {
    const family = style.fontFamily.split(',')[0]!.replaceAll('"', '');
    const slant = style.fontStyle === 'normal' ? '' : `${style.fontStyle} `;
    return `${slant}${style.fontWeight} ${style.fontSize} ${family}`;
  };

  const drawn = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return 'not shown';
    const isText = element.tagName === 'text' || element.tagName === 'tspan';
    const fill = /^url/.test(style.fill) ? style.fill : colour(style.fill);
    const stroke = colour(style.stroke);
    return [
      `fill ${fill}`,
      ...(fill === 'none' ? [] : unless('1', 'at ', style.fillOpacity)),
      stroke === 'none' ? 'stroke none' : `stroke ${stroke} ${style.strokeWidth}`,
      ...unless('none', 'dashes ', style.strokeDasharray),
      ...unless('butt', 'cap ', style.strokeLinecap),
      ...unless('miter', 'join ', style.strokeLinejoin),
      ...unless('1', 'opacity ', style.opacity),
      ...unless('visible', '', style.visibility),
      ...(isText ? [fontOf(style), `anchor ${style.textAnchor}`, style.paintOrder] : []),
    ].join('; ');
  };

  const written = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return 'not shown';
    return [
      `colour ${colour(style.color)}`,
      `on ${colour(style.backgroundColor)}`,
      ...(style.borderBottomStyle === 'none' || style.borderBottomWidth === '0px'
        ? []
        : [`border ${style.borderBottomWidth} ${colour(style.borderBottomColor)}`]),
      `${fontOf(style)}, line ${style.lineHeight}`,
      ...unless('1', 'opacity ', style.opacity),
    ].join('; ');
  };

  const stage = document.querySelector('first-contact-figure .stage')!;
  /** Drawings of all marks, in a plain stage and in one with a map. */
  const drawing = (context: string) => {
    const holder = document.createElement('div');
    holder.className = context;
    holder.innerHTML = `<svg class="drawing"><g>${marks.map(([, svg]) => svg).join('')}</g></svg>`;
    stage.parentElement!.append(holder);
    const found = [...holder.querySelector('g')!.children].flatMap((mark, i) =>
      [mark, ...mark.children].map((one) => {
        const piece = one === mark ? '' : ` ${one.getAttribute('class')}`;
        return [marks[i]![0] + piece, one.tagName === 'g' ? '' : drawn(one)] as [string, string];
      }),
    );
    holder.remove();
    return found.filter(([, looks]) => looks !== '');
  };
  const plain = drawing('stage');
  const overMap = drawing('stage has-truth').flatMap(([name, looks], i): [string, string][] =>
    looks === plain[i]![1] ? [] : [[`${name} over a map`, looks]],
  );

  const around = [
    'body',
    'h1',
    'h2',
    'h3',
    '.spread p:not([class])',
    '.spread p a',
    'p code',
    '.listing pre',
    'figcaption',
    'figcaption b',
    '.verdict .word',
    '.verdict .rest',
    '.verdict[data-hit="true"] .ring-mark',
    '.verdict[data-hit="false"] .ring-mark',
    '.presets [aria-pressed="true"]',
    '.presets [aria-pressed="false"]',
    '[data-option][aria-pressed="true"]',
    '.tools button',
    'input[data-field]',
    '.keys',
    '.truth-legend li',
    '.truth-here',
    '.swatch.right-miss',
    '.swatch.right-hit',
    '.swatch.false-hit',
    '.swatch.missed-hit',
  ].flatMap((selector): [string, string][] => {
    // In forced colours a page computes unforced values.
    const element = isForced ? null : document.querySelector(selector);
    return isForced ? [] : [[`page ${selector}`, element ? written(element) : 'not there']];
  });
  const colours = roles.map((role): [string, string] => [
    `role ${role}`,
    colour(resolved(`var(${role})`)),
  ]);
  probe.remove();
  return [...colours, ...plain, ...overMap, ...around];
}
