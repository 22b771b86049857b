import { deflated, inflated } from '#lab/notebook/deflated-text.ts';
import type { Scene } from '../scene.ts';
import { readScene, writeScene } from '../shared-scene.ts';

export async function addressOf(scene: Scene): Promise<string> {
  const address = new URL(location.href);
  address.hash = `play=${await deflated(writeScene(scene))}`;
  return address.href;
}

/** Reads the playground in a fragment, or returns null without one. Throws if it is unreadable. */
export async function sceneInAddress(fragment: string): Promise<Scene | null> {
  if (!fragment.startsWith('play=')) return null;
  try {
    return readScene(await inflated(fragment.slice('play='.length)));
  } catch {
    throw new Error(
      'The address contains a playground that cannot be read. Part of it may be missing, so check the address.',
    );
  }
}
