import { piecesAt } from '#lab/notebook/load-pieces.ts';
import { saveFile } from '#lab/notebook/save-file.ts';
import { copyText, inAddressBar } from '#lab/notebook/share-edit.ts';
import { addressOf } from './address.ts';
import type { Playground } from './playground.ts';

/** Connects the buttons that save, share and restart the playground. */
export function listenToExports(
  root: HTMLElement,
  playground: Playground,
  beginAnew: () => void,
): void {
  const bar = root.querySelector<HTMLElement>('.playground-exports')!;
  bar.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const task = button?.dataset.task;
    if (task !== undefined) playground.applyNow();
    try {
      if (task === 'anew') beginAnew();
      else if (task === 'link') await shareLink(playground);
      else if (task === 'ts' || task === 'html') await save(playground, task);
    } catch (error) {
      playground.say((error as Error).message);
    }
  });
}

async function shareLink(playground: Playground): Promise<void> {
  const address = await addressOf(playground.scene);
  history.replaceState(null, '', address);
  playground.say(
    await copyText(address, 'Copied. The address contains shapes and code.', inAddressBar),
  );
}

async function save(playground: Playground, form: 'ts' | 'html'): Promise<void> {
  const { scene, linked } = playground;
  if (!linked) throw new Error('The cells contain an error. Fix the marked line, then save again.');
  if (!playground.isComplete) throw new Error(`First choose the arguments of ${scene.call.fn}.`);
  const [{ typescriptOf, htmlOf }, types, ...pieces] = await Promise.all([
    import('../export-program.ts'),
    piecesAt('types'),
    ...linked.usedOfLibrary.map(piecesAt),
  ]).catch((error) => {
    reportError(error);
    throw new Error('Part of the file could not be loaded. Press again, or reload the page.');
  });
  const text =
    form === 'ts'
      ? typescriptOf(scene, pieces, linked.declaredByCell, types)
      : htmlOf(scene, pieces);
  const name = `${scene.call.fn}.${form}`;
  saveFile(name, text);
  playground.say(`Saved as ${name}.`);
}
