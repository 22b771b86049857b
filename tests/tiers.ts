export interface Group {
  /** Folders under tests/, or under `root`. */
  readonly folders: readonly string[];
  readonly root?: string;
  /** The built site that its tests read. */
  readonly site?: 'dist' | 'dist-sub' | 'both';
  readonly needs?: 'chromium' | 'engines' | 'compilers';
  /** Set when one test at a time is measured better than two. */
  readonly workers?: number;
}

/** Vitest's projects, run for example by `npm test -- lib`. */
export const groups = {
  lib: { folders: ['lib', 'published'] },
  trace: { folders: ['trace', 'source', 'notebook', 'sandbox', 'playground'] },
  figures: { folders: ['kit', 'maps', 'chapters', 'museum', 'site', 'judge', 'pictures'] },
  pages: { folders: ['pages'], site: 'dist' },
  browser: { folders: ['browser'], site: 'dist', needs: 'chromium' },

  package: { folders: ['ci/package'] },
  translate: { root: 'packages/translate', folders: ['tests'] },
  languages: { folders: ['ci/languages'], site: 'dist', needs: 'compilers' },
  chromium: { folders: ['ci/browser'], site: 'dist', needs: 'chromium' },
  engines: { folders: ['ci/engines'], site: 'dist', needs: 'engines', workers: 1 },

  attack: { folders: ['nightly/attack'] },
  folder: { folders: ['pages'], site: 'dist-sub' },
  hostile: { folders: ['nightly/hostile'] },
  world: { folders: ['nightly/browser'], site: 'both', needs: 'chromium' },
  pixels: { folders: ['nightly/pictures'], site: 'dist', needs: 'chromium' },
  travels: { folders: ['nightly/engines'], site: 'dist', needs: 'engines', workers: 1 },
  registries: { folders: ['nightly/registries'], site: 'both' },
} as const satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof groups;

export interface Tier {
  readonly command: string;
  /** A sentence about the tier whose subject is the command. */
  readonly purpose: string;
  readonly groups: readonly (GroupName | 'mutation')[];
}

/** Each tier includes the previous one. */
export const tiers = {
  quick: {
    command: 'npm test',
    purpose: 'runs the tests that a change can break. Run it before every commit.',
    groups: ['lib', 'trace', 'figures', 'pages', 'browser'],
  },
  ci: {
    command: 'npm run test:ci',
    purpose:
      'tests every control, other browser engines, the compilers, the npm package and network failures. Run it before a change lands.',
    groups: ['package', 'translate', 'languages', 'chromium', 'engines'],
  },
  nightly: {
    command: 'npm run test:nightly',
    purpose: 'runs the long form of every test, for code that changes rarely.',
    // The last one is not a Vitest project: Stryker mutates the library and runs the tests of `lib`
    // each time.
    groups: [...(Object.keys(groups) as GroupName[]), 'mutation'],
  },
} as const satisfies Readonly<Record<string, Tier>>;

export type TierName = keyof typeof tiers;
