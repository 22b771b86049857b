/** Returns a browser's error message in fewer words, the same for each browser. */
export function errorWords(message: string): string {
  const words = message
    .replace(/^Uncaught /, '')
    .replace(/^\w*Error: /, '')
    .replace(/^Failed to execute '(\w+)' on '\w+': /, '$1: ')
    .replace(/^Can't find variable: (\w+)$/, '$1 is not defined');
  const [, name] = /^(\w+) is not defined$/.exec(words) ?? [];
  if (name !== undefined && name in globalThis)
    return `An edited program can use its canvas, but not ${name}.`;
  return /[.?!]$/.test(words) ? words : `${words}.`;
}
