import { fragment } from '#kit/fragment.ts';
import { loadLibrary } from '#notebook/load-library.ts';
import { firstScene } from '../first-scene.ts';
import { keepScene, keptScene, keptSceneText } from '../kept.ts';
import type { Offer } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { writeScene } from '../shared-scene.ts';
import { sceneInAddress } from './address.ts';
import { listenToExports } from './exports.ts';
import { Playground } from './playground.ts';
import { sourceOf } from './source-of.ts';

/** Makes the page's playground interactive. */
export async function start(root: HTMLElement): Promise<void> {
  const built = JSON.parse(root.querySelector('script[data-built]')?.textContent ?? '') as {
    readonly offers: readonly Offer[];
    readonly judged: readonly string[];
  };
  const library = await loadLibrary();
  const first = firstScene(sourceOf(library, 'boxIntersectsCircle'));
  const kept = keptScene();
  const isUnreadable = kept === null && keptSceneText() !== null;
  const playground = new Playground(root, { library, ...built }, kept ?? first);
  listenToExports(root, playground, () => {
    keepBefore(playground);
    playground.load(first);
    showMine(root, playground);
  });
  showMine(root, playground);
  if (isUnreadable) tell(root, unreadable);
  await offerShared(root, playground);
  window.addEventListener('hashchange', () => void offerShared(root, playground));
  root.dataset.ready = '';
}

const written =
  'The address that you opened carries a playground. It was written by whoever made the address, not ' +
  'by us. Its code runs in a sandbox that reaches neither the network nor anything of yours. What you ' +
  'have here now is kept.';

const unreadable = 'The playground stored on this device cannot be read, so this is a new one.';

/** Says something that has no answer. */
function tell(root: HTMLElement, words: string): void {
  const notice = root.querySelector<HTMLElement>('.shared-edit')!;
  notice.querySelector('p')!.textContent = words;
  for (const button of notice.querySelectorAll('button')) button.hidden = true;
  notice.hidden = false;
}

/** Code of somebody else is shown and run only after a press on a button that says whose it is. */
async function offerShared(root: HTMLElement, playground: Playground): Promise<void> {
  const notice = root.querySelector<HTMLElement>('.shared-edit')!;
  const says = notice.querySelector('p')!;
  let scene: Scene | null;
  try {
    scene = await sceneInAddress(fragment());
  } catch (error) {
    tell(root, (error as Error).message);
    return;
  }
  if (!scene) return;
  const shared = scene;
  says.textContent = written;
  for (const button of notice.querySelectorAll('button')) button.hidden = false;
  notice.hidden = false;
  notice.querySelector<HTMLElement>('[data-open]')!.onclick = () => {
    keepBefore(playground);
    notice.hidden = true;
    playground.load(shared, true);
    showMine(root, playground);
  };
  notice.querySelector<HTMLElement>('[data-leave]')!.onclick = () => {
    notice.hidden = true;
  };
}

/** What the reader has made can be had back after another one is loaded. */
function keepBefore(playground: Playground): void {
  if (!playground.isForeign) keepScene(playground.scene, 'before');
}

/** Offers to go back to what was there before a shared playground. */
function showMine(root: HTMLElement, playground: Playground): void {
  const button = root.querySelector<HTMLElement>('[data-mine]')!;
  const isShown = keptSceneText('before') === writeScene(playground.scene);
  button.hidden = isShown || keptScene('before') === null;
  button.onclick = () => {
    const before = keptScene('before');
    keepScene(null, 'before');
    button.hidden = true;
    if (before) playground.load(before);
  };
}
