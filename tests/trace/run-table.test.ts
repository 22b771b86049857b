import { Window } from 'happy-dom';
import { afterAll, expect, test, vi } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import traced from '#lib/polygon-outline-intersects-circle.ts?trace';
import { link, run as runOf } from '#trace/program.ts';
import { analyse } from '#trace/run.ts';
import { RunTable } from '#trace/ui/run-table.ts';

// The table of a run keeps rows only while it is open.

vi.useFakeTimers();
const window = new Window();
vi.stubGlobal('document', window.document);
vi.stubGlobal('window', globalThis);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { circle, island: polygon } = figure.presets[0].state;
const run = analyse(runOf(link(traced), 'polygonOutlineIntersectsCircle', [polygon, circle]));

function makeTable() {
  const details = document.createElement('details');
  details.innerHTML = '<table><tbody></tbody></table><p class="left-out"></p>';
  const table = new RunTable(details, new AbortController().signal);
  const rows = () => details.querySelectorAll('tbody tr').length;
  return { details, table, rows };
}

test('it has rows once it is open, none when it is closed, and its own when it opens again', () => {
  const { details, table, rows } = makeTable();
  table.draw(run, -1);
  vi.runAllTimers();
  expect(rows()).toBe(0);
  for (let times = 0; times < 2; times += 1) {
    details.open = true;
    table.draw(run, -1);
    vi.runAllTimers();
    expect(rows()).toBe(run.steps.length);
    details.open = false;
    table.draw(run, -1);
    expect(rows()).toBe(0);
  }
});

test('closed before its rows are made, it makes none', () => {
  const { details, table, rows } = makeTable();
  details.open = true;
  table.draw(run, -1);
  details.open = false;
  table.draw(run, -1);
  vi.runAllTimers();
  expect(rows()).toBe(0);
});
