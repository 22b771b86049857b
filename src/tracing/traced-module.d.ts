/** A file of functions with probes in them: see src/integrations/trace-plugin.ts. */
declare module '*?trace';
