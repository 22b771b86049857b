import { type Events, makeRecorder, type Probes, type Recorder } from './recorder.ts';
import type { SiteMap } from './site.ts';
import { type KnownSite, SiteTable } from './site-table.ts';
import { readSites } from './site-text.ts';

export type Functions = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** A file with probes in it, before it belongs to a program: the result of a `?trace` import. */
export interface TracedModule {
  readonly file: string;
  /** The sites, written by `writeSites`. */
  readonly sites: string;
  /** The modules it imports. A function, because in a bundle they may be defined later. */
  imports(): readonly TracedModule[];
  /** Evaluates the file with these probes and the exports of its imports; returns its exports. */
  make(probes: Probes, imported: readonly Functions[]): Functions;
}

/** Functions that can be traced, with all that they call. */
export interface Program {
  readonly siteTable: SiteTable;
  readonly functions: Functions;
  readonly recorder: Recorder;
}

/** The trace of a run, and the sites that its numbers refer to. */
export interface Trace extends Events {
  readonly siteTable: SiteTable;
}

/** A program of a module and all that it imports. It keeps no global state. */
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
