// Where the text names a preset of a figure beside it, the name is a button that shows the preset. As
// the sentence enters the lower half of the screen, the figure shows it by itself, until the reader
// touches the figure.
import { isAbout } from '#figure/fragment.ts';

type Figure = HTMLElement & { readonly access?: { dispatch(action: object): void } };

const presetsOf = (figure: Figure) => [...figure.querySelectorAll<HTMLElement>('[data-preset]')];

/** Finds a figure's preset with this label: in the same spread, or before it on the page. */
function findPreset(em: HTMLElement): HTMLElement | undefined {
  const figures = [...document.querySelectorAll<Figure>('first-contact-figure')];
  const beside = figures.filter((figure) => em.closest('.spread')?.contains(figure));
  const before = figures.filter(
    (figure) => figure.compareDocumentPosition(em) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const labelled = (preset: HTMLElement) => preset.textContent?.trim() === em.textContent?.trim();
  return [...beside, ...before.reverse()].flatMap(presetsOf).find(labelled);
}

const figureOf = (preset: HTMLElement) => preset.closest<Figure>('first-contact-figure')!;

/** The figures that the reader has touched, by themselves or by their listing. */
const touched = new Set<string | undefined>();
let hasScrolled = false;

function touch({ target }: Event): void {
  const place = (target as Element).closest<HTMLElement>('[data-figure], [data-listing-figure]');
  if (place) touched.add(place.dataset.figure ?? place.dataset.listingFigure);
}

function isInSight(figure: Figure): boolean {
  const { top, bottom } = (figure.querySelector('.stage') ?? figure).getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > 0.6 * (bottom - top);
}

const presets = new Map<Element, HTMLElement>();

const passing = new IntersectionObserver(
  (entries) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const preset = presets.get(
      entries.findLast((entry) => entry.isIntersecting)?.target as Element,
    );
    if (!preset) return;
    const figure = figureOf(preset);
    const name = figure.dataset.figure;
    // A position that was shared is what the reader came for.
    if (!hasScrolled || touched.has(name) || isAbout(name) || !isInSight(figure)) return;
    figure.access?.dispatch({ type: 'preset', name: preset.dataset.preset });
  },
  { rootMargin: '-55% 0px -25% 0px' },
);

function show(preset: HTMLElement): void {
  const figure = figureOf(preset);
  if (!isInSight(figure)) figure.scrollIntoView({ block: 'center' });
  preset.click();
}

for (const em of document.querySelectorAll<HTMLElement>('.page .spread em')) {
  const preset = em.closest('button, a, summary, figure') ? undefined : findPreset(em);
  if (!preset) continue;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'preset-in-text';
  button.textContent = em.textContent;
  button.addEventListener('click', () => show(preset));
  em.replaceWith(button);
  presets.set(button, preset);
  passing.observe(button);
}

if (presets.size > 0) {
  document.addEventListener('scroll', () => (hasScrolled = true), { once: true, passive: true });
  for (const type of ['pointerdown', 'keydown', 'input']) {
    document.addEventListener(type, touch, { capture: true, passive: true });
  }
}
