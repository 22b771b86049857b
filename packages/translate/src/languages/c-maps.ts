import type { Extra } from '../writer.ts';

// C has no maps, so files that need lists by key contain this small one.

const functionOf = (name: string, text: string): Extra => ({
  name: `+${name}`,
  section: 'functions',
  pattern: new RegExp(`\\b${name}\\(`),
  text,
});

/** The map type, and the functions that read a list and append to one. */
export const listMaps: readonly Extra[] = [
  {
    name: '+fc_IntListEntry',
    section: 'structs',
    pattern: /\bfc_IntListEntry\b/,
    text: `typedef struct {
    int64_t key;
    fc_IntList list;
} fc_IntListEntry;`,
  },
  {
    name: '+fc_IntListMap',
    section: 'structs',
    pattern: /\bfc_IntListMap\b/,
    text: `// A hash table from keys to lists. At most half of its entries have items.
typedef struct {
    fc_IntListEntry *entries;
    int count;
    int capacity;
} fc_IntListMap;`,
  },
  functionOf(
    'fc_int_list_map_entry',
    `// Returns the entry of a key, or the empty entry in which to put it.
static inline fc_IntListEntry *fc_int_list_map_entry(
    const fc_IntListMap *map,
    int64_t key
) {
    uint64_t hash = (uint64_t)key * 0x9E3779B97F4A7C15u >> 32;
    int last = map->capacity - 1;
    int at = (int)(hash & (uint64_t)last);
    while (
        map->entries[at].list.count > 0 && map->entries[at].key != key
    ) {
        at = (at + 1) & last;
    }
    return &map->entries[at];
}`,
  ),
  functionOf(
    'fc_int_list_map_get',
    `// Returns the list of a key, which the map owns, or an empty list.
static inline fc_IntList fc_int_list_map_get(
    const fc_IntListMap *map,
    int64_t key
) {
    if (map->count == 0) {
        return (fc_IntList){0};
    }
    return fc_int_list_map_entry(map, key)->list;
}`,
  ),
  functionOf(
    'fc_int_list_map_push',
    `// Appends to the list of a key, and creates the list if necessary.
static inline void fc_int_list_map_push(
    fc_IntListMap *map,
    int64_t key,
    int item
) {
    if (2 * map->count >= map->capacity) {
        fc_IntListMap old = *map;
        map->capacity = old.capacity > 0 ? 2 * old.capacity : 16;
        map->entries =
            calloc((size_t)map->capacity, sizeof(fc_IntListEntry));
        if (map->entries == NULL) {
            abort();
        }
        for (int i = 0; i < old.capacity; ++i) {
            fc_IntListEntry entry = old.entries[i];
            if (entry.list.count > 0) {
                *fc_int_list_map_entry(map, entry.key) = entry;
            }
        }
        free(old.entries);
    }
    fc_IntListEntry *entry = fc_int_list_map_entry(map, key);
    if (entry->list.count == 0) {
        entry->key = key;
        ++map->count;
    }
    fc_int_list_push(&entry->list, item);
}`,
  ),
  functionOf(
    'fc_int_list_map_free',
    `static inline void fc_int_list_map_free(fc_IntListMap *map) {
    for (int i = 0; i < map->capacity; ++i) {
        free(map->entries[i].list.items);
    }
    free(map->entries);
}`,
  ),
];
