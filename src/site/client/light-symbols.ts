// Pointing at a symbol, focusing it or tapping it highlights it everywhere: in figures, formulas,
// listings and prose. One listener for the whole page; elements are marked by `data-symbol`.

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

// A drag passes over other symbols, but only the dragged one stays highlighted.
const dragging = () => document.querySelector('svg.dragging');

// Only the legend's symbols can be focused, because the legend lists each symbol once.
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
