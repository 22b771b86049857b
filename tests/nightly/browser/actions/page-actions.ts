import type { Hands } from './hands.ts';

// Actions beside figures and listings. Each runs in the page.

export async function playground({ one, comes, text }: Hands) {
  const root = one('.playground');
  if (!root) return;
  const isRight = () => /^All \d+ right/.test(text('.judge-summary', root));
  await comes('playground: judged', [root], isRight);
}

export async function playgroundTools(hands: Hands) {
  const { one, attempt, comes, press, text, unfoldRun } = hands;
  const root = one('.playground');
  if (!root) return;
  if (!(await comes('tools: the playground', [root], () => root.dataset.ready !== undefined)))
    return;
  const isPainted = () => /^Right/.test(text('.map-says', root));
  await comes('playground: map', [root], isPainted);
  const words = () => text('.step-words', root);
  const before = words();
  const back = () => press(one('[data-step=back]', root));
  await attempt('playground: step', [root], back, () => words() !== before);
  await unfoldRun('playground: the run as a table', root);
}

export async function save({ one, attempt, comes, press, text }: Hands) {
  const root = one('.playground');
  if (!root) return;
  if (!(await comes('save: the playground', [root], () => root.dataset.ready !== undefined)))
    return;
  for (const [task, done] of [
    ['ts', /^Saved as \w+\.ts/],
    ['html', /^Saved as \w+\.html/],
    ['link', /address/],
  ] as const) {
    const bar = one('.playground-exports', root)!;
    const save = () => press(one(`[data-task=${task}]`, bar));
    await attempt(`save: ${task}`, [bar], save, () => done.test(text('.edit-says', bar)));
  }
}

export async function takeHome({ all, attempt, press, readTypeScript, show, text }: Hands) {
  for (const table of all('take-home')) {
    show(table);
    const form = all<HTMLInputElement>('[type=radio]', table).find(
      ({ value }) => value === 'module',
    );
    await attempt(
      'take home',
      [table],
      () => press(form),
      () => /export /.test(text('pre code', table)),
    );
  }
  readTypeScript();
}

export async function takeHomeTranslated(hands: Hands) {
  const { all, one, attempt, choose, press, readTypeScript, show, text } = hands;
  for (const table of all('take-home')) {
    show(table);
    const form = all<HTMLInputElement>('[type=radio]', table).find(
      ({ value }) => value === 'translation',
    );
    const language = one('[data-file-language]', table) as HTMLSelectElement | null;
    const translate = () => {
      if (language) choose(language, 'python', 'change');
      press(form);
    };
    const isPython = () => /^def /m.test(text('pre code', table));
    await attempt('take home: another language', [table], translate, isPython);
  }
  readTypeScript();
}

export async function search({ one, attempt, choose, press }: Hands) {
  const search = one('site-search');
  if (!search) return;
  const field = () => one('input', search) as HTMLInputElement | null;
  await attempt(
    'search',
    [search],
    () => press(one('.search-button')),
    () => field() !== null,
  );
  const input = field();
  if (input) {
    await attempt(
      'search: results',
      [search],
      () => choose(input, 'circle', 'input'),
      () => one('.pagefind-ui__result', search) !== null,
    );
  }
  one('dialog', search)?.dispatchEvent(new Event('cancel'));
  (one('dialog', search) as HTMLDialogElement | null)?.close();
}

export async function filter({ one, attempt, choose, press, text }: Hands) {
  const functions = one('function-filter');
  if (functions) {
    const input = one('input', functions) as HTMLInputElement;
    const shown = () => text('[role=status]', functions);
    const before = shown();
    await attempt(
      'filter functions',
      [functions],
      () => choose(input, 'polygon', 'input'),
      () => shown() !== before,
    );
  }
  const exhibits = one('kind-filter');
  if (exhibits) {
    const shown = () => text('[role=status]', exhibits);
    const before = shown();
    const kind = one('button[data-kind]:not([data-kind=""])', exhibits);
    await attempt(
      'filter exhibits',
      [exhibits],
      () => press(kind),
      () => shown() !== before,
    );
    one('button[data-kind=""]', exhibits)?.click();
  }
}

export async function measure({ all, one, attempt, press, show, text }: Hands) {
  for (const place of all('measure-here, measure-growth')) {
    show(place);
    const button = one('button', place);
    const progress = one('progress', place) as HTMLProgressElement;
    // On a busy machine it may end before its start was seen.
    const begins = () =>
      progress.value > 0 || /^(Measured|After)/.test(text('[role=status]', place));
    await attempt('measure', [place], () => press(button), begins);
    if (button?.textContent === 'Stop') button.click();
  }
}

export async function theme({ one, attempt, press }: Hands) {
  const button = one('theme-button button');
  if (!button) return;
  const now = () => document.documentElement.dataset.theme;
  const before = now();
  await attempt(
    'theme',
    [document],
    () => press(button),
    () => now() !== before,
  );
}
