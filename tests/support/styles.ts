import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';

const folder = new URL('../../src/site/styles/', import.meta.url);

/** A rule of a stylesheet with its resolved selectors. */
export interface StyleRule {
  readonly file: string;
  readonly selectors: readonly string[];
  readonly properties: readonly string[];
}

export const styleFiles = readdirSync(folder).filter((name) => name.endsWith('.css'));

export const readStyles = (file: string) => readFileSync(new URL(file, folder), 'utf8');

export function rulesOf(file: string): StyleRule[] {
  const rules: StyleRule[] = [];
  postcss.parse(readStyles(file)).walkRules((rule) => {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
    if (properties.length > 0) rules.push({ file, selectors: selectorsOf(rule), properties });
  });
  return rules;
}

/** The conditions of all `@media` and `@container` rules, such as "(width < 600px)". */
export function conditionsOf(file: string, name: 'media' | 'container'): string[] {
  const found: string[] = [];
  postcss.parse(readStyles(file)).walkAtRules(name, (rule: AtRule) => {
    found.push(rule.params);
  });
  return found;
}

export const classesIn = (selector: string) =>
  [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!);

/**
 * A nested rule applies to descendants of the outer rule's elements, or with `&` to the elements
 * themselves.
 */
function selectorsOf(rule: Rule): string[] {
  const outer = ruleAround(rule.parent as Container | undefined);
  if (!outer) return rule.selectors;
  return selectorsOf(outer).flatMap((around) =>
    rule.selectors.map((one) =>
      one.includes('&') ? one.replaceAll('&', around) : `${around} ${one}`,
    ),
  );
}

function ruleAround(node: Container | undefined): Rule | null {
  if (!node || node.type === 'root') return null;
  return node.type === 'rule' ? (node as Rule) : ruleAround(node.parent as Container | undefined);
}
