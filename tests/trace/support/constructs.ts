// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of programs.
/** Each a body of `f(a, b)`, or whole functions of which `f` is called. */
export const constructs: Readonly<Record<string, string>> = {
  'if without braces': 'let n = 0; if (a > b) n = 1; if (a < b) n += 2; else n += 3; return n;',
  'else-if chains':
    'if (a > 2) return 1; else if (a > 1) return 2; else if (b) { return 3 } return 4;',
  'types beside default values, and below brackets':
    'const g = (x = 1 as number, y = x!, z = [a satisfies number])\n: number => x + y + z[0]!;\nreturn g(a, b);',
  'names of the recorder as properties': 'const o = { $1: a, $$: b }; return [o.$1, o.$$];',
  'if in if without braces': 'if (a > 1) if (b > 1) return 1; else return 2; return 3;',
  'conditionals in conditionals': 'return a > 1 ? (b > 1 ? 1 : b) : b > 2 ? a : (a, b);',
  'and, or, not': 'return [a && b, a || b, !a && !(b || a), (a > 1 || b > 1) && a !== b];',
  'left out: ??':
    'const n = a > 1 ? null : undefined; return [n ?? a, (n ?? b) || a, n ?? (a && b)];',
  'optional chains':
    'const o = a > 1 ? { p: { q: (x) => x + b } } : null; return [o?.p.q(a), o?.p?.["q"]?.(b), (o?.p.q)?.(a), !o?.p];',
  destructuring:
    'const { x, y: [z, ...rest], w = a + b, v: { u = 5 } = {} } = { x: a, y: [b, a, 3] }; return [x, z, rest, w, u];',
  'destructuring, more at once':
    'const { x } = { x: a }, y = x, [z] = [y], g = () => z\nreturn [x, y, z, g()]',
  'destructuring in parameters':
    'const g = ({ x, y = x }, [p, q] = [x, y], ...rest) => [x, y, p, q, rest];\nreturn [g({ x: a }), g({ x: a, y: b }, [1, 2], 3, 4)];',
  'destructuring in for-of':
    'const l = []; for (const { x: [p], y = p } of [{ x: [a] }, { x: [b], y: 1 }]) l.push(p, y); return l;',
  'destructuring by assignment':
    'let x = a, y = b; const o = {}; [x, y] = [y, x];\n({ p: o.p, q: [o["q"]] = [7] } = { p: x })\nif (x) [x] = [5]\nreturn [x, y, o];',
  'keys computed':
    'const k = (n) => "k" + n; const { [k(a)]: x = 4, [k(b)]: y } = { k1: 1, [k(2)]: 2 }; return [x, y];',
  '++ as a value':
    'let i = a; const l = [i++, ++i, i--, --i]; const o = { n: b, l: [1] }; l.push(o.n++, ++o.l[0], o.l[0]--, (i)++); return [l, o, i];',
  'compound assignment':
    'let n = a; n += b; n -= 1; n *= 3; n **= 2; n %= 7; n <<= 2; n |= 1; let m = null; m ??= a; m ||= 5; m &&= b; return [n, m];',
  'assignment as a value':
    'let x, y; x = y = a; const l = [(x = b), x]; while ((y -= 1) > 0) l.push(y); return [x, y, l];',
  'do-while':
    'let n = 0; do n += a + 1; while (n < b); do { n -= 1 } while (n > 0) n -= 1; return n;',
  while:
    'let n = 5; while (n > a) { n -= 1; if (n === 3) continue; if (n === b) break; } while (false); return n;',
  for: 'const l = []; for (let i = 0, n = a + b; i < n; i++) { if (i === 1) continue; l.push(i) } let j; for (j = 3; j--;) for (;;) break; for (const f = () => a; l.length < f(); l.push(0)); return [l, j];',
  'for-in':
    'const l = []; let k; for (const key in { p: a, q: b }) l.push(key); for (k in [a, b]) ; return [l, k];',
  'closures over iterations':
    'const l = []; for (let i = 0; i < 3; i += 1) l.push(() => i * a); return l.map((g) => g());',
  switch:
    'const l = []; switch (a) { case 1: l.push(1); case b: { l.push(2); break } default: l.push(3); case 9: const x = 4; l.push(x) } return l;',
  try: 'const l = []; try { if (a > b) throw new Error("no"); l.push(1) } catch (error) { l.push(error.message) } finally { l.push(2) } try { try { throw a } finally { l.push(3) } } catch { l.push(4) } return l;',
  throw: 'if (a > 1) throw new RangeError(`${a} is more than ${b}`); return a;',
  'finally that returns': 'try { if (a) throw a; return 1 } finally { return b }',
  'arrow functions':
    'const g = (x) => ({ x, y: () => [x] }), h = x => y => x + y, k = () => {}, s = (x) => (x, b); return [g(a).x, g(b).y(), h(a)(b), k(), s(1), [a].map((x) => { return })];',
  'function expressions':
    'const g = function h(n) { return n > 0 ? n + h(n - 1) : 0 }; return [g(a), g.name, (function () { return b })()];',
  'functions in functions':
    'return g(a); function g(n) { return n > 3 ? n : h(n + b) } function h(n) { return g(n + 1) }',
  recursion: 'const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); return fib(a + b);',
  'default parameters':
    'const g = (x, y = x > 1 ? x : h(x), z = () => y) => [x, y, z()]; function h(x) { return x && x + 1 } return [g(a), g(a, b), g.length];',
  templates:
    'const t = (p, ...v) => [...p, ...v]; return [`${a}-${a > b ? `in ${b}` : ""}`, t`x${a}y${b && a}`];',
  spread:
    'const g = (...l) => l.length; const o = { a, ...(b > 1 ? { b } : null), ["c" + a]: 1 }; return [g(...[a, b], ...[]), o, [...[a], b]];',
  sequences:
    'let x = (a, b); x++, x--; for (let i = 0, j = 5; i < j; i++, j--) x += i, x -= 2; return (x, [x, (a, b)]);',
  'no semicolons':
    'let x = a\nconst { y } = { y: b }\nx++\nconst g = () => x\nif (x) x += y\nelse x = 1\n;[x].map((n) => n)\ndo x--\nwhile (x > 9)\nreturn [x, g()]',
  'on one line, no last semicolon':
    'let n = a; const g = () => { n += b }; g(); if (n > 2) { n = 2 } return n',
  'functions that give nothing back':
    'let n = 0; function g() { n += 1 } function h() { if (n) return; n = 5 } const e = () => {}; [1, 2].forEach((x) => { n += x }); return [g(), h(), e(), n];',
  methods:
    'const o = { n: a, get m() { return this.n + b }, add(x) { this.n += x; return this } }; return [o.add(2).n, o.m, typeof o.add, delete o.n, "n" in o];',
  'new':
    'const m = new Map([[a, b]]); const d = new Array(2); return [m.get(a), d.length, m instanceof Map, new (class0())().x]; function class0() { return function () { this.x = a } }',
  numbers: 'return [1n + BigInt(a), 0x10, 1e3, -0, +a, ~b, void 0, /a+$/.test("caa"), a ** -b];',
  'text like probes':
    'const $ = "$$.s($0+1);"; return [$, `$$.v(${a})`, /* $$.e($0) */ "$1"]; // $$',
  'comments in odd places':
    'return /* 1 */ ( // 2\n a /* ) */ /* 3 */ > /* ; */ b // 4\n ) /* 5 */ ? /* a */ a /* : */ : b // }',
  blocks: 'const x = a; { const x = b; { } ; if (x) { } else ; } return x;',
  'optional parameters':
    'export function f(a: number, b?: number): number { const g = (x?: number): x is 1 => x === 1; return b === undefined || g(b) ? a : b }',
  types: `interface P<T = number> { readonly x: T }
type Q = { [K in 'x']: P[K] };
type Fn = (
  n: number,
) => number;
export const f = <T extends number,>(a: T, b: number): {
  x: number;
  y: readonly number[];
} => {
  type Inner = P;
  interface Other { y: number }
  let late!: number;
  const g: Fn = (n: number): number => n as number;
  const p = { x: a } satisfies P as P, l: readonly number[] = [a, b] as const;
  late = (((l[0]!)) /* ) */ as any as number);
  const one = id<number>((p as Q).x!);
  const map = new Map<string, P<number>>([['p', p]]);
  const h = (q: Inner, o: Other = { y: l.length }): number =>
    q.x + o.y;
  for (const n of l! as number[]) late += n!;
  const empty: number[] = []; let none: string | undefined;
  return { x: late + one + g(b) + h(p) + map.get('p')!.x, y: [...empty, (none as undefined)?.length ?? 2] };
};
function id<T>(x: T): T { return x }
`,
};
