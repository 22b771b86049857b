import { snake } from '../names.ts';
import type { Struct } from '../tree.ts';
import type { Extra } from '../writer.ts';

// C has no methods: an object's are functions that take it first, and one frees what it has.

/** "CircleGrid.insert" as the name of such a function. */
export const ofObject = (name: string): string => snake(name).replaceAll('.', '_');

/** The function that frees an object, given the statements that free its fields. */
export function freeing(one: Struct, lines: readonly string[]): Extra {
  const name = `fc_${snake(one.name)}_free`;
  return {
    name: `+${name}`,
    section: 'functions',
    pattern: new RegExp(`\\b${name}\\(`),
    needs: [one.name],
    text: `// Frees all that it has.
static inline void ${name}(fc_${one.name} *grid) {
${lines.map((line) => `    ${line}`).join('\n')}
}`,
  };
}

/** Sorting of plain integers, of which nobody sees which of two equal ones is first. */
export const sorting: readonly Extra[] = [
  {
    name: '+fc_compare_ints',
    section: 'functions',
    pattern: /\bfc_compare_ints\b/,
    text: `static inline int fc_compare_ints(const void *a, const void *b) {
    int one = *(const int *)a;
    int other = *(const int *)b;
    return (one > other) - (one < other);
}`,
  },
  {
    name: '+fc_int_list_sort',
    section: 'functions',
    pattern: /\bfc_int_list_sort\(/,
    text: `static inline void fc_int_list_sort(fc_IntList *list) {
    if (list->count > 1) {
        size_t count = (size_t)list->count;
        qsort(list->items, count, sizeof(int), fc_compare_ints);
    }
}`,
  },
];
