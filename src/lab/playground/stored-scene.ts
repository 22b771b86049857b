import { storedText, storeText } from '#lab/notebook/stored-text.ts';
import type { Scene } from './scene.ts';
import { readScene, writeScene } from './shared-scene.ts';

// The reader's playground is stored on the device, also the one before a shared one was opened.

const names = { now: 'first-contact:playground', before: 'first-contact:playground:before' };

export const storedSceneText = (of: keyof typeof names = 'now'): string | null =>
  storedText(names[of]);

/** Returns the stored playground, or null if it is missing or unreadable. */
export function storedScene(of: keyof typeof names = 'now'): Scene | null {
  try {
    const text = storedSceneText(of);
    return text === null ? null : readScene(text);
  } catch {
    return null;
  }
}

/** Stores a playground, or deletes it if `scene` is null. Returns whether the device stored it. */
export const storeScene = (scene: Scene | null, of: keyof typeof names = 'now'): boolean =>
  storeText(names[of], scene && writeScene(scene));
