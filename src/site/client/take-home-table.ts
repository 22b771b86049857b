import { notLoaded } from '#figure/not-loaded.ts';
import { type Form, oneFile, type Piece } from '#trace/source/take-home.ts';
import {
  contentsWords,
  fileName,
  nothing,
  translatedWords,
  usage,
} from '#trace/source/take-home-words.ts';
import type { LanguageFiles } from '#translate/language-files.ts';
import { askedTicks, bitsKey, key } from './code-language.ts';
import { copyText } from './copy-text.ts';

/** A file of the ticked functions, with the text that the page shows about it. */
interface Made {
  readonly text: string;
  readonly name: string;
  readonly contents: string;
  readonly usage: string;
}

/** Builds the file of the functions ticked in the table, shows it, and copies or saves it. */
export function start(root: HTMLElement): void {
  const { code = '', page = '', failed = '' } = root.dataset;
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[type=checkbox][value]')];
  const all = find<HTMLInputElement>('[data-all]');
  const show = (selector: string, text: string) => {
    const place = find(selector);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const say = (text: string) => show('.outcome', text);

  const fetched = async (name: string) => {
    const answer = await fetch(`${code}${name}.json`);
    if (!answer.ok) throw new Error(`${name}.json: ${answer.status}`);
    return answer.json();
  };
  const piecesOf = fetchedOnce((name): Promise<Piece[]> => fetched(name));
  const filesOf = fetchedOnce(
    (extension): Promise<LanguageFiles> => fetched(`pieces.${extension}`),
  );
  const tickedNames = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const languages = find<HTMLSelectElement>('[data-file-language]');
  const bits = find<HTMLSelectElement>('[data-file-bits]');
  const cost = find<HTMLElement>('.cost-of-floats');
  const translation = find<HTMLInputElement>('[value=translation]');
  const radios = [...root.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const form = () => radios.find(({ checked }) => checked)?.value ?? 'script';
  /** The id under which a choice is stored. Listings know every choice except the plain script. */
  const idOf = (form: string) =>
    form === 'translation' ? languages?.value : form === 'module' ? 'javascript' : form;

  const asWritten = async (names: readonly string[], as: Form): Promise<Made> => {
    const file = oneFile(await Promise.all(names.map(piecesOf)), as);
    const name = fileName(names, page, as);
    return {
      text: file.text,
      name,
      contents: contentsWords(names, as, file),
      usage: usage(names, as, name),
    };
  };
  const inLanguage = async (names: readonly string[], extension: string): Promise<Made> => {
    const [files, { fileIn, fileNameOf, usageOf }] = await Promise.all([
      filesOf(extension),
      import('#trace/source/language-file.ts'),
    ]);
    for (const box of boxes) showLink(box, files, fileNameOf(files, [box.value], page));
    const there = names.filter((name) => !files.untranslated[name]);
    const file = fileIn(files, there);
    return {
      text: there.length > 0 ? file.text : '',
      name: fileNameOf(files, there, page),
      contents: translatedWords(
        there,
        file,
        Object.entries(files.untranslated).filter(([name]) => names.includes(name)),
      ),
      usage: there.length > 0 ? usageOf(files, there, page) : '',
    };
  };

  /** Links each row to the function's own file in the chosen language. */
  const showLink = (box: HTMLInputElement, files: LanguageFiles, saved: string) => {
    const link = box.closest('tr')?.querySelector<HTMLAnchorElement>('[data-translated]');
    if (!link) return;
    const path = `${box.value}.${files.extension}`;
    link.hidden = files.untranslated[box.value] !== undefined;
    link.href = code + path;
    link.download = saved;
    link.textContent = `.${files.extension}`;
    link.setAttribute('aria-label', path);
  };

  const endingOf = ({ dataset: { extension = '', floats } }: HTMLOptionElement): string =>
    floats !== undefined && bits?.value ? `${bits.value}.${extension}` : extension;

  const hasFloats = ({ floats, floatsOnly }: DOMStringMap = {}): boolean =>
    floatsOnly !== undefined || (floats !== undefined && bits?.value === '32');

  /** What the page describes now: initially the functions ticked in its HTML, as a plain script. */
  let described = `script ${boxes.filter((box) => box.defaultChecked).map(({ value }) => value)}`;
  /** The ticked functions as a file; null while part of it is still loading. */
  let made: Made | null = null;
  let making: Promise<Made>;
  const make = () => {
    const [names, as] = [tickedNames(), form()];
    made = null;
    const option = languages?.selectedOptions[0];
    const ending = as === 'translation' && option ? endingOf(option) : undefined;
    const wanted = `${ending ?? as} ${names}`;
    if (names.length === 0) show('.contents-line', nothing);
    else if (wanted !== described) {
      show('.contents-line', `${names.length} ticked, loading.`);
      show('.usage code', '');
      show('pre code', '');
    }
    described = wanted;
    if (cost) cost.hidden = as !== 'translation' || !hasFloats(option?.dataset);
    const mine = ending === undefined ? asWritten(names, as as Form) : inLanguage(names, ending);
    making = mine;
    mine.then(
      (file) => {
        if (mine !== making) return;
        made = file;
        show('.contents-line', names.length > 0 ? file.contents : nothing);
        show('.usage code', file.usage);
        show('pre code', names.length > 0 ? file.text : '');
      },
      () => {
        if (mine !== making) return;
        show('.contents-line', `${names.length} ticked, not loaded.`);
        show('pre code', '');
        say(failed);
      },
    );
  };

  /** Selects a language. Returns false if no choice has this id. */
  const takeLanguage = (id: string): boolean => {
    const written = radios.find((one) => one !== translation && idOf(one.value) === id);
    if (written) {
      written.checked = true;
      return true;
    }
    const option = [...(languages?.options ?? [])].find(({ value }) => value === id);
    if (!option || !translation) return false;
    option.selected = true;
    translation.checked = true;
    if (bits) bits.hidden = option.dataset.floats === undefined;
    return true;
  };
  try {
    if (bits) bits.value = localStorage.getItem(bitsKey) === '32' ? '32' : '';
    takeLanguage(localStorage.getItem(key) ?? '');
  } catch {
    // Storage may be forbidden, in which case no language was stored.
  }
  // Choosing a language at a listing also changes the table, and vice versa.
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.matches('[data-language-choice]') && takeLanguage(target.value)) make();
    if (target.matches('[data-bits-choice]') && bits) {
      bits.value = target.value;
      make();
    }
  });
  // The listings on this page must change with the table.
  const listings = () => import('./translated-listing.ts');
  languages?.addEventListener('change', () => {
    takeLanguage(languages.value);
    listings().then(({ choose }) => choose(languages.value), notLoaded);
  });
  bits?.addEventListener('change', () => {
    if (translation) translation.checked = true;
    listings().then(({ chooseBits }) => chooseBits(bits.value), notLoaded);
  });

  const others = find<HTMLAnchorElement>('[data-others]');
  const followTicks = () => {
    const names = tickedNames();
    const count = names.length;
    if (others) others.hash = count > 0 ? askedTicks + names.join() : '';
    if (all) {
      all.checked = count === boxes.length;
      all.indeterminate = count > 0 && count < boxes.length;
    }
    say('');
    make();
  };
  root.addEventListener('change', ({ target }) => {
    if (target === all) for (const box of boxes) box.checked = all?.checked ?? false;
    const { checked = false, dataset } = boxes.find((box) => box === target) ?? {};
    if (checked) tick(dataset?.with?.split(' ') ?? []);
    if (radios.some((radio) => radio === target)) {
      listings().then(({ choose }) => choose(idOf(form()) ?? ''), notLoaded);
    }
    followTicks();
  });

  const give = async (way: string) => {
    if (tickedNames().length === 0) return say(nothing);
    if (!made) make();
    const file = making;
    try {
      if (way === 'copy') await copyText(made?.text ?? file.then(({ text }) => text));
      else save(await file);
    } catch {
      const isThere = await file.then(
        () => true,
        () => false,
      );
      return say(
        isThere
          ? 'This browser does not allow copying here. Open “Show it” and copy the text.'
          : failed,
      );
    }
    say(way === 'copy' ? 'Copied' : `Saved as ${(await file).name}`);
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button) void give(button.dataset.do ?? '');
  });
  window.addEventListener('online', make);
  const tick = (names: readonly string[]) => {
    for (const box of boxes) if (names.includes(box.value)) box.checked = true;
  };
  // The link from a chapter to the full list passes on its ticks.
  const { hash } = location;
  if (hash.startsWith(askedTicks)) {
    tick(hash.slice(askedTicks.length).split(','));
    root.scrollIntoView();
  }
  // The reader may have ticked "all" while the script was loading.
  if (all?.checked) for (const box of boxes) box.checked = true;
  followTicks();
}

/** Remembers each success, and loads again after a failure. */
function fetchedOnce<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const one = known.get(name) ?? load(name);
    known.set(name, one);
    one.catch(() => known.delete(name));
    return one;
  };
}

function save({ text, name }: Made): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Not before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
