// All the scripts that run when a page opens. Figures load the rest when they come near the screen.
// They are bundled as one file, because each file costs a request.
import '#figure/element.ts';
import { extensions } from '#figure/extensions.ts';
import './code-language.ts';
import './contents.ts';
import './copy-button.ts';
import './copy-jobs.ts';
import './keep-offline.ts';
import './light-lines.ts';
import './light-symbols.ts';
import './program-element.ts';
import './shared-edit.ts';
import './site-search.ts';
import './take-home.ts';
import './theme-button.ts';
import './wanted-edit.ts';

extensions.listings = () => import('./start-listings.ts');

// With the reader's first move, because no page needs them to open. Without them, a preset that the
// text names is only a name.
const firstMove = new AbortController();
for (const type of ['scroll', 'pointerover', 'focusin']) {
  const load = () => {
    firstMove.abort();
    import('./presets-in-text.ts').catch(() => {});
  };
  document.addEventListener(type, load, { passive: true, signal: firstMove.signal });
}
