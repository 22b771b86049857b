/** A file of functions with probes in them: see src/trace/vite-plugin.ts. */
declare module '*?trace';
