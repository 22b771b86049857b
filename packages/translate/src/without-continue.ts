import type { Expression, Statement, Type } from './tree.ts';

// For languages without `continue`: what follows it in its loop goes into a branch.

/** Statements in which no loop goes on early any more. */
export function withoutContinue(all: readonly Statement[]): Statement[] {
  return all.map((one): Statement => {
    switch (one.kind) {
      case 'count':
      case 'while':
      case 'each':
        return { ...one, body: branched(withoutContinue(one.body)) };
      case 'if':
        return { ...one, yes: withoutContinue(one.yes), no: withoutContinue(one.no) };
      default:
        return one;
    }
  });
}

/** The body of a loop, whose end is where `continue` leads. */
function branched(all: readonly Statement[]): Statement[] {
  const at = all.findIndex(goesOn);
  const one = all[at];
  if (!one) return [...all];
  const before = all.slice(0, at);
  const after = all.slice(at + 1);
  if (one.kind !== 'if') return before;
  if (!one.yes.some(goesOn)) {
    const turned = { ...one, test: negated(one.test), yes: one.no, no: one.yes };
    return branched([...before, turned, ...after]);
  }
  // What follows would have to stand in both branches.
  if (!leaves(one.yes) && after.length > 0) {
    throw new Error('A loop goes on early in a way that has no translation.');
  }
  const yes = branched(one.yes);
  const no = branched([...one.no, ...after]);
  if (yes.length > 0) return [...before, { ...one, yes, no }];
  return [...before, { ...one, test: negated(one.test), yes: no, no: [] }];
}

/** Whether a `continue` of this loop stands in it. */
function goesOn(one: Statement): boolean {
  if (one.kind === 'if') return one.yes.some(goesOn) || one.no.some(goesOn);
  return one.kind === 'continue';
}

/** Whether nothing behind these statements is reached from them. */
function leaves(all: readonly Statement[]): boolean {
  const last = all.at(-1);
  if (last?.kind === 'if') return leaves(last.yes) && leaves(last.no);
  return ['continue', 'break', 'return', 'fail'].includes(last?.kind ?? '');
}

const opposites = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '==': '!=', '!=': '==' } as const;

/** A condition that holds where this one does not; NaN makes no `<` a `>=`. */
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
