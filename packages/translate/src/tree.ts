// What the translator reads the library as: the few constructs that it is made of, each with its type.
// A language's writer knows these and nothing of TypeScript.

/** A number is written as an integer where nothing but integers ever flows into it. */
export interface NumberType {
  readonly kind: 'number';
  readonly slot: Slot;
}

/** Where a number is kept: a variable, a parameter, a field, the items of a list. */
export interface Slot {
  isFloat: boolean;
  /** Whether, as an integer, it may have more than 32 bits. */
  isWide?: boolean;
  /** The slots that its numbers are copied to. */
  readonly flowsTo: Slot[];
}

export type Type =
  | NumberType
  | { readonly kind: 'boolean' | 'text' | 'nothing' }
  | { readonly kind: 'struct'; readonly name: string }
  | { readonly kind: 'enum'; readonly name: string }
  | { readonly kind: 'optional'; readonly of: Type }
  /** `grows`: the function that has it may add to it. */
  | { readonly kind: 'list'; readonly of: Type; readonly grows: boolean }
  | { readonly kind: 'buffer'; readonly of: BufferItem }
  /** Lists of integers by wide integers. */
  | { readonly kind: 'map'; readonly of: Type }
  | { readonly kind: 'function'; readonly parameters: readonly Type[]; readonly returns: Type };

export type BufferItem = 'float64' | 'int32' | 'uint16' | 'uint8';

export interface Field {
  readonly name: string;
  readonly type: Type;
  readonly doc: string;
  /** Of objects that are told apart by their kind: whether not all kinds have it. */
  readonly isOfSomeKinds?: boolean;
  /** Of an object with methods: what it begins with. */
  readonly initial?: Expression;
}

export interface Struct {
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly Field[];
  /** Whether a field may be changed: then it is passed by reference. */
  readonly isMutable: boolean;
  /** Of an object with methods: their functions. Its fields are for these alone. */
  readonly methods?: readonly string[];
}

/** A few words one of which a value is, such as 'vertex' and 'edge'. */
export interface Enum {
  readonly name: string;
  readonly members: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  /** What it is where a caller leaves it out. */
  readonly initial: Expression | null;
  /** Whether it is a list that is there to be filled. */
  readonly isOut?: boolean;
}

export interface FunctionTree {
  readonly name: string;
  readonly file: string;
  /** Where it begins there. */
  readonly line: number;
  readonly isExported: boolean;
  /** Whether it is no part of the library, so that it calls what a file offers to its users. */
  readonly isOutside?: boolean;
  /** Of a method: whose it is, and its name there. Its first parameter is the object. */
  readonly method?: { readonly of: string; readonly name: string };
  /** Its doc comment as it stands, without the stars. */
  readonly doc: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type;
  readonly body: readonly Statement[];
  /** What it names: functions, structs and enums, in the order of first use. */
  readonly uses: readonly string[];
}

export interface Library {
  readonly structs: ReadonlyMap<string, Struct>;
  readonly enums: ReadonlyMap<string, Enum>;
  readonly functions: ReadonlyMap<string, FunctionTree>;
}

export type MathName =
  | 'abs'
  | 'ceil'
  | 'cos'
  | 'floor'
  | 'hypot'
  | 'isFinite'
  /** Whether a number has no fraction: asked where types don't say it. */
  | 'isWhole'
  | 'max'
  | 'min'
  | 'sign'
  | 'sin'
  | 'sqrt'
  /** To the power of, with two. */
  | 'power'
  /** The product of two integers of 32 bits, what is beyond them cut off. */
  | 'wrappedProduct'
  /** The sum of two, likewise. */
  | 'wrappedSum'
  /** A float to an integer of 32 bits, what is beyond them cut off. */
  | 'toInt32'
  /** Of two integers of 0 or more, rounded down. */
  | 'quotient'
  /** An integer of 32 bits moved right as if it had no sign. */
  | 'shiftRight';

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | '&&'
  | '||'
  | '&'
  | '|'
  | '^'
  | '<<'
  | '>>';

export type Expression = { readonly type: Type } & (
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  /** No value, of an optional type. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'field'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'item'; readonly list: Expression; readonly at: Expression }
  /** A function of the library as a value. */
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'length'; readonly list: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Expression[] }
  | {
      readonly kind: 'callValue';
      readonly of: Expression;
      readonly values: readonly Expression[];
    }
  | { readonly kind: 'math'; readonly name: MathName; readonly values: readonly Expression[] }
  | { readonly kind: 'not' | 'negative'; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'choose';
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | {
      readonly kind: 'make';
      readonly fields: ReadonlyMap<string, Expression>;
      /** The fields that its kind does not have, though `fields` has something for them. */
      readonly leftOut?: ReadonlySet<string>;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'buffer'; readonly size: Expression }
  /** One without lists. */
  | { readonly kind: 'map' }
  /** The list of a key: an empty one if there is none; what is added to makes it. */
  | { readonly kind: 'listAt'; readonly map: Expression; readonly key: Expression }
  /** A value as an optional one. */
  | { readonly kind: 'present'; readonly of: Expression }
  /** The value of an optional one that is known to be there. */
  | { readonly kind: 'value'; readonly of: Expression }
  | { readonly kind: 'isPresent' | 'isAbsent'; readonly of: Expression }
  /** An integer as a float. */
  | { readonly kind: 'toFloat'; readonly of: Expression }
  /** A float without fraction as an integer. */
  | { readonly kind: 'toInteger'; readonly of: Expression }
  /** 1 for true, 0 for false. */
  | { readonly kind: 'bit'; readonly of: Expression }
);

export type Target = Extract<Expression, { kind: 'variable' | 'field' | 'item' }>;

/** `why` is the comment above it, by its lines. */
export type Statement = { readonly why: readonly string[] } & (
  | {
      readonly kind: 'let';
      readonly name: string;
      readonly type: Type;
      readonly value: Expression | null;
      readonly isChanged: boolean;
    }
  | {
      readonly kind: 'assign';
      readonly target: Target;
      /** '' for a plain one, '+' for `+=`. */
      readonly operator: '' | BinaryOperator;
      readonly value: Expression;
    }
  | {
      readonly kind: 'if';
      readonly test: Expression;
      readonly yes: readonly Statement[];
      readonly no: readonly Statement[];
    }
  /** From `from` up to below `to`, or down to and with `to`, by 1; the body changes neither. */
  | {
      readonly kind: 'count';
      readonly name: string;
      readonly from: Expression;
      readonly to: Expression;
      readonly isDown: boolean;
      readonly body: readonly Statement[];
    }
  | { readonly kind: 'while'; readonly test: Expression; readonly body: readonly Statement[] }
  | {
      readonly kind: 'each';
      readonly name: string;
      /** The name of the item's index; null if it is not asked for. */
      readonly index: string | null;
      readonly list: Expression;
      readonly body: readonly Statement[];
    }
  | { readonly kind: 'return'; readonly value: Expression | null }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'do'; readonly value: Expression }
  | { readonly kind: 'push'; readonly list: Expression; readonly value: Expression }
  | { readonly kind: 'clear'; readonly list: Expression }
  /** Cuts off what is behind so many. */
  | { readonly kind: 'truncate'; readonly list: Expression; readonly size: Expression }
  /** A longer buffer with the same numbers, and 0 behind them. */
  | { readonly kind: 'grow'; readonly buffer: Target; readonly size: Expression }
  /** Two change places. */
  | { readonly kind: 'swap'; readonly one: Target; readonly other: Target }
  | { readonly kind: 'fill'; readonly buffer: Expression; readonly value: Expression }
  /** From the least up, equal ones in the order they were in; by a field of the items, or by them. */
  | { readonly kind: 'sort'; readonly list: Expression; readonly key: string | null }
  | { readonly kind: 'fail'; readonly message: string }
);
