export const judgeWords = {
  title: 'Cases',
  squares:
    'Each square is a test case for your code. Press a square to load its case into the figure.',
  cases: (count: number) => `${count} cases; use the arrow keys to move between them`,
  notJudged: (count: number) => `Not judged yet: ${count} cases.`,
  running: 'Running …',
  right: (right: number, count: number, allRight: string) =>
    right === count ? `All ${count} right. ${allRight}`.trimEnd() : `${right} of ${count} right.`,
  doesNotRun: (problem: string) => `It does not run: ${problem}`,
  first: 'First failure: ',
  square: (number: number, name: string, state: string) => `case ${number}, ${name}: ${state}`,
  states: { open: 'not judged', passed: 'passed', failed: 'failed' },
  showFirst: 'Show it',
  nextFailed: 'Next failure',
} as const;
