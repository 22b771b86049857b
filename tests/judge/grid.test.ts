import { Window } from 'happy-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '#lab/judge/suite.ts';
import { suiteOf } from '#lab/judge/suites/index.ts';
import { CaseGrid } from '#lab/judge/ui/grid.ts';

const suite = suiteOf('circlesIntersect');
const right: readonly Outcome[] = suite.cases.map(({ expected }) => ({ value: expected }));
const wrongAt = (index: number, value: unknown = 'no'): Outcome[] =>
  right.map((one, i) => (i === index ? { value } : one));

describe('the grid of cases', () => {
  let host: HTMLElement;
  let grid: CaseGrid;
  let picked: number[];
  let wasHidden: boolean | string;

  beforeEach(() => {
    const { document } = new Window();
    host = document.createElement('div') as unknown as HTMLElement;
    document.body.append(host as never);
    picked = [];
    grid = new CaseGrid(host, { onPick: (index) => picked.push(index) });
    wasHidden = host.querySelector<HTMLElement>('.judge-title')!.hidden;
    grid.setSuite(suite);
  });

  const squares = () => [...host.querySelectorAll<HTMLButtonElement>('.judge-squares button')];
  const text = (name: string) => host.querySelector(name)!.textContent;

  test('has a square for each case, with its name, and says that nothing is judged', () => {
    expect(squares()).toHaveLength(suite.cases.length);
    expect(squares()[0]!.getAttribute('aria-label')).toBe(
      'case 1, touching side by side: not judged',
    );
    expect(text('.judge-summary')).toBe(`Not judged yet: ${suite.cases.length} cases.`);
    expect(host.querySelector<HTMLElement>('.judge-commands')!.hidden).toBe(true);
  });

  test('has a title that says what a square is, and none before there are any', () => {
    expect(text('.judge-title')).toMatch(/^Cases Each square is a test case/);
    expect(text('.judge-title')).toContain('Press a square to load its case into the figure.');
    expect(wasHidden).toBe(true);
    expect(host.querySelector<HTMLElement>('.judge-title')!.hidden).toBe(false);
  });

  test('says how many are right', () => {
    grid.setOutcomes(right);
    expect(text('.judge-summary')).toBe(`All ${suite.cases.length} right.`);
    expect(squares().every(({ className }) => className === 'passed')).toBe(true);
    grid.setOutcomes(wrongAt(4));
    expect(text('.judge-summary')).toBe(
      `${suite.cases.length - 1} of ${suite.cases.length} right.`,
    );
    expect(squares()[4]!.className).toBe('failed');
    expect(squares()[4]!.getAttribute('aria-label')).toMatch(/^case 5, .*: failed$/);
  });

  test('says the first failure in words', () => {
    const outcomes = [...wrongAt(7)];
    outcomes[1] = { value: false };
    grid.setOutcomes(outcomes);
    expect(text('.judge-first')).toBe(
      'First failure: touching at an angle: says miss, should be hit.',
    );
    grid.setOutcomes(right);
    expect(text('.judge-first')).toBe('');
  });

  test('returns how many are not right, and says what comes of none', () => {
    const { document } = new Window();
    const other = document.createElement('div') as unknown as HTMLElement;
    grid = new CaseGrid(other, { onPick: () => {}, allRight: 'Solved.' });
    grid.setSuite(suite);
    const summary = () => other.querySelector('.judge-summary')!.textContent;
    expect(grid.setOutcomes(wrongAt(4))).toBe(1);
    expect(summary()).not.toContain('Solved');
    expect(grid.setOutcomes(right.slice(0, -3))).toBe(3);
    expect(grid.setOutcomes(right)).toBe(0);
    expect(summary()).toBe(`All ${suite.cases.length} right. Solved.`);
  });

  test('says of a chosen case what more there is to say, until the next run', () => {
    grid.setOutcomes(wrongAt(7));
    squares()[7]!.click();
    const failure = text('.judge-note');
    grid.addNote('It cannot be shown.');
    expect(text('.judge-note')).toBe(`${failure} It cannot be shown.`);
    expect(text('.judge-first')).toBe(`First failure: ${failure}`);
    grid.setOutcomes(wrongAt(8));
    expect(text('.judge-note')).toBe('');
  });

  test('says what does not run, and nothing of results from before', () => {
    grid.setOutcomes(wrongAt(2));
    grid.showRunning();
    expect(text('.judge-summary')).toBe('Running …');
    grid.showProblem('a bracket is missing.');
    expect(text('.judge-summary')).toBe('It does not run: a bracket is missing.');
    expect(squares().every(({ className }) => className === 'open')).toBe(true);
    expect(text('.judge-first')).toBe('');
  });

  test('takes results as they come, and writes to a square only when it changes', () => {
    let writes = 0;
    for (const square of squares()) {
      const write = square.setAttribute.bind(square);
      square.setAttribute = (name, value) => {
        if (name === 'aria-label') writes += 1;
        write(name, value);
      };
    }
    for (const end of [1, 2, 3]) grid.setOutcomes(right.slice(0, end));
    expect(writes).toBe(3);
    expect(text('.judge-summary')).toBe('Running …');
    expect(squares()[3]!.className).toBe('open');
  });

  test('tells which case was picked: by its square, or the failures in turn', () => {
    const outcomes = [...wrongAt(3)];
    outcomes[9] = { error: 'RangeError: too deep' };
    grid.setOutcomes(outcomes);
    squares()[12]!.click();
    const [first, next] = [...host.querySelectorAll<HTMLButtonElement>('.judge-commands button')];
    first!.click();
    next!.click();
    expect(text('.judge-note')).toContain('threw: RangeError: too deep');
    next!.click();
    expect(picked).toEqual([12, 3, 9, 3]);
    expect(squares().filter((one) => one.hasAttribute('aria-current'))).toEqual([squares()[3]]);
  });

  test('is one stop of the Tab key, and arrows move in it', () => {
    const stops = () => squares().flatMap(({ tabIndex }, i) => (tabIndex === 0 ? [i] : []));
    const press = (key: string) => {
      const { KeyboardEvent } = host.ownerDocument.defaultView as unknown as Window;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      squares()[stops()[0]!]!.dispatchEvent(event as never);
    };
    expect(stops()).toEqual([0]);
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect(stops()).toEqual([1]);
    expect(host.ownerDocument.activeElement).toBe(squares()[1]);
    press('End');
    press('ArrowRight');
    expect(stops()).toEqual([suite.cases.length - 1]);
    press('Home');
    expect(stops()).toEqual([0]);
    expect(picked).toEqual([]);
  });
});
