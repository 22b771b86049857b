/** A file of functions with probes in them: see src/trace/vite-plugin.ts. */
declare module '*?trace' {
  const module: import('./program.ts').TracedModule;
  export default module;
}
