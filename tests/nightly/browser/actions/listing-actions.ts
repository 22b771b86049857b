import type { Hands } from './hands.ts';

// Actions with listings and with the reader's own code. Each runs in the page.

export async function listings(hands: Hands) {
  const { one, attempt, comes, figureOf, insisting, press, show, text } = hands;
  for (const listing of hands.listings()) {
    const { fn = '' } = listing.dataset;
    show(listing);
    const figure = figureOf(listing);
    const isReady = () => listing.dataset.ready !== undefined;
    if (!(await comes(`${fn}: comes`, [listing, figure], isReady))) continue;
    const words = () => text('.step-words', listing);
    const before = words();
    const back = () => press(one('[data-step=back]', listing));
    const steps = insisting(back, () => words() !== before);
    await attempt(`${fn}: step`, [listing], back, steps);
  }
}

export async function tools(hands: Hands) {
  const { one, attempt, choose, comes, figureOf, insisting, press, show, unfoldRun } = hands;
  const [listing] = hands.listings();
  if (!listing) return;
  const { fn = '' } = listing.dataset;
  show(listing);
  const figure = figureOf(listing);
  const isReady = () => listing.dataset.ready !== undefined;
  if (!(await comes('tools: the listing', [listing, figure], isReady))) return;
  const play = one('[data-step=play]', listing);
  const plays = insisting(
    () => press(play),
    () => play?.textContent === 'Pause',
  );
  await attempt('Play the steps', [listing], () => press(play), plays);
  if (play?.textContent === 'Pause') play.click();
  // In the middle of the run, the figure shows the ends of a polygon's edge.
  if (fn.startsWith('polygon')) {
    const slider = one('.steps input', listing) as HTMLInputElement;
    const middle = () => choose(slider, String(Number(slider.max) >> 1), 'input');
    const isMarked = () => one('svg.drawing [data-key^=step-]', figure) !== null;
    await attempt('the step in the figure', [listing], middle, insisting(middle, isMarked));
  }
  await unfoldRun('the run as a table', listing);
  press(one('[data-step=whole]', listing));
}

export async function language({ one, attempt, choose, listings, show, text, until }: Hands) {
  const [listing] = listings();
  const choice = listing && (one('[data-language-choice]', listing) as HTMLSelectElement | null);
  if (!listing || !choice) return;
  show(listing);
  await attempt(
    'another language',
    [listing],
    () => choose(choice, 'python', 'change'),
    () => /The Python code returns/.test(text('.translated', listing)),
  );
  choose(choice, '', 'change');
  await until(() => one('.translated', listing) === null);
}

export async function edit({ one, attempt, comes, figureOf, listings, press, show, text }: Hands) {
  const [listing] = listings();
  const button = listing && one('[data-edit]', listing);
  if (!listing || !button) return;
  show(listing);
  const roots = [listing, figureOf(listing)];
  const isRight = () => /^All \d+ right/.test(text('.judge-summary', listing));
  await attempt('Edit', roots, () => press(button), isRight);
  if (one('.map-says', listing)) {
    // Not every figure gives a function arguments that a map can move.
    const says = /^(Right|There is no map here)/;
    await comes('map of the edit', [listing], () => says.test(text('.map-says', listing)));
  }
  press(one('.edit-cell [data-task=close]', listing));
}

/** The address contains the first listing's own code as a shared edit. */
export async function sharedEdit(hands: Hands) {
  const { all, one, attempt, edits, follow, forget, listings, press, show, text } = hands;
  const [listing] = listings();
  const { listingFigure = '', fn = '' }: DOMStringMap = listing?.dataset ?? {};
  const written = edits[fn];
  if (!listing || !written) return;
  show(listing);
  const offer = () => all('button', one('.shared-edit', listing) ?? document.createElement('p'))[0];
  const carry = () => follow(`edit=${listingFigure}/${fn}=${written}`);
  const isOffered = await attempt(
    'open a shared edit',
    [listing],
    carry,
    () => offer() !== undefined,
  );
  forget();
  if (!isOffered) return;
  const isRight = () => /^All \d+ right/.test(text('.judge-summary', listing));
  await attempt('run a shared edit', [listing], () => press(offer()), isRight);
  await attempt(
    'share an edit',
    [listing],
    () => press(one('.edit-cell [data-task=share]', listing)),
    () => /address/.test(text('.edit-says', listing)),
  );
  press(one('.edit-cell [data-task=close]', listing));
  forget();
}
