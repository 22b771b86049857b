import { type Events, makeRecorder, type Probes, type Recorder } from './recorder.ts';
import type { SiteMap } from './site.ts';
import { type KnownSite, SiteTable } from './site-table.ts';
import { readSites } from './site-text.ts';

export type Functions = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** A file with probes, as a `?trace` import returns it. */
export interface TracedModule {
  readonly file: string;
  /** The sites, written by `writeSites`. */
  readonly sites: string;
  /** The imported modules. A function, because a bundle may define them later. */
  imports(): readonly TracedModule[];
  /** Evaluates the file and returns its exports. */
  make(probes: Probes, imported: readonly Functions[]): Functions;
}

/** Functions to trace, with everything that they call. */
export interface Program {
  readonly siteTable: SiteTable;
  readonly functions: Functions;
  readonly recorder: Recorder;
}

/** A run's trace, and the sites that its numbers refer to. */
export interface Trace extends Events {
  readonly siteTable: SiteTable;
}

/** Links a module with its imports. Programs share no state. */
export function link(module: TracedModule): Program {
  const recorder = makeRecorder();
  const files: SiteMap[] = [];
  const loaded = new Map<TracedModule, Functions | null>();
  let count = 0;
  const exportsOf = (one: TracedModule): Functions => {
    const known = loaded.get(one);
    if (known) return known;
    if (known === null) throw new Error(`${one.file} imports itself through its imports.`);
    loaded.set(one, null);
    const imported = one.imports().map(exportsOf);
    const { file } = one;
    const sites = readSites(one.sites);
    const functions = one.make(recorder.probes(count), imported);
    files.push({ file, sites });
    count += sites.length;
    loaded.set(one, functions);
    return functions;
  };
  const functions = exportsOf(module);
  return { siteTable: new SiteTable(files), functions, recorder };
}

/** Calls a function of the program. An error becomes part of the trace. */
export function run(
  { siteTable, functions, recorder }: Program,
  name: string,
  values: readonly unknown[],
): Trace {
  const fn = functions[name];
  if (!fn) throw new Error(`The program has no function ${name}.`);
  return { siteTable, ...recorder.record(() => fn(...values)) };
}

export function siteOf({ siteTable, sites }: Trace, event: number): KnownSite {
  return siteTable.at(sites[event] ?? 0);
}
