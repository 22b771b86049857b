import { readFileSync } from 'node:fs';

/** The site's colour roles in both themes. */
export const roles = new Map(
  [
    ...readFileSync('src/site/styles/roles.css', 'utf8').matchAll(
      /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g,
    ),
  ].map(([, name, light, dark]) => [name, { light: light!, dark: dark! }]),
);

const paper = roles.get('paper')!;
export const papers = [paper.light, paper.dark];

/** Returns the relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.slice(1);
  const size = digits.length / 3;
  const [red, green, blue] = [0, 1, 2].map((i) => {
    const part = Number.parseInt(digits.slice(i * size, (i + 1) * size).padEnd(2, digits[i]), 16);
    return part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}
