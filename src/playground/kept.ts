import type { Scene } from './scene.ts';
import { readScene, writeScene } from './shared-scene.ts';

// A playground is kept on the reader's device. What was there before somebody else's was opened is too.

const names = { now: 'first-contact:playground', before: 'first-contact:playground:before' };

/** The playground that is kept; null where none is, or none that can be read. */
export function keptScene(of: keyof typeof names = 'now'): Scene | null {
  try {
    const text = localStorage.getItem(names[of]);
    return text === null ? null : readScene(text);
  } catch {
    return null;
  }
}

/** Keeps it, or with null forgets it; returns whether it could. */
export function keepScene(scene: Scene | null, of: keyof typeof names = 'now'): boolean {
  try {
    if (scene === null) localStorage.removeItem(names[of]);
    else localStorage.setItem(names[of], writeScene(scene));
    return true;
  } catch {
    return false;
  }
}
