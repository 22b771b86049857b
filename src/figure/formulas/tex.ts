import katex from 'katex';
import { readSymbol } from '../symbols.ts';
import type { Expression } from './expression.ts';
import { type Formula, type Live, liveText } from './formula.ts';

/** TeX with the symbols themselves. */
export function symbolicTex(expression: Expression): string {
  return tex(expression, (name) => symbolTex(name));
}

/** TeX with a slot for the live number of each symbol, filled with its first value. */
export function numericTex(expression: Expression, live: Live): string {
  return tex(expression, (name, guarded) => slotTex(name, live, guarded));
}

/** A symbol in its colour: "p.x" is p with the subscript x. */
export function symbolTex(name: string): string {
  const { base, role, letter, low } = readSymbol(name);
  const body = low ? `${letter}_{${low}}` : letter;
  return `\\htmlData{symbol=${base}}{\\htmlClass{symbol-${role}}{${body}}}`;
}

/** The formula in three rows: in symbols, in numbers, and the values of both sides. */
export function formulaHtml(formula: Formula, live: Live): string {
  const { name, left, right } = formula;
  const sign = formula.relation === '=' ? '=' : '\\le';
  const liveSign = formula.relation === '=' ? '=' : slotTex(`${name}.holds`, live);
  const first = `${symbolicTex(left)} &${sign} ${symbolicTex(right)}`;
  const second = formula.relation === '=' ? '' : numericTex(left, live);
  const third = formula.relation === '=' ? '' : slotTex(`${name}.left`, live);
  const rows = [
    first,
    `${second} &${liveSign} ${numericTex(right, live)}`,
    `${third} &${liveSign} ${slotTex(`${name}.right`, live)}`,
  ];
  const isPlain = left.op === 'symbol' && right.op === 'symbol';
  const shown = isPlain ? rows.slice(0, 2) : rows;
  // Screen readers get the symbols, because the numbers change with every drag.
  const gap = [left, right].some((side) => side.op === 'divide') ? '7pt' : '3pt';
  const visible = render(`\\begin{aligned}${shown.join(`\\\\[${gap}]`)}\\end{aligned}`, 'html');
  const spoken = render(`${symbolicTex(left)} ${sign} ${symbolicTex(right)}`, 'mathml');
  return `<span class="visually-hidden">${spoken}</span>${visible}`;
}

/** Lets KaTeX set attributes, and nothing else that it does not trust. */
export const katexOptions = {
  throwOnError: true,
  strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
  trust: ({ command }: { command: string }) => ['\\htmlData', '\\htmlClass'].includes(command),
} as const;

export function render(source: string, output: 'html' | 'mathml' | 'htmlAndMathml'): string {
  return katex.renderToString(source, { ...katexOptions, output, displayMode: output === 'html' });
}

function tex(
  expression: Expression,
  leaf: (name: string, guarded: boolean) => string,
  guarded = false,
): string {
  const inner = (of: Expression, isGuarded = false) => tex(of, leaf, isGuarded);
  switch (expression.op) {
    case 'number':
      return String(expression.value);
    case 'symbol':
      return leaf(expression.name, guarded);
    case 'dot':
    case 'cross': {
      const [u, v] = expression.vectors.map(symbolTex);
      return `${u} \\${expression.op === 'dot' ? 'cdot' : 'times'} ${v}`;
    }
    case 'square':
      return expression.of.op === 'symbol'
        ? `${inner(expression.of, true)}^2`
        : `(${inner(expression.of)})^2`;
    case 'root':
      return `\\sqrt{${inner(expression.of)}}`;
    case 'abs':
      return `\\lvert ${inner(expression.of)} \\rvert`;
    case 'min':
    case 'max':
      return `\\${expression.op}(${inner(expression.left)},\\, ${inner(expression.right)})`;
    case 'divide':
      return `\\frac{${inner(expression.left)}}{${inner(expression.right)}}`;
    default: {
      const sign = { add: '+', subtract: '-', multiply: '\\cdot' }[expression.op];
      const { op } = expression;
      // A product on the right begins with its own left side: "4 + (-2) · 3".
      const [left, right] = [
        inner(expression.left, guarded && op === 'multiply'),
        inner(expression.right, true),
      ];
      const isSum = ({ op: one }: Expression) => one === 'add' || one === 'subtract';
      const first = op === 'multiply' && isSum(expression.left) ? `(${left})` : left;
      const second = op !== 'add' && isSum(expression.right) ? `(${right})` : right;
      return `${first} ${sign} ${second}`;
    }
  }
}

function slotTex(name: string, live: Live, guarded = false): string {
  const value = live[name];
  // A missing value is shown as a dash, which is not a symbol of mathematics.
  const text = liveText(value, guarded).replaceAll('−', '-').replace('–', '\\text{--}');
  const isSign = typeof value === 'boolean';
  // Both sides of a formula have slots too: "insideCircle.left".
  const symbol = /\.(left|right|holds)$/.test(name) ? null : readSymbol(name);
  const data = `live=${name}, guarded=${guarded}${symbol ? `, symbol=${symbol.base}` : ''}`;
  const role = symbol?.role ?? 'plain';
  const body = isSign ? `{${text === '≤' ? '\\le' : '>'}}` : `{${text}}`;
  const slot = `\\htmlData{${data}}{\\htmlClass{symbol-${role}}{${body}}}`;
  // In braces, so that KaTeX puts the space beside it outside the slot, whose text is replaced.
  return isSign ? `\\mathrel{${slot}}` : `{${slot}}`;
}
