import { figure as polygonAndCircle } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import { share } from '#figure/share.ts';
import { type Circle, segmentIntersectsCircle } from '#lib/index.ts';
import { look, openFigure, show } from './figure.ts';
import { listingOn, press, runOf } from './listing.ts';
import { openBrowser } from './support.ts';

// A page with live listings of one figure, in which a function calls two others. The window is high
// enough to show them all.

export type State = (typeof polygonAndCircle.presets)[0]['state'];

export const { world } = polygonAndCircle;

export const at = (name: string): State =>
  polygonAndCircle.presets.find((preset) => preset.name === name)!.state;

export const { island } = at('edges');

/** The run of the function that calls two others, computed here. */
export const runAt = (state: State) =>
  runOf('polygonIntersectsCircle', polygonAndCircle.calls!.polygonIntersectsCircle!, state);

/** The number of iterations before the outline's test returns. */
export function turnsFor(circle: Circle): number {
  const touched = island.findIndex((b, i) => {
    return segmentIntersectsCircle({ a: island.at(i - 1)!, b }, circle);
  });
  return touched < 0 ? island.length : touched + 1;
}

export async function openPolygonListing() {
  const browser = await openBrowser();
  const { page, problems } = await browser.newPage({ width: 1440, height: 12000, clipboard: true });
  const figure = await openFigure(page, 'polygon-and-circle/', 'polygon-and-circle');
  const filled = listingOn(page, 'polygonIntersectsCircle');
  const outline = listingOn(page, 'polygonOutlineIntersectsCircleSimply');
  // The script of the listings is loaded after the figure's.
  await page.waitForLoadState('networkidle');

  const bring = (state: State) => show(figure, share(polygonAndCircle, state));

  /** Every test starts with a hit at two edges and the whole run. */
  async function begin() {
    await bring(at('edges'));
    await press(filled, 'whole');
  }

  /** The circle in the number fields. */
  async function circleNow(): Promise<Circle> {
    const { fields } = await look(figure);
    const [x, y, radius] = ['circle.x', 'circle.y', 'circle.radius'].map((id) =>
      Number(fields[id]),
    );
    return { center: { x: x!, y: y! }, radius: radius! };
  }

  return { page, problems, figure, filled, outline, bring, begin, circleNow, close: browser.close };
}
