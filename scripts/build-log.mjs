// Keeps the lines of Astro's output that help a reader of a build.

/** Warnings about code that is not ours. */
const harmless = [
  // Astro puts this mark into pages itself; Rolldown does not know it and warns once a page.
  /use astro:head-inject/,
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal.
const colours = /\x1b\[[0-9;]*m/g;

/**
 * The warnings of a build's log, each with the lines that go on below it.
 * @param {string} log
 */
export function warningsIn(log) {
  /** @type {string[]} */
  const warnings = [];
  let isInWarning = false;
  for (const line of log.replaceAll(colours, '').split('\n')) {
    if (/^\d\d:\d\d:\d\d /.test(line)) {
      isInWarning = / \[(WARN|ERROR)\]/.test(line);
      if (isInWarning) warnings.push(line);
    } else if (isInWarning && line.trim() !== '') {
      warnings[warnings.length - 1] += `\n${line}`;
    }
  }
  return warnings.filter((warning) => !harmless.some((one) => one.test(warning)));
}

/**
 * How many pages Astro says that it built.
 * @param {string} log
 */
export function pagesIn(log) {
  return Number(/(\d+) page\(s\) built/.exec(log)?.[1] ?? Number.NaN);
}

/** What a build does one after the other, each with the line of the log that it begins with. */
const steps = /** @type {const} */ ([
  ['Bundling the scripts', /Building static entrypoints/],
  ['Drawing the pages and figures', /Rearranging server assets/],
  ['Indexing the search', /Building search index/],
]);

/**
 * The steps that a build has begun.
 * @param {string} log
 */
export const stepsIn = (log) => steps.flatMap(([step, line]) => (line.test(log) ? [step] : []));
