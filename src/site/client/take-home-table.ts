import { type Form, type OneFile, oneFile, type Piece } from '#source/take-home.ts';
import { contentsWords, fileName, usage } from '#source/take-home-words.ts';

/** Makes the file of what is ticked in the table, shows it, and gives it away. */
export function start(root: HTMLElement): void {
  const { code = '', page = '', failed = '' } = root.dataset;
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
  const boxes = [...root.querySelectorAll<HTMLInputElement>('tbody input')];
  const all = find<HTMLInputElement>('[data-all]');
  const show = (selector: string, text: string) => {
    const place = find(selector);
    if (place && place.textContent !== text) place.textContent = text;
  };
  const say = (text: string) => show('[role=status]', text);

  const piecesOf = fetchedOnce(async (name): Promise<Piece[]> => {
    const answer = await fetch(`${code}${name}.json`);
    if (!answer.ok) throw new Error(`${name}.json: ${answer.status}`);
    return answer.json();
  });
  const tickedNames = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const form = () => (find<HTMLInputElement>('[type=radio]:checked')?.value ?? 'script') as Form;

  /** What is ticked now, as a file; null while a part of it is on its way. */
  let made: OneFile | null = null;
  let making: Promise<OneFile>;
  const make = () => {
    const [names, as] = [tickedNames(), form()];
    made = null;
    const mine = Promise.all(names.map(piecesOf)).then((pieces) => oneFile(pieces, as));
    making = mine;
    mine.then(
      (file) => {
        if (mine !== making) return;
        made = file;
        show('.contents-line', names.length > 0 ? contentsWords(names, as, file) : nothing);
        show('.usage code', usage(names, as, fileName(names, page, as)));
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

  const followTicks = () => {
    const count = tickedNames().length;
    if (all) {
      all.checked = count === boxes.length;
      all.indeterminate = count > 0 && count < boxes.length;
    }
    say('');
    make();
  };
  root.addEventListener('change', ({ target }) => {
    if (target === all) for (const box of boxes) box.checked = all?.checked ?? false;
    followTicks();
  });

  const give = async (way: string) => {
    if (tickedNames().length === 0) return say(nothing);
    if (!made) make();
    const [file, name] = [making, fileName(tickedNames(), page, form())];
    try {
      if (way === 'copy') await copy(made?.text ?? file.then(({ text }) => text));
      else save((await file).text, name);
    } catch {
      const isThere = await file.then(
        () => true,
        () => false,
      );
      return say(
        isThere ? 'The browser forbids copying here: open “Show it” and copy it.' : failed,
      );
    }
    say(way === 'copy' ? 'Copied' : `Saved as ${name}`);
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button) void give(button.dataset.do ?? '');
  });
  window.addEventListener('online', make);
  followTicks();
}

const nothing = 'Nothing is ticked: tick a function in the table.';

/** Remembers what came, and asks again for what did not. */
function fetchedOnce<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const one = known.get(name) ?? load(name);
    known.set(name, one);
    one.catch(() => known.delete(name));
    return one;
  };
}

/** A browser lets a page copy while it answers a press, also what is still on its way by then. */
async function copy(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string' || !window.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((one) => new Blob([one], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
