import { storedText, storeText } from '#notebook/stored-text.ts';
import type { Scene } from './scene.ts';
import { readScene, writeScene } from './shared-scene.ts';

// A playground is kept on the reader's device. What was there before somebody else's was opened is too.

const names = { now: 'first-contact:playground', before: 'first-contact:playground:before' };

/** The text of the playground that is kept; null where none is. */
export const keptSceneText = (of: keyof typeof names = 'now'): string | null =>
  storedText(names[of]);

/** The playground that is kept; null where none is, or none that can be read. */
export function keptScene(of: keyof typeof names = 'now'): Scene | null {
  try {
    const text = keptSceneText(of);
    return text === null ? null : readScene(text);
  } catch {
    return null;
  }
}

/** Keeps it, or with null forgets it; returns whether the device keeps it. */
export const keepScene = (scene: Scene | null, of: keyof typeof names = 'now'): boolean =>
  storeText(names[of], scene && writeScene(scene));
