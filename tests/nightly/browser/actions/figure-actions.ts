import type { Hands } from './hands.ts';

// Actions with figures, cards and programs. Each runs in the page.

export async function figures({ all, one, arrow, attempt, comes, handle, press, show }: Hands) {
  const collections = new Set(all('museum-exhibit').map(({ dataset }) => dataset.collection));
  const cards = [...collections].map((name) => one(`museum-exhibit[data-collection="${name}"]`)!);
  for (const figure of [...all('first-contact-figure, .playground-figure'), ...cards]) {
    const name = figure.dataset.figure ?? figure.dataset.exhibit ?? 'playground';
    show(one('.stage', figure) ?? figure);
    const isReady = () =>
      figure.dataset.ready !== undefined || one('.playground')?.dataset.ready !== undefined;
    if (!(await comes(`${name}: comes`, [figure.closest('.playground') ?? figure], isReady)))
      continue;
    const look = () => handle(figure)?.getAttribute('aria-valuetext');
    // A card of the museum may have nothing to drag.
    const before = look();
    if (before) {
      await attempt(
        `${name}: arrow key`,
        [figure],
        () => arrow(handle(figure)!),
        () => look() !== before,
      );
    }
    const play = one('.motion [data-motion=play]', figure);
    if (play) {
      await attempt(
        `${name}: Play`,
        [figure],
        () => press(play),
        () => /Pause/.test(play.textContent),
      );
      if (/Pause/.test(play.textContent)) play.click();
    }
    const legend = one(`[data-truth-figure="${name}"]`);
    if (legend) {
      // The static drawing also has shares.
      const isPainted = () => one('canvas[data-map]:not([hidden])', figure) !== null;
      await attempt(`${name}: map`, [figure, legend], () => show(figure), isPainted);
    }
  }
}

/** Shares the first figure's position and opens its address. */
export async function share(hands: Hands) {
  const { one, arrow, attempt, comes, follow, forget, handle, press, show, text, until } = hands;
  const figure = one('first-contact-figure');
  if (!figure) return;
  show(figure);
  if (!(await comes('share: the figure', [figure], () => figure.dataset.ready !== undefined)))
    return;
  const look = () => handle(figure)?.getAttribute('aria-valuetext');
  const move = async () => {
    const before = look();
    arrow(handle(figure)!);
    await until(() => look() !== before);
  };
  await move();
  const shared = look();
  const button = one('[data-do=share]', figure);
  // A figure on its own page has a link to its position.
  const link = one('.embed-source a') as HTMLAnchorElement | null;
  if (button) {
    const isSaid = () => /The address/.test(text('.notice', figure));
    await attempt('share', [figure], () => press(button), isSaid);
    const isOffered = () => one('.embed-offer', figure) !== null;
    await comes('share: its embed code', [figure], isOffered);
  } else {
    link?.dispatchEvent(new Event('focusin'));
  }
  const { hash } = button ? location : (link ?? location);
  await move();
  const isThere = () => look() === shared;
  await attempt('a shared position', [figure], () => follow(hash), isThere);
  if (!button) {
    await move();
    const reset = () => press(one('[data-do=reset]', figure));
    await attempt('Reset to a shared position', [figure], reset, isThere);
  }
  forget();
}

export async function program({ all, one, attempt, press, show }: Hands) {
  for (const program of all('first-contact-program')) {
    show(one('.program-stage', program)!);
    const play = one('[data-do=play]', program)!;
    // A figure that fails in its next frame has stopped again.
    let looks = 0;
    const goesOn = () => {
      looks = play.textContent === 'Pause' ? looks + 1 : 0;
      return looks > 10;
    };
    await attempt('program: Play', [program], () => press(play), goesOn);
    if (play.textContent === 'Pause') play.click();
  }
}

export async function copyProgram({ all, one, attempt, press, show, text }: Hands) {
  for (const program of all('first-contact-program')) {
    show(program);
    // A headless browser may forbid copying, in which case the file was loaded.
    await attempt(
      'program: Copy',
      [program],
      () => press(one('[data-copy]', program)),
      () => /^Copied|does not allow/.test(text('.program-copied', program)),
    );
  }
}

export async function editProgram({ all, one, attempt, press, show, text }: Hands) {
  for (const program of all('first-contact-program:not([data-gallery])')) {
    show(program);
    await attempt(
      'program: Edit',
      [program],
      () => press(one('[data-do=edit]', program)),
      () => one('.of-edit[data-drawn]', program) !== null,
    );
    await attempt(
      'program: Copy of an edit',
      [program],
      () => press(one('[data-copy$=".ts"]', program)),
      () => /^Copied|does not allow/.test(text('.program-copied', program)),
    );
  }
}
