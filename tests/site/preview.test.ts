import { describe, expect, it } from 'vitest';
import { linesOf, outlineOf, type Type } from '#site/preview/faces.ts';
import { plainSvg, stillPicture } from '#site/preview/still.ts';
import { resolved } from '#site/preview/styles.ts';
import { figures } from '../support/all-figures.ts';
import { offenders } from '../support/offenders.ts';

const serif: Type = { family: 'Libertinus Serif', weight: 400, isItalic: false, size: 20 };
const sans: Type = { family: 'Source Sans 3', weight: 400, isItalic: false, size: 20 };
const width = async (text: string, type: Type) => (await outlineOf(text, type)).width;

describe('words as outlines', () => {
  it('are kerned, and grow with their size', async () => {
    expect(await width('AV', serif)).toBeLessThan(
      (await width('A', serif)) + (await width('V', serif)) - 0.5,
    );
    expect(await width('circle', { ...serif, size: 40 })).toBeCloseTo(
      2 * (await width('circle', serif)),
    );
  });

  it('have the weight and the slant that is asked for', async () => {
    expect(await width('circle', { ...sans, weight: 600 })).toBeGreaterThan(
      await width('circle', sans),
    );
    const upright = await outlineOf('f', serif);
    expect((await outlineOf('f', { ...serif, isItalic: true })).d).not.toBe(upright.d);
  });

  it('take signs from the face that has them, and say which none has', async () => {
    expect(await width('d ≤ r', serif)).toBeGreaterThan(await width('d  r', serif));
    await expect(outlineOf('円', serif)).rejects.toThrow('has the character "円"');
  });

  it('fill lines that are nearly equal, in their order, none too long', async () => {
    const text =
      'Which edge or corner of the rock does it touch, how deep is it, and which way is out?';
    const lines = await linesOf(text, serif, 300);
    const widths = lines.map((line) => line.width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(300);
    expect(lines).toHaveLength(Math.ceil((await width(text, serif)) / 300));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(60);
    const [only] = await linesOf('Which edge', serif, 300);
    expect(only).toEqual(await outlineOf('Which edge', serif));
  });
});

describe('the styles of a drawing', () => {
  const drawing = (content: string) =>
    plainSvg(`<svg class="drawing" viewBox="0 0 9 9"><g class="marks">${content}</g></svg>`);

  it('are those of paper, as attributes', async () => {
    const svg = await drawing('<circle class="disc fill-hit" r="2"></circle>');
    expect(svg).toContain('stroke="#0a63bd"');
    expect(svg).toContain('stroke-width="2.25"');
    expect(svg).toContain('fill="#bcdccc"');
    expect(svg).not.toContain('class');
  });

  it('hold by layer, then by selector, then by order', async () => {
    const handle = (kind: string, role: string) =>
      drawing(
        `<g class="handle" data-kind="${kind}" data-role="${role}"><path class="mark" d="M0 0h1"></path></g>`,
      );
    expect(await handle('rim', 'circle')).toContain('fill="#fffefa"');
    expect(await handle('point', 'point')).toContain('fill="#a84a00"');
    expect(await handle('point', 'circle')).toContain('fill="#0a63bd"');
  });

  it('set words in the font of their style, at their place', async () => {
    const label = (style: string, text = 'c') =>
      drawing(`<text class="${style}" x="5" y="7" data-role="circle">${text}</text>`);
    const symbol = await label('symbol');
    const { d, width: across } = await outlineOf('c', { ...serif, isItalic: true, size: 23 });
    expect(symbol).toContain(`translate(${5 - across / 2} 7)`);
    expect(symbol).toContain(d);
    expect(symbol).toContain('fill="#0a63bd"');
    expect(await label('note')).toContain((await outlineOf('c', { ...sans, size: 14 })).d);
    const low = await label('symbol', 'c<tspan class="low" dy="5">1</tspan>');
    expect(low).toContain((await outlineOf('1', { ...serif, isItalic: true, size: 0.7 * 23 })).d);
    expect(low).toMatch(/translate\([\d.-]+ 12\)/);
  });

  it('leave out what paper leaves out', async () => {
    expect(await drawing('<g class="bud"><path class="mark" d="M0 0"></path></g>')).not.toContain(
      'path',
    );
  });

  it('refuse a value that they cannot work out', () => {
    const none = new Map<string, string>();
    expect(resolved('color-mix(in srgb, #000000 25%, #ffffff)', none)).toBe('rgb(191, 191, 191)');
    expect(resolved('light-dark(#fffefa, #161513)', none)).toBe('#fffefa');
    expect(() => resolved('var(--none)', none)).toThrow('--none');
    expect(() => resolved('calc(1px + 2px)', none)).toThrow('calc');
  });
});

it('every figure is drawn without style sheets and fonts', async () => {
  const broken = await offenders(
    figures,
    ({ name }) => name,
    async ({ figure }) => {
      const svg = await stillPicture(figure, { width: 460, height: 307 });
      expect(svg).not.toMatch(/<text|<tspan|class=|var\(|light-dark|NaN|undefined/);
      expect(svg.match(/(fill|stroke)="#/g)!.length).toBeGreaterThan(3);
    },
  );
  expect(broken).toEqual([]);
});
