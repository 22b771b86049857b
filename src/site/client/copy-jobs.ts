import { hasKept32Bits, keptLanguage } from './code-language.ts';
import { copyText } from './copy-text.ts';
import { fetchText } from './fetch-text.ts';

interface Language {
  readonly name: string;
  readonly extension: string;
}

/** The functions below a chapter's title; a press copies one in the language of the listings. */
class CopyJobs extends HTMLElement {
  #clearing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.copy) void this.#copy(target.dataset);
    });
  }

  async #copy({ copy: name = '', floats = '', missing = '' }: DOMStringMap): Promise<void> {
    const languages: Record<string, Language> = JSON.parse(this.dataset.languages ?? '{}');
    const kept = keptLanguage() ?? '';
    const id = kept in languages ? kept : 'typescript';
    const language = languages[id]!;
    if (missing.split(' ').includes(id)) {
      this.#report(
        `${name} does not exist in ${language.name}. Choose another language in a listing.`,
      );
      return;
    }
    const bits = hasKept32Bits() && floats.split(' ').includes(id) ? '32.' : '';
    try {
      await copyText(fetchText(`${this.dataset.code}${name}.${bits}${language.extension}`));
      this.#report(
        id === kept
          ? `Copied ${name} in ${language.name}. To copy several functions, use Take it home below.`
          : `Copied ${name} in TypeScript. To copy several functions or another language, use Take it home below.`,
      );
      this.#clearing = setTimeout(() => this.#report(''), 6000);
    } catch {
      this.#report(
        `${name} could not be copied. Check the connection, or press its name to open its page.`,
      );
    }
  }

  #report(words: string): void {
    clearTimeout(this.#clearing);
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

customElements.define('copy-jobs', CopyJobs);
