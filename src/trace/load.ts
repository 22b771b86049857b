import type { Compiled } from './compile.ts';
import { moduleText } from './module-text.ts';
import type { TracedModule } from './program.ts';

/**
 * Evaluates a compiled source to a module, with the modules it imports by name. Needs
 * `unsafe-eval`, which no page of the site allows: it is for tests and for tools. A worker gets
 * `moduleText` in its script instead.
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
