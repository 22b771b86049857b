// Finds or installs the programs that groups of tests need.
import { findBrowser } from './browser.mjs';
import { missingCompilers } from './compilers.mjs';
import { missingEngines } from './engines.mjs';

/**
 * Returns a line for each program that is missing and cannot be installed.
 * @param {readonly import('../tests/tiers.ts').Group[]} groups
 * @param {readonly string[]} words names of engines or languages, if only those are needed
 */
export function missingPrograms(groups, words) {
  const needs = new Set(groups.map((group) => group.needs));
  const missing = [];
  // Shaders run in it.
  const hasShaders = needs.has('compilers') && isChosen('glsl', words);
  if (needs.has('chromium') || hasShaders) missing.push(...reasonOf(findBrowser));
  if (needs.has('engines')) missing.push(...missingEngines(words));
  if (needs.has('compilers')) missing.push(...missingCompilers(words));
  return missing;
}

/** @param {string} name @param {readonly string[]} words */
const isChosen = (name, words) => words.length === 0 || words.includes(name);

/** @param {() => unknown} find */
function reasonOf(find) {
  try {
    find();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
