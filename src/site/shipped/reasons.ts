// Every package of which some part is in the files that readers load, and why. The build compares
// this list with the packages that it finds (src/site/integrations/shipped.ts), and fails if they
// differ.

interface Reason {
  /** The use that readers have for it. */
  readonly why: string;
  /** The copyright notice inside its fonts, if the package's licence file omits it. */
  readonly fontNotice?: string;
}

/** Shared by the packages that another package brings in. */
const editorParts = 'Part of the editor in which you change a listing';
const axisParts = 'Part of the axes of a plot';

export const reasons: Readonly<Record<string, Reason>> = {
  '@codemirror/commands': { why: `${editorParts}: its keyboard commands.` },
  '@codemirror/language': { why: `${editorParts}: indentation and colours.` },
  '@codemirror/legacy-modes': { why: `${editorParts}: the keywords of TypeScript.` },
  '@codemirror/state': { why: `${editorParts}: the text and the undo history.` },
  '@codemirror/streamparser': { why: `${editorParts}: the line-by-line parser.` },
  '@codemirror/view': { why: `${editorParts}: its display and its input.` },
  '@fontsource-variable/inconsolata': { why: 'The typeface of code.' },
  '@fontsource-variable/source-sans-3': {
    why: 'The typeface of labels, buttons and menus.',
    fontNotice: '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
  },
  '@fontsource/libertinus-math': { why: 'The symbols in formulas.' },
  '@fontsource/libertinus-serif': { why: 'The typeface of text and formulas.' },
  '@lezer/common': { why: `${editorParts}: the tree of the code.` },
  '@lezer/highlight': { why: `${editorParts}: the names of coloured parts.` },
  '@marijn/find-cluster-break': { why: `${editorParts}: the boundaries between characters.` },
  '@sveltejs/acorn-typescript': { why: 'Reads the types in code that you edit.' },
  acorn: { why: 'Reads code that you edit, before it runs.' },
  'd3-array': { why: `${axisParts}: the round numbers on an axis.` },
  'd3-color': { why: `${axisParts}: colours, to which a scale can also map numbers.` },
  'd3-ease': { why: 'The slow start and end when a figure glides to a position.' },
  'd3-format': { why: `${axisParts}: numbers as text.` },
  'd3-interpolate': { why: 'The positions of a figure between two others.' },
  'd3-path': { why: 'Writes the outlines in figures.' },
  'd3-scale': { why: 'The axes of a plot that your browser draws.' },
  'd3-selection': { why: 'Matches the marks of a figure with the elements of its drawing.' },
  katex: {
    why: 'The layout of formulas, and the typeface of tall brackets and roots.',
    fontNotice:
      'Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)\n' +
      'Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>),\n' +
      'with Reserved Font Names KaTeX_Main, KaTeX_Size1, KaTeX_Size2, KaTeX_Size3 and KaTeX_Size4.',
  },
  leven: { why: 'Finds the name that you may have meant, when code has an unknown one.' },
  pagefind: { why: 'The search, which runs in your browser on an index that is part of the site.' },
  'style-mod': { why: `${editorParts}: its styles.` },
  'w3c-keyname': { why: `${editorParts}: the names of keys.` },
  'workbox-core': { why: 'Part of the code that stores the site on your device.' },
  'workbox-precaching': { why: 'Stores the site on your device, to be read without a network.' },
  'workbox-strategies': { why: 'Part of the code that stores the site on your device.' },
};
