// Pointing at "lines 30 to 54" in the text highlights them in the listing.

let lit: Element[] = [];

function light(target: EventTarget | null): void {
  const pointer = target instanceof Element ? target.closest<HTMLElement>('a.lines') : null;
  const { fn = '', from = '0', to = '-1' } = pointer?.dataset ?? {};
  for (const line of lit) line.removeAttribute('data-lit');
  lit = [];
  for (let number = Number(from); number <= Number(to); number += 1) {
    const line = document.getElementById(`${fn}-${number}`);
    if (line) lit.push(line);
  }
  for (const line of lit) line.setAttribute('data-lit', '');
}

document.addEventListener('pointerover', ({ target }) => light(target));
document.addEventListener('focusin', ({ target }) => light(target));

// Makes this file a module, though it exports nothing.
export {};
