// Pointing at a symbol, focusing it or tapping it lights it wherever it stands: figure, formula,
// listing, prose. One listener for the whole page; elements are marked by `data-symbol`.

let lit: string | undefined;

function light(name: string | undefined): void {
  if (name === lit) return;
  for (const element of document.querySelectorAll('[data-symbol].lit')) {
    element.classList.remove('lit');
  }
  lit = name;
  if (!name) return;
  for (const element of document.querySelectorAll(`[data-symbol="${name}"]`)) {
    element.classList.add('lit');
  }
}

const symbolOf = (event: Event): string | undefined => {
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLElement | SVGElement>('[data-symbol]')?.dataset.symbol;
};

// While something is dragged the hand passes over much: only what it holds stays lit.
const dragging = () => document.querySelector('svg.dragging') !== null;

// A legend names each symbol once: there the keyboard reaches it.
for (const symbol of document.querySelectorAll<HTMLElement>('.legend-symbol')) {
  symbol.tabIndex = 0;
  symbol.role = 'button';
  symbol.ariaLabel = `Light up ${symbol.textContent?.trim()} everywhere`;
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse' && !dragging()) light(symbolOf(event));
});
document.addEventListener('focusin', (event) => light(symbolOf(event)));
document.addEventListener('focusout', () => light(undefined));
document.addEventListener('click', (event) => light(symbolOf(event)));
