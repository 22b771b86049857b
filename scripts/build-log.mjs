// Selects the useful lines of Astro's output.

/** Warnings about code that is not ours. */
const harmless = [
  // Astro puts this mark into pages itself; Rolldown does not know it and warns once a page.
  /use astro:head-inject/,
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal.
const colours = /\x1b\[[0-9;]*m/g;

/**
 * Returns the warnings in a build's log, each with its continuation lines.
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
 * Returns the number of pages that Astro reports.
 * @param {string} log
 */
export function pagesIn(log) {
  return Number(/(\d+) page\(s\) built/.exec(log)?.[1] ?? Number.NaN);
}

/** The steps of a build in order, each with the line of the log that begins it. */
const steps = /** @type {const} */ ([
  ['Bundling the scripts', /Building static entrypoints/],
  ['Drawing the pages and figures', /Rearranging server assets/],
  ['Indexing the search', /Building search index/],
]);

/**
 * Returns the steps that a build has begun.
 * @param {string} log
 */
export const stepsIn = (log) => steps.flatMap(([step, line]) => (line.test(log) ? [step] : []));
