import type { Expression, Statement, Type } from './tree.ts';

// For languages without `continue`: the rest of the loop's body moves into a branch.

/** `refuse` is called for a loop whose body would have to be copied. */
export function withoutContinue(all: readonly Statement[], refuse: () => never): Statement[] {
  return all.map((one): Statement => {
    switch (one.kind) {
      case 'count':
      case 'while':
      case 'each':
        return { ...one, body: branched(withoutContinue(one.body, refuse), refuse) };
      case 'if':
        return {
          ...one,
          yes: withoutContinue(one.yes, refuse),
          no: withoutContinue(one.no, refuse),
        };
      default:
        return one;
    }
  });
}

/** Rewrites a loop's body without `continue`, which would jump to its end. */
function branched(all: readonly Statement[], refuse: () => never): Statement[] {
  const at = all.findIndex(hasContinue);
  const one = all[at];
  if (!one) return [...all];
  const before = all.slice(0, at);
  const after = all.slice(at + 1);
  if (one.kind !== 'if') return before;
  if (!one.yes.some(hasContinue)) {
    const turned = { ...one, test: negated(one.test), yes: one.no, no: one.yes };
    return branched([...before, turned, ...after], refuse);
  }
  // The rest would have to be in both branches.
  if (!isEndUnreachable(one.yes) && after.length > 0) return refuse();
  const yes = branched(one.yes, refuse);
  const no = branched([...one.no, ...after], refuse);
  if (yes.length > 0) return [...before, { ...one, yes, no }];
  return [...before, { ...one, test: negated(one.test), yes: no, no: [] }];
}

/** Whether the statement contains a `continue` of this loop. */
function hasContinue(one: Statement): boolean {
  if (one.kind === 'if') return one.yes.some(hasContinue) || one.no.some(hasContinue);
  return one.kind === 'continue';
}

/** Whether the end of these statements is unreachable. */
function isEndUnreachable(all: readonly Statement[]): boolean {
  const last = all.at(-1);
  if (last?.kind === 'if') return isEndUnreachable(last.yes) && isEndUnreachable(last.no);
  return ['continue', 'break', 'return', 'throw'].includes(last?.kind ?? '');
}

const opposites = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '==': '!=', '!=': '==' } as const;

/** Returns the negated condition. NaN prevents replacing `<` by `>=`. */
export function negated(test: Expression): Expression {
  const { type } = test;
  if (test.kind === 'not') return test.of;
  if (test.kind === 'boolean') return { ...test, value: !test.value };
  if (test.kind === 'isPresent') return { ...test, kind: 'isAbsent' };
  if (test.kind === 'isAbsent') return { ...test, kind: 'isPresent' };
  if (test.kind === 'binary' && test.operator in opposites) {
    const operator = test.operator as keyof typeof opposites;
    const isEquality = operator === '==' || operator === '!=';
    if (isEquality || (isWhole(test.left.type) && isWhole(test.right.type))) {
      return { ...test, operator: opposites[operator] };
    }
  }
  if (test.kind === 'binary' && (test.operator === '&&' || test.operator === '||')) {
    const [left, right] = [negated(test.left), negated(test.right)];
    if (left.kind !== 'not' && right.kind !== 'not') {
      return { ...test, operator: test.operator === '&&' ? '||' : '&&', left, right };
    }
  }
  return { kind: 'not', of: test, type };
}

const isWhole = (type: Type): boolean => type.kind === 'number' && !type.slot.isFloat;
