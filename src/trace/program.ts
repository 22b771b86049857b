import { type Events, makeRecorder, type Probes, type Recorder } from './recorder.ts';
import type { SiteMap } from './site.ts';
import { type KnownSite, SiteTable } from './site-table.ts';
import { readSites } from './site-text.ts';

export type Functions = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** A file with probes in it, before it belongs to any program: what a `?trace` import gives. */
export interface TracedModule {
  readonly file: string;
  /** As `writeSites` writes them. */
  readonly sites: string;
  /** The modules it imports. To be called late: bundled, they may come after this one. */
  imports(): readonly TracedModule[];
  /** Makes what it exports, telling these probes, from what its imports export. */
  make(probes: Probes, imported: readonly Functions[]): Functions;
}

/** Functions that can be run and followed, with all that they call. */
export interface Program {
  readonly siteTable: SiteTable;
  readonly functions: Functions;
  readonly recorder: Recorder;
}

/** What a run of a program told, and the sites that its numbers mean. */
export interface Trace extends Events {
  readonly siteTable: SiteTable;
}

/** A program of a module and of all that it imports. Nothing is left of it when it is dropped. */
export function link(module: TracedModule): Program {
  const recorder = makeRecorder();
  const files: SiteMap[] = [];
  const made = new Map<TracedModule, Functions | null>();
  let count = 0;
  const exportsOf = (one: TracedModule): Functions => {
    const known = made.get(one);
    if (known) return known;
    if (known === null) throw new Error(`${one.file} imports itself by way of its imports.`);
    made.set(one, null);
    const imported = one.imports().map(exportsOf);
    const { file } = one;
    const sites = readSites(one.sites);
    const functions = one.make(recorder.probes(count), imported);
    files.push({ file, sites });
    count += sites.length;
    made.set(one, functions);
    return functions;
  };
  const functions = exportsOf(module);
  return { siteTable: new SiteTable(files), functions, recorder };
}

/** Calls a function of the program. What it throws is part of the trace. */
export function run(
  { siteTable, functions, recorder }: Program,
  name: string,
  values: readonly unknown[],
): Trace {
  const fn = functions[name];
  if (!fn) throw new Error(`The program has no function ${name}.`);
  return { siteTable, ...recorder.record(() => fn(...values)) };
}

/** The site of an event. */
export function siteOf({ siteTable, sites }: Trace, event: number): KnownSite {
  return siteTable.at(sites[event] ?? 0);
}
