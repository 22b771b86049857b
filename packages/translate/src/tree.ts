// The translator's view of the library: the few constructs that it consists of, each with its type.
// A language's writer knows these instead of TypeScript.

/** A number is an integer if only integers ever flow into its slot. */
export interface NumberType {
  readonly kind: 'number';
  readonly slot: Slot;
}

/** A place that stores a number: a variable, a parameter, a field, or a list's items. */
export interface Slot {
  isFloat: boolean;
  /** Whether, as an integer, it may exceed 32 bits. */
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
  /** `grows` means that the function may append to it. */
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
  /** Whether only some kinds of a discriminated struct have it. */
  readonly isOfSomeKinds?: boolean;
  /** Its initial value, in an object with methods. */
  readonly initial?: Expression;
}

export interface Struct {
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly Field[];
  /** Whether a field may change, so that the struct is passed by reference. */
  readonly isMutable: boolean;
  /** Whether TypeScript has a tuple here, whose items can be unpacked. */
  readonly isTuple?: boolean;
  /** The methods' functions. Only they access the fields. */
  readonly methods?: readonly string[];
}

/** An enumeration of words, such as 'vertex' and 'edge'. */
export interface Enum {
  readonly name: string;
  readonly members: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  /** The default value. */
  readonly initial: Expression | null;
  /** Whether it is an existing list to be filled. */
  readonly isOut?: boolean;
}

export interface FunctionTree {
  readonly name: string;
  readonly file: string;
  /** Its first line in the file. */
  readonly line: number;
  readonly isExported: boolean;
  /** Whether it lies outside the library and calls the exported functions. */
  readonly isOutside?: boolean;
  /** A method's object and its name there. The object is the first parameter. */
  readonly method?: { readonly of: string; readonly name: string };
  /** The doc comment without stars. */
  readonly doc: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type;
  readonly body: readonly Statement[];
  /** The functions, structs and enums that it uses, in order of first use. */
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
  /** Tests whether a number of unknown type is an integer. */
  | 'isWhole'
  | 'max'
  | 'min'
  | 'sign'
  | 'sin'
  | 'sqrt'
  /** Exponentiation. */
  | 'power'
  /** The product of two integers modulo 2^32. */
  | 'wrappedProduct'
  /** The sum of two integers modulo 2^32. */
  | 'wrappedSum'
  /** A float truncated to a 32-bit integer. */
  | 'toInt32'
  /** The quotient of two non-negative integers, rounded down. */
  | 'quotient'
  /** An unsigned right shift. */
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
  /** No value of an optional type. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'field'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'item'; readonly list: Expression; readonly at: Expression }
  /** A library function as a value. */
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
      readonly kind: 'conditional';
      readonly test: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | {
      readonly kind: 'objectLiteral';
      readonly fields: ReadonlyMap<string, Expression>;
      /** Fields that its kind does not have, although `fields` has a filler for them. */
      readonly leftOut?: ReadonlySet<string>;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'buffer'; readonly size: Expression }
  /** An empty map. */
  | { readonly kind: 'map' }
  /** The list at a key, empty if missing. Appending creates it. */
  | { readonly kind: 'listAt'; readonly map: Expression; readonly key: Expression }
  /** A value as an optional one. */
  | { readonly kind: 'present'; readonly of: Expression }
  /** The value of an optional one that is known to be present. */
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

/** `why` is the comment above it, by lines. */
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
      /** '' for a plain assignment, '+' for `+=`. */
      readonly operator: '' | BinaryOperator;
      readonly value: Expression;
    }
  | {
      readonly kind: 'if';
      readonly test: Expression;
      readonly yes: readonly Statement[];
      readonly no: readonly Statement[];
    }
  /**
   * From `from` up to but excluding `to`, or down to and including `to`, by 1. The body changes
   * neither.
   */
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
      /** The name of the item's index, or null if unused. */
      readonly index: string | null;
      readonly list: Expression;
      readonly body: readonly Statement[];
    }
  | { readonly kind: 'return'; readonly value: Expression | null }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'do'; readonly value: Expression }
  | { readonly kind: 'push'; readonly list: Expression; readonly value: Expression }
  | { readonly kind: 'clear'; readonly list: Expression }
  /** Keeps the first `size` items. */
  | { readonly kind: 'truncate'; readonly list: Expression; readonly size: Expression }
  /** Enlarges a buffer and fills the rest with 0. */
  | { readonly kind: 'grow'; readonly buffer: Target; readonly size: Expression }
  | { readonly kind: 'swap'; readonly one: Target; readonly other: Target }
  | { readonly kind: 'fill'; readonly buffer: Expression; readonly value: Expression }
  /** Sorts ascending and stably, by a field of the items or by the items themselves. */
  | { readonly kind: 'sort'; readonly list: Expression; readonly key: string | null }
  | { readonly kind: 'throw'; readonly message: string }
);
