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
import './presets-in-text.ts';
import './program-element.ts';
import './shared-edit.ts';
import './site-search.ts';
import './take-home.ts';
import './theme-button.ts';
import './wanted-edit.ts';

extensions.listings = () => import('./start-listings.ts');
