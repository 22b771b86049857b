/** The modules that `import.meta.glob` found, by the names of their files without ".ts". */
export function byFileName<T>(modules: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
  return Object.fromEntries(Object.entries(modules).map(([path, one]) => [nameOf(path), one]));
}
