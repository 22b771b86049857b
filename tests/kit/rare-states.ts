/** States that no walk of a few steps comes to, by figure: what is not given is as it is at first. */
export const rare: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  'balls-apart': [{ second: disc(66.03, 30, 12) }],
  'center-inside': [{ circle: disc(60.4, 17.8, 8.4), code: 'printed' }],
  'circles-exercise': [{ first: disc(32, 32, 15), second: disc(57, 32, 10) }],
  'clamp-projection': [{ circle: disc(53.6, 28.5, 5.6) }],
  'crossing-exercise': [
    { circle: disc(35, 41, 15), a: { x: 12, y: 5 }, b: { x: 76, y: 53 } },
    { circle: disc(40, 30, 20), a: { x: 52, y: 46 }, b: { x: 80, y: 60 } },
  ],
  'crossing-ray': [
    { p: { x: 10, y: 8 }, rule: 'ours' },
    { p: { x: 10, y: 8 }, rule: 'published' },
  ],
  'cross-product': [{ u: { x: 3, y: 1 }, v: { x: 0.9, y: 0.3 } }],
  'dot-product': [{ u: { x: 0, y: 0 } }],
  'far-from-origin': [
    { p: { x: 21.1, y: 37.4 }, circle: disc(44.8, 33.6, 24), away: '0', format: 'double' },
  ],
  'line-crosses': [{ circle: disc(40, 30, 20), a: { x: 52, y: 46 }, b: { x: 80, y: 60 } }],
  'nine-zones-exercise': [{ circle: disc(69.8, 40.1, 7.8) }],
  'point-exercise': [{ p: { x: 65, y: 32 }, circle: disc(40, 32, 25) }],
  'polygon-and-circle': [
    { circle: disc(31.2, 12.6, 4.2), region: 'filled' },
    { circle: disc(32.4, 36.5, 11.9), region: 'outline' },
  ],
  'vectors-exercise': [
    { u: { x: 0, y: 0 } },
    { v: { x: -3, y: 1 } },
    { v: { x: 1, y: -3 } },
    { v: { x: -0.5, y: 1.5 } },
    { v: { x: 3, y: 1 } },
  ],
  'which-test': [{ circle: disc(46.1, 48, 10), shape: 'point' }],
};

function disc(x: number, y: number, radius: number) {
  return { center: { x, y }, radius };
}
