import { fragment } from '#figure/fragment.ts';
import { loadLibrary } from '#lab/notebook/load-library.ts';
import type { Callable } from '../callables.ts';
import { examples, firstResult, firstScene, sceneOf } from '../examples.ts';
import type { Scene } from '../scene.ts';
import { writeScene } from '../shared-scene.ts';
import { storedScene, storedSceneText, storeScene } from '../stored-scene.ts';
import { sceneInAddress } from './address.ts';
import { listenToExports } from './exports.ts';
import { noResult, Playground } from './playground.ts';
import { sourceOf } from './source-of.ts';

export async function start(root: HTMLElement): Promise<void> {
  const built = JSON.parse(root.querySelector('script[data-built]')?.textContent ?? '') as {
    readonly offers: readonly Callable[];
    readonly judged: readonly string[];
  };
  const library = await loadLibrary();
  const first = firstScene(sourceOf(library, 'boxIntersectsCircle'));
  const stored = storedScene();
  const isUnreadable = stored === null && storedSceneText() !== null;
  const notRun = noResult('not run', 'the code has not returned a result yet');
  const data = { library, ...built };
  const playground = stored
    ? new Playground(root, data, stored, notRun)
    : new Playground(root, data, first, firstResult);
  listenToExports(root, playground, () => {
    storePrevious(playground);
    playground.load(first);
    offerPrevious(root, playground);
  });
  for (const button of root.querySelectorAll<HTMLElement>('[data-example]')) {
    button.addEventListener('click', () => {
      const example = examples[Number(button.dataset.example)] ?? examples[0];
      storePrevious(playground);
      playground.load(sceneOf(example, sourceOf(library, example.call.fn)), true);
      offerPrevious(root, playground);
    });
  }
  offerPrevious(root, playground);
  if (isUnreadable) notify(root, unreadable);
  await offerShared(root, playground);
  window.addEventListener('hashchange', () => void offerShared(root, playground));
  root.dataset.ready = '';
}

const written =
  'The address that you opened contains a playground. It was written by the author of the address, not ' +
  'by us. Its code runs in a sandbox that cannot reach the network or your data. Your own ' +
  'playground stays saved.';

const unreadable = 'The playground stored on this device cannot be read, so this is a new one.';

function notify(root: HTMLElement, words: string): void {
  const notice = root.querySelector<HTMLElement>('.shared-edit')!;
  notice.querySelector('p')!.textContent = words;
  for (const button of notice.querySelectorAll('button')) button.hidden = true;
  notice.hidden = false;
}

/**
 * A stranger's code is neither shown nor run until the reader presses a button that names its
 * origin.
 */
async function offerShared(root: HTMLElement, playground: Playground): Promise<void> {
  const notice = root.querySelector<HTMLElement>('.shared-edit')!;
  const says = notice.querySelector('p')!;
  let scene: Scene | null;
  try {
    scene = await sceneInAddress(fragment());
  } catch (error) {
    notify(root, (error as Error).message);
    return;
  }
  if (!scene || writeScene(scene) === writeScene(playground.scene)) return;
  const shared = scene;
  says.textContent = written;
  for (const button of notice.querySelectorAll('button')) button.hidden = false;
  notice.hidden = false;
  notice.querySelector<HTMLElement>('[data-open]')!.onclick = () => {
    storePrevious(playground);
    notice.hidden = true;
    playground.load(shared, true);
    offerPrevious(root, playground);
  };
  notice.querySelector<HTMLElement>('[data-leave]')!.onclick = () => {
    notice.hidden = true;
    history.replaceState(history.state, '', location.pathname + location.search);
  };
}

/**
 * Stores the reader's own playground before another one is loaded. Shapes without code of their own
 * do not replace one that was stored earlier.
 */
function storePrevious(playground: Playground): void {
  if (playground.isShared) return;
  if (!playground.hasOwnCode && storedScene('before') !== null) return;
  storeScene(playground.scene, 'before');
}

/** Offers to return to the playground stored before a shared one. */
function offerPrevious(root: HTMLElement, playground: Playground): void {
  const button = root.querySelector<HTMLElement>('[data-mine]')!;
  const isShown = storedSceneText('before') === writeScene(playground.scene);
  button.hidden = isShown || storedScene('before') === null;
  button.onclick = () => {
    const before = storedScene('before');
    storeScene(null, 'before');
    button.hidden = true;
    if (before) playground.load(before);
  };
}
