/** Findings that axe and our measurements cannot decide, and why they are right. */
export interface Undecided {
  readonly rule: string;
  /** A selector of the elements concerned. */
  readonly where: string;
  readonly reason: string;
  /** Whether it occurs only in an open editor. */
  readonly isInEditor?: true;
}

/** An entry that no page needs at either width fails the test. */
export const undecided: readonly Undecided[] = [
  {
    rule: 'color-contrast',
    where: ':is(.drawing, .growth) :is(text, tspan)',
    reason:
      'Words of a drawing have a rim of paper; tests/site/colours.test.ts compares their colours with it.',
  },
  {
    rule: 'color-contrast',
    where: '.times svg text',
    reason:
      'The scale of times stands on plain paper, in a colour that the same test compares with it.',
  },
  {
    rule: 'color-contrast',
    where: '.breakpoint',
    reason: 'The number of a breakpoint is paper on ink; tests/site/colours.test.ts compares them.',
    isInEditor: true,
  },
  {
    rule: 'frame-tested',
    where: 'iframe',
    reason: 'A page in a frame is looked at by itself: programs.test.ts, embed.test.ts.',
  },
  {
    rule: 'label-content-name-mismatch',
    where: '[data-step]',
    reason: 'The signs ‹ and › are pictures, and nobody would say them.',
  },
  {
    rule: 'label-content-name-mismatch',
    where: 'button:has(> .narrow-only)',
    reason:
      'On phones the buttons to the breakpoints show signs, ‹ ● and ● ›, which nobody would say.',
    isInEditor: true,
  },
  {
    rule: 'label-content-name-mismatch',
    where: '.legend-symbol',
    reason: 'A symbol is a letter, and the name holds it: “Light up p everywhere”.',
  },
  {
    rule: 'th-has-data-cells',
    where: 'table:has(th[scope="rowgroup"])',
    reason: 'A heading of a group fills its own row; its cells are in the rows of its group.',
  },
  {
    rule: 'th-has-data-cells',
    where: '.run-rows table',
    reason: 'The rows are those of a run, and come with it.',
  },
];
