// All that runs in a page before the reader touches anything; figures load the rest when they come
// near the screen. One file, because each further one costs a request.
import '#kit/element.ts';
import './contents.ts';
import './copy-button.ts';
import './light-lines.ts';
import './light-symbols.ts';
import './site-search.ts';
import './theme-button.ts';
