import type { Page } from 'playwright-core';

// What readers do on a page, one deed after the other, and what came of each: it did something, or the page
// said why not. All of it happens inside the page, because a test makes hundreds of such visits.

export interface Outcome {
  readonly deed: string;
  /** "done", what the page says instead, or "" for a control that does nothing and says nothing. */
  readonly came: string;
}

/** What readers do, in this order. A page that has nothing for a deed is left alone by it. */
export const deeds = [
  'figures',
  'listings',
  'language',
  'edit',
  'playground',
  'program',
  'take home',
  'search',
  'theme',
] as const;
export type Deed = (typeof deeds)[number];

/**
 * Does these with all that the page has controls for. What was said already before a deed counts as its answer
 * only after `patience` milliseconds: it may be said no more in a moment.
 */
export function doDeeds(page: Page, wanted: readonly Deed[], patience = 800): Promise<Outcome[]> {
  return page.evaluate(
    async ({ complaint, wanted, patience }) => {
      const outcomes: { deed: string; came: string }[] = [];
      const all = <E extends Element = HTMLElement>(
        selector: string,
        root: ParentNode = document,
      ) => [...root.querySelectorAll<E>(selector)];
      const one = (selector: string, root: ParentNode = document) =>
        root.querySelector<HTMLElement>(selector);
      const text = (selector: string, root: ParentNode = document) =>
        all(selector, root)
          .map((element) => element.textContent.trim())
          .join(' ');
      const says =
        '[role=alert], [role=status], .notice, .step-words, .truth-here, .search-box, .contents-line';
      /** What is said near by, or of the whole page, that something does not work. */
      const complaintsIn = (roots: readonly ParentNode[]) => {
        const places = [...roots.flatMap((root) => all(says, root)), ...all('.lost')];
        const words = places
          .filter((place) => place.checkVisibility())
          .map((place) => place.textContent);
        return words.filter((said) => new RegExp(complaint).test(said)).map((said) => said.trim());
      };
      const cameOf = async (
        works: () => boolean,
        roots: readonly ParentNode[],
        known: readonly string[] = [],
      ) => {
        const begin = performance.now();
        while (performance.now() < begin + 25_000) {
          if (works()) return 'done';
          const said = complaintsIn(roots);
          const fresh = said.find((one) => !known.includes(one));
          if (fresh) return fresh;
          if (said[0] && performance.now() > begin + patience) return said[0];
          await new Promise((resolve) => setTimeout(resolve, 15));
        }
        return '';
      };
      const comes = (roots: readonly ParentNode[], ready: () => boolean) =>
        cameOf(ready, roots, complaintsIn(roots));
      const attempt = async (
        deed: string,
        roots: readonly ParentNode[],
        act: () => void,
        works: () => boolean,
      ) => {
        const known = complaintsIn(roots);
        act();
        outcomes.push({ deed, came: await cameOf(works, roots, known) });
      };
      const show = (element: Element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const press = (element: HTMLElement | null) => {
        element?.focus();
        element?.click();
      };
      const arrow = (handle: Element) => {
        (handle as HTMLElement).focus();
        const init = {
          key: 'ArrowLeft',
          code: 'ArrowLeft',
          shiftKey: true,
          bubbles: true,
          cancelable: true,
        };
        handle.dispatchEvent(new KeyboardEvent('keydown', init));
      };
      const visible = (selector: string, root: ParentNode) =>
        all<SVGElement>(selector, root).find((element) => element.checkVisibility());

      const isWanted = (deed: string) => (wanted as readonly string[]).includes(deed);
      const collections = new Set(all('museum-exhibit').map(({ dataset }) => dataset.collection));
      const cards = [...collections].map(
        (name) => one(`museum-exhibit[data-collection="${name}"]`)!,
      );
      const drawn = [...all('first-contact-figure, .playground-figure'), ...cards];
      for (const figure of isWanted('figures') ? drawn : []) {
        const name = figure.dataset.figure ?? figure.dataset.exhibit ?? 'playground';
        show(one('.stage', figure) ?? figure);
        const ready = () =>
          figure.dataset.ready !== undefined || one('.playground')?.dataset.ready !== undefined;
        const come = await comes([figure.closest('.playground') ?? figure], ready);
        outcomes.push({ deed: `${name}: comes`, came: come });
        if (come !== 'done') continue;
        const handle = () => visible('.handle:not([visibility=hidden])', figure);
        const look = () => handle()?.getAttribute('aria-valuetext');
        // A card of the museum may have nothing to drag.
        const before = look();
        if (before) {
          await attempt(
            `${name}: arrow key`,
            [figure],
            () => arrow(handle()!),
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
          // The drawing made at build time has shares, too.
          const isPainted = () => one('canvas[data-map]:not([hidden])', figure) !== null;
          await attempt(`${name}: map`, [figure, legend], () => show(figure), isPainted);
        }
      }

      // What is folded is loaded when it is unfolded.
      const listings = all('.listing[data-listing-figure]:not(.exercise)').filter((one) =>
        one.checkVisibility(),
      );
      for (const listing of isWanted('listings') ? listings : []) {
        const { fn = '' } = listing.dataset;
        show(listing);
        const figure = one(`[data-figure="${listing.dataset.listingFigure}"]`) ?? listing;
        const ready = () => listing.dataset.ready !== undefined;
        const come = await comes([listing, figure], ready);
        outcomes.push({ deed: `${fn}: comes`, came: come });
        if (come !== 'done') continue;
        const words = () => text('.step-words', listing);
        const before = words();
        // Its run comes with the first frame in which it is seen: until then a press does nothing.
        let looks = 0;
        const steps = () => {
          if (words() !== before) return true;
          looks += 1;
          if (looks % 30 === 0) press(one('[data-step=back]', listing));
          return false;
        };
        await attempt(
          `${fn}: step`,
          [listing],
          () => press(one('[data-step=back]', listing)),
          steps,
        );
      }

      const [listing] = listings;
      if (listing && isWanted('language')) {
        show(listing);
        const choice = one('[data-language-choice]', listing) as HTMLSelectElement | null;
        const choose = (language: string) => {
          choice!.value = language;
          choice!.dispatchEvent(new Event('change', { bubbles: true }));
        };
        if (choice) {
          await attempt(
            'another language',
            [listing],
            () => choose('python'),
            () => /Python gives/.test(text('.translated', listing)),
          );
          choose('');
          await cameOf(() => one('.translated', listing) === null, []);
        }
      }
      if (listing && isWanted('edit')) {
        show(listing);
        const edit = one('[data-edit]', listing);
        const figure = one(`[data-figure="${listing.dataset.listingFigure}"]`) ?? listing;
        if (edit) {
          const judged = () => / right\./.test(text('.judge-summary', listing));
          await attempt('Edit', [listing, figure], () => press(edit), judged);
          const map = one('.map-says', listing);
          if (map) {
            await attempt(
              'map of the edit',
              [listing],
              () => {},
              () => /^(Right|Wrong|Nothing is wrong)/.test(map.textContent),
            );
          }
          press(one('.edit-cell [data-task=close]', listing));
        }
      }

      if (one('.playground') && isWanted('playground')) {
        const root = one('.playground')!;
        await attempt(
          'playground: judged',
          [root],
          () => {},
          () => / right\./.test(text('.judge-summary', root)),
        );
      }

      for (const program of isWanted('program') ? all('first-contact-program') : []) {
        const stage = one('.program-stage', program)!;
        show(stage);
        const play = one('[data-do=play]', program)!;
        // One that fails in its next frame has stopped again.
        let looks = 0;
        const goesOn = () => {
          looks = play.textContent === 'Pause' ? looks + 1 : 0;
          return looks > 10;
        };
        await attempt('program: Play', [program], () => press(play), goesOn);
        if (play.textContent === 'Pause') play.click();
      }

      for (const table of isWanted('take home') ? all('take-home') : []) {
        show(table);
        const radio = all<HTMLInputElement>('[type=radio]', table).find(
          ({ value }) => value === 'module',
        );
        await attempt(
          'take home',
          [table],
          () => press(radio ?? null),
          () => /export /.test(text('pre code', table)),
        );
      }

      const search = one('site-search');
      if (search && isWanted('search')) {
        await attempt(
          'search',
          [search],
          () => press(one('.search-button')),
          () => one('site-search input') !== null,
        );
        const input = one('site-search input') as HTMLInputElement | null;
        if (input) {
          const type = () => {
            input.value = 'circle';
            input.dispatchEvent(new Event('input', { bubbles: true }));
          };
          await attempt(
            'search: results',
            [search],
            type,
            () => one('site-search .pagefind-ui__result') !== null,
          );
        }
        one('site-search dialog')?.dispatchEvent(new Event('cancel'));
        (one('site-search dialog') as HTMLDialogElement | null)?.close();
      }

      const theme = one('theme-button button');
      if (theme && isWanted('theme')) {
        const now = () => document.documentElement.dataset.theme;
        const before = now();
        await attempt(
          'theme',
          [document],
          () => press(theme),
          () => now() !== before,
        );
      }
      return outcomes;
    },
    { complaint: complaints.source, wanted, patience },
  );
}

/** How the page says that something does not work. */
const complaints =
  /could not|No map:|gave no answer|did not come|couldn’t|cannot be|can’t be|failed|forbids|not loaded|does not (come|follow|move|run)|do not follow|do nothing|Are you offline|stopped with an error|not be loaded|Not judged/;
