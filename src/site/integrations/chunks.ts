/**
 * Groups of modules that share a chunk: what most figures need, and what the figures of one or two
 * chapters share. Each file costs some 400 bytes of headers, more than many functions. Each figure is
 * a chunk of its own. A module's imports go into its chunk unless an earlier group has them, so small
 * modules that many others need come first.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  // The page's own scripts, and what they and the kit need. It is the page's only file without figures.
  page: ['site/client/page', 'kit/(fragment|load)'],
  kit: [
    'kit/(companions|failed|figure|finding|gestures|live|live-formula|live-question|marks-of|mount)',
    'kit/(judged|words/(parts|verdict))',
    'kit/(numbers|panel|places|scheduler|share|store|text)',
    'kit/parts/(choice|circle|corner-fields|point)',
    'kit/formulas/(closest-point|expression|formula)',
    'lib/(closest-point-on-segment|point-in-circle|variants/point-in-circle-exactly)',
    '(lib/segment-intersects-circle|published/monogame-circles)',
    'kit/symbol-table',
  ],
  'live-listings': ['trace/ui/live-listings', 'trace/words'],
  // Casts need these without the rest of what polygons need.
  orientation: ['lib/(orientation|winding)'],
  segments: ['lib/collide-segment-circle'],
  polygons: [
    'kit/(outline-fault|instrumented|parts/polygon|words/polygon)',
    'lib/(closest-point-on-polygon|point-in-polygon|polygon-intersects-circle)',
    'lib/(polygon-outline-intersects-circle|signed-distance-to-polygon)',
  ],
  boxes: [
    'kit/(words/box|parts/(box|clamp-to-world))',
    'lib/(box-zone|closest-point-in-box|signed-distance-to-box)',
  ],
  circles: ['lib/(circles-intersect|collide-circles)'],
  clamp: ['lib/(box-intersects-circle|collide-box-circle)'],
  convex: [
    'kit/(refusal|regions)',
    'lib/(collide-convex-polygon-circle|convex-polygon-intersects-circle|voronoi-region)',
    'lib/convex-winding',
  ],
  // Not that against a polygon, which needs all that polygons need: one figure asks it.
  casts: [
    'lib/(cast-(against-corner|against-edge|from-contact)|enter-disc)',
    'lib/cast-circle-against-(box|circle|segment)',
    'content/docs/(moving-circle/formulas|slide-and-bounce/boxes)',
  ],
};

/** The same for functions with probes, whose ids end in `?trace`: those of one listing card. */
const traced: Readonly<Record<string, readonly string[]>> = {
  'traced-polygons': [
    'lib/(point-in-polygon|polygon-intersects-circle|polygon-outline-intersects-circle)',
  ],
  'traced-circles': ['lib/(circles-intersect|collide-circles)'],
  'traced-slides': ['lib/(cast-from-contact|magnitude|slide)'],
  'traced-regions': ['lib/(voronoi-region|convex-winding)'],
  'traced-boxes': [
    'lib/(box-intersects-circle|variants/box-intersects-circle-by-clamp|closest-point-in-box)',
    'lib/(collide-box-circle|signed-distance-to-box)',
  ],
};

/**
 * The editor and the parser, which listings that are edited and the playground share. Nothing of the
 * notebook is named here: a group takes in what its modules import, and figures import some of that, so
 * every page would load the editor.
 */
const late: Readonly<Record<string, readonly string[]>> = { editing: ['editor/[\\w-]+'] };

/** Modules outside src. */
const others: Readonly<Record<string, string>> = {
  page: '|vite/preload-helper|/PageScripts\\.astro\\?astro&type=script',
  kit: '|/d3-(dispatch|drag|path|selection)/',
  editing:
    '|/node_modules/(@codemirror|@lezer|@marijn|@sveltejs|acorn|style-mod|crelt|w3c-keyname)/',
};

const patterns = (all: Readonly<Record<string, readonly string[]>>, query: string) =>
  Object.entries(all).map(([name, files]) => ({
    name,
    test: `/src/(${files.join('|')})\\.ts${query}$${others[name] ?? ''}`,
  }));

/** For rolldown's `codeSplitting`. */
export const chunks = [
  ...patterns(groups, ''),
  ...patterns(traced, '\\?trace'),
  ...patterns(late, ''),
].map(({ name, test }, i, all) => ({ name, test: new RegExp(test), priority: all.length - i }));
