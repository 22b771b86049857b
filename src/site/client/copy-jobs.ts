import { hasKept32Bits, keptLanguage } from './code-language.ts';

interface Language {
  readonly name: string;
  readonly extension: string;
}

/** The functions below a chapter's title; a press copies one in the language of the listings. */
class CopyJobs extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.copy) void this.#copy(target);
    });
  }

  async #copy({ dataset }: HTMLElement): Promise<void> {
    const name = dataset.copy ?? '';
    const languages: Record<string, Language> = JSON.parse(this.dataset.languages ?? '{}');
    const id = keptLanguage() || 'typescript';
    const language = languages[id] ?? languages.typescript!;
    const has32 = dataset.floats?.split(' ').includes(id) && hasKept32Bits();
    const ending = `${has32 ? '32.' : ''}${language.extension}`;
    try {
      await copy(load(`${this.dataset.code}${name}.${ending}`));
      this.#report(`${name} is copied, in ${language.name}.`);
      setTimeout(() => this.#report(''), 4000);
    } catch (error) {
      this.#report(
        error instanceof NotThere
          ? `${name} does not exist in ${language.name}. Choose another language at a listing.`
          : `${name} could not be copied. Check the connection, or open it by its name.`,
      );
    }
  }

  #report(words: string): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

class NotThere extends Error {}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  // A network that requires a login answers every request with its own page.
  const isPage = response.headers.get('Content-Type')?.includes('html');
  if (response.status === 404) throw new NotThere();
  if (!response.ok || isPage) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

/** Copies a text that is still loading, because a browser may forbid copying after the press. */
async function copy(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (!window.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((all) => new Blob([all], { type: 'text/plain' }));
  try {
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch (error) {
    // The browser reports only that the promise failed, so this throws the reason.
    await text;
    throw error;
  }
}

customElements.define('copy-jobs', CopyJobs);
