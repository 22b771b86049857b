// Shows a listing in another language, from the same file that readers can download.
import { costOfFloats } from '#translate/float-cost.ts';
import { exampleOfFile } from '../example-of-file.ts';
import { partsOfFile } from '../parts-of-file.ts';
import { bitsKey, key } from './code-language.ts';
import { fetchText } from './fetch-text.ts';

const isSeen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void show(target as HTMLElement);
    }
  },
  { rootMargin: '400px' },
);

let chosen = '';
let bits = '';

/** Shows every listing in a language, those near the screen now; "" is TypeScript. */
export function choose(language: string): void {
  keep(key, language);
  showAll(language);
}

/** Sets the number of bits in every listing whose language offers a choice; "" is 64. */
export function chooseBits(number: string): void {
  keep(bitsKey, number);
  bits = number;
  showAll(chosen);
}

/** Applies the choice of one menu to every listing. */
export function follow(choice: HTMLSelectElement): void {
  if (choice.matches('[data-bits-choice]')) chooseBits(choice.value);
  else choose(choice.value);
}

/** Restores the language that was chosen earlier. */
export function chooseKept(): void {
  showAll(localStorage.getItem(key) ?? '');
}

try {
  bits = localStorage.getItem(bitsKey) === '32' ? '32' : '';
} catch {
  // Storage may be forbidden, in which case no choice of bits was stored.
}

function keep(where: string, value: string): void {
  try {
    if (value) localStorage.setItem(where, value);
    else localStorage.removeItem(where);
  } catch {
    // Storage may be forbidden, in which case the choice applies only to this page.
  }
}

function showAll(language: string): void {
  chosen = language;
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-language-choice]')) {
    const listing = choice.closest<HTMLElement>('.listing[data-fn]');
    // The stored language may have been removed.
    const isKnown = [...choice.options].some(({ value }) => value === language);
    choice.value = isKnown ? language : '';
    if (!listing) continue;
    const ofBits = listing.querySelector<HTMLSelectElement>('[data-bits-choice]')!;
    ofBits.hidden = choice.selectedOptions[0]?.dataset.floats === undefined;
    ofBits.value = bits;
    isSeen.unobserve(listing);
    if (choice.value) isSeen.observe(listing);
    else showOwn(listing);
  }
  showSignature(language || 'typescript');
  void showExample();
}

/** Shows the function's signature on a reference page, which has it in every language. */
function showSignature(language: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('.signature > [data-language]')];
  const shown = all.find((one) => one.dataset.language === language) ?? all[0];
  for (const one of all) one.hidden = one !== shown;
}

/** Translates the example on a reference page. Without a translation it stays as it is. */
async function showExample(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-example]');
  const fn = place?.dataset.example ?? '';
  const choice = document.querySelector<HTMLSelectElement>('.signature [data-language-choice]');
  const [option] = choice?.selectedOptions ?? [];
  if (!place || !option) return;
  ownExample ??= place.innerHTML;
  const asked = option.value && `${option.value} ${bits}`;
  place.dataset.language = asked;
  if (!asked || option.dataset.missing) {
    place.innerHTML = ownExample;
    return;
  }
  try {
    const text = await fetchText(addressOf(fn, option));
    if (place.dataset.language !== asked) return;
    const example = exampleOfFile(text, fn);
    place.innerHTML = ownExample;
    if (example === null) return;
    const name = option.textContent ?? '';
    place.querySelector('header > span')!.textContent = `Example, in ${name}`;
    place.querySelector('code')!.replaceChildren(...marked(example));
  } catch {
    // The listing already reports the failure, so this example stays in TypeScript.
    place.innerHTML = ownExample;
  }
}

let ownExample: string | undefined;

const isOfFloats = ({ dataset }: HTMLOptionElement): boolean =>
  dataset.floats !== undefined && bits === '32';

const addressOf = (fn: string, option: HTMLOptionElement): string => {
  const ending = `${isOfFloats(option) ? `${bits}.` : ''}${option.dataset.extension}`;
  return `${import.meta.env.BASE_URL}code/${fn}.${ending}`;
};

function choiceOf(listing: HTMLElement): HTMLSelectElement {
  return listing.querySelector<HTMLSelectElement>('[data-language-choice]')!;
}

function showOwn(listing: HTMLElement): void {
  listing.querySelector('.translated')?.remove();
  delete listing.dataset.language;
  setCopied(listing, null);
}

async function show(listing: HTMLElement): Promise<void> {
  const { value: language, selectedOptions } = choiceOf(listing);
  // The reader switched back to TypeScript before the listing came into view.
  if (!language) return;
  const [option] = selectedOptions;
  if (!option) return;
  const { floatsOnly, missing } = option.dataset;
  const shown = isOfFloats(option) ? `${language} ${bits}` : language;
  if (listing.dataset.language === shown) return;
  const name = option.textContent ?? '';
  const { taken: fn = '' } = listing.dataset;
  listing.dataset.language = shown;
  const place = placeOf(listing);
  if (missing) {
    place.replaceChildren(paragraph(`${fn} is ${missing}`));
    setCopied(listing, null);
    return;
  }
  place.replaceChildren(paragraph(`Loading ${fn} in ${name} …`));
  const address = addressOf(fn, option);
  try {
    const text = await fetchText(address);
    // The reader may have chosen another language in the meantime.
    if (listing.dataset.language !== shown) return;
    const kind = floatsOnly !== undefined ? 'shader' : isOfFloats(option) ? 'floats' : 'same';
    const isOwn = listing.dataset.fn === fn;
    place.replaceChildren(
      ...(isOwn ? [] : [paragraph(insteadWords(fn))]),
      ...code(text, fn, name),
      link(address, name, kind),
    );
    setCopied(listing, text);
  } catch {
    if (listing.dataset.language !== shown) return;
    place.replaceChildren(
      paragraph(
        `The ${name} code could not be loaded. Check the connection, then choose ${name} again. ` +
          'The TypeScript code does not need a connection.',
      ),
    );
    // Lets the reader retry by choosing the same language again.
    delete listing.dataset.language;
  }
}

/** Returns the element for the translation, before the listing, which is hidden meanwhile. */
function placeOf(listing: HTMLElement): HTMLElement {
  const there = listing.querySelector<HTMLElement>('.translated');
  if (there) return there;
  const place = document.createElement('div');
  place.className = 'translated';
  listing.querySelector('.listed')?.before(place);
  return place;
}

const insteadWords = (fn: string): string =>
  `This is ${fn}, the function to copy. The text explains a shorter one; to see it, choose TypeScript.`;

function paragraph(words: string): HTMLElement {
  const made = document.createElement('p');
  made.setAttribute('role', 'status');
  made.textContent = words;
  return made;
}

/** Whether the code returns the same as the TypeScript, or what 32-bit floats or a GPU return. */
type Kind = 'same' | 'floats' | 'shader';

function link(address: string, name: string, kind: Kind): HTMLElement {
  const made = document.createElement('p');
  const to = document.createElement('a');
  to.href = address;
  to.download = '';
  to.textContent = address.replace(/^.*\//, '');
  made.append('Download ', to, '. ');
  if (kind === 'same') {
    made.append(
      `The ${name} code returns the same results as the TypeScript. Press Copy for the whole file.`,
    );
    return made;
  }
  const more = document.createElement('a');
  more.href = `${import.meta.env.BASE_URL}exactness/#far-from-the-origin`;
  more.textContent = 'Far from the origin';
  const { asked, others } = costOfFloats;
  made.append(
    kind === 'floats'
      ? `With 32 bits, ${others} of the ${asked.toLocaleString('en')} yes-or-no results in our tests differ, ` +
          'because the shapes are closer to touching than a float can show. '
      : 'A shader uses 32-bit numbers, and Accuracy in the comment states how far a result may be ' +
          'off. ',
    more,
    ', floats are even less precise, as a map shows.',
  );
  return made;
}

/** Comments are grey and keywords are bold, as in the other listings. */
const tokens =
  /(?<comment>"""[\s\S]*?"""|\/\/.*|\/\*[\s\S]*?\*\/|^\s*#(?!include|ifndef|define|endif|!).*|--.*)|(?<keyword>\b(?:and|as|bool|boolean|break|class|const|continue|def|do|double|elif|else|elseif|end|enum|extends|final|float|fn|for|func|function|if|impl|import|in|inline|int|let|local|match|mut|namespace|nil|not|null|None|or|pass|private|pub|public|range|readonly|repeat|return|static|struct|then|typedef|until|use|using|var|vec2|void|while)\b)/gm;

/** Shows the function open, and folds its surroundings and the rest of a long comment. */
function code(text: string, fn: string, name: string): HTMLElement[] {
  const label = `${fn} in ${name}`;
  const { before, comment, own, after } = partsOfFile(text, fn);
  const shown = listingOf([own], label);
  if (comment.length > 0) {
    const [first = '', ...rest] = comment;
    const inner = shown.querySelector('code');
    inner?.prepend(...marked(`${first}\n`), ...(rest.length > 0 ? [folded(rest)] : []));
  }
  return [
    ...around(before, 'earlier in the file: the code it needs', `what ${label} needs`),
    shown,
    ...around(after, 'after it: the rest of the file', `the rest of the file of ${label}`),
  ];
}

/** Folds a part of the file other than the function. */
function around(text: string, words: string, label: string): HTMLElement[] {
  if (!text) return [];
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = `${words}, ${text.split('\n').length} lines`;
  details.append(summary, listingOf([text], label));
  return [details];
}

/** Folds the rest of a comment, split into paragraphs. */
function folded(lines: readonly string[]): HTMLElement {
  const details = document.createElement('details');
  details.className = 'doc-rest';
  const summary = document.createElement('summary');
  summary.textContent = 'example, accuracy and cost';
  details.append(summary, ...marked(`${lines.join('\n')}\n`));
  return details;
}

function listingOf(texts: readonly string[], label: string): HTMLElement {
  const made = document.createElement('pre');
  made.tabIndex = 0;
  made.setAttribute('role', 'region');
  made.setAttribute('aria-label', `Listing of ${label}`);
  const inner = document.createElement('code');
  inner.append(...texts.flatMap(marked));
  made.append(inner);
  return made;
}

function marked(text: string): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const match of text.matchAll(tokens)) {
    nodes.push(text.slice(at, match.index));
    const isGrey = match.groups?.comment !== undefined;
    const part = document.createElement(isGrey ? 'span' : 'b');
    if (isGrey) part.className = 'comment';
    part.textContent = match[0];
    nodes.push(part);
    at = match.index + match[0].length;
  }
  return [...nodes, text.slice(at)];
}

const own = new WeakMap<Element, string>();

/** Sets the text that a listing's Copy button copies; null restores the original. */
function setCopied(listing: HTMLElement, text: string | null): void {
  const template = listing.querySelector<HTMLTemplateElement>('header copy-button template');
  if (!template) return;
  const first = own.get(template) ?? template.content.textContent ?? '';
  own.set(template, first);
  template.content.textContent = text ?? first;
}
