import { snake } from '../names.ts';
import type { Struct } from '../tree.ts';
import type { Extra } from '../writer.ts';

// C has no methods. Functions take the object first, and one of them frees it.

/** Names such a function: "CircleGrid.insert" becomes "circle_grid_insert". */
export const ofObject = (name: string): string => snake(name).replaceAll('.', '_');

/** Returns the function that frees an object. `lines` free its fields. */
export function freeing(one: Struct, lines: readonly string[]): Extra {
  const name = `fc_${snake(one.name)}_free`;
  return {
    name: `+${name}`,
    section: 'functions',
    pattern: new RegExp(`\\b${name}\\(`),
    needs: [one.name],
    text: `// Frees everything that the object owns.
static inline void ${name}(fc_${one.name} *grid) {
${lines.map((line) => `    ${line}`).join('\n')}
}`,
  };
}

/** Sorts plain integers, for which stability does not matter. */
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
