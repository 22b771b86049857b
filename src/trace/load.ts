import type { Compiled } from './compile.ts';
import { moduleText } from './module-text.ts';
import type { TracedModule } from './program.ts';

/**
 * Evaluates a compiled source with its imports. It needs `unsafe-eval`, which no page of the site
 * allows, so it is only for tests and tools. A worker receives `moduleText` in its script instead.
 */
export function load(
  compiled: Compiled,
  modules: Readonly<Record<string, TracedModule>> = {},
): TracedModule {
  const imported = compiled.imports.map((specifier) => {
    const module = modules[specifier];
    if (!module) throw new Error(`${compiled.file} imports ${specifier}, which is not there.`);
    return module;
  });
  return new Function('$0', `'use strict';return ${moduleText(compiled, '$0')}`)(imported);
}
