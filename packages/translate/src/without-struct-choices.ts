import type { Expression, Statement, Type } from './tree.ts';

// WebGL allows `a ? b : c` only for numbers and vectors, so a choice of structs becomes an `if`.

export function withoutStructChoices(all: readonly Statement[]): Statement[] {
  return all.flatMap((one): Statement[] => {
    if (one.kind === 'return' && one.value) return returned(one.value, one.why);
    if (one.kind === 'let' && isStructChoice(one.value)) {
      const target = { kind: 'variable', name: one.name, type: one.type } as const;
      return [{ ...one, value: null, isChanged: true }, assigned(target, one.value, [])];
    }
    if (one.kind === 'assign' && one.operator === '' && isStructChoice(one.value)) {
      return [assigned(one.target, one.value, one.why)];
    }
    if (one.kind === 'if') {
      const [yes, no] = [withoutStructChoices(one.yes), withoutStructChoices(one.no)];
      return [{ ...one, yes, no }];
    }
    return ['body' in one ? { ...one, body: withoutStructChoices(one.body) } : one];
  });
}

type Choice = Expression & { kind: 'conditional' };
type Assign = Statement & { kind: 'assign' };

const isStruct = (type: Type): boolean =>
  type.kind === 'optional' ||
  type.kind === 'list' ||
  (type.kind === 'struct' && type.name !== 'Vec2');

export const isStructChoice = (one: Expression | null): one is Choice =>
  one?.kind === 'conditional' && isStruct(one.type);

function returned(value: Expression, why: readonly string[]): Statement[] {
  if (!isStructChoice(value)) return [{ kind: 'return', value, why }];
  const yes = returned(value.yes, []);
  return [{ kind: 'if', test: value.test, yes, no: [], why }, ...returned(value.no, [])];
}

function assigned(target: Assign['target'], value: Expression, why: readonly string[]): Statement {
  if (!isStructChoice(value)) return { kind: 'assign', target, operator: '', value, why };
  const yes = [assigned(target, value.yes, [])];
  const no = [assigned(target, value.no, [])];
  return { kind: 'if', test: value.test, yes, no, why };
}
