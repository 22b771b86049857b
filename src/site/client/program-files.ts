import { saveFile } from '#lab/notebook/save-file.ts';
import type { EditedProgram } from '#lab/program/edited-program.ts';
import { copyFile, copyWithStatus, fetchSoon } from './program-copy.ts';

/** Makes Copy and Download of a program give the reader's own version while that is open. */
export function listenToFiles(
  root: HTMLElement,
  edited: () => EditedProgram | null,
  signal: AbortSignal,
): void {
  const status = root.querySelector('.program-copied');
  const failed = ({ message }: Error) => message;
  /** The reader's version of one of our files. */
  const ownFile = (file: string) => edited()?.file(file.endsWith('.ts') ? 'ts' : 'html');
  const copy = (address: string) => {
    const own = ownFile(address);
    return own ? copyWithStatus(own, status, failed) : copyFile(address, status);
  };
  const save = async (name: string, own: Promise<string>) => {
    const words = await own.then((text) => {
      saveFile(name, text);
      return `Saved as ${name}.`;
    }, failed);
    if (status) status.textContent = words;
  };
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const address = target.closest<HTMLElement>('[data-copy]')?.dataset.copy;
      if (address) void copy(address);
      const download = target.closest<HTMLAnchorElement>('a[download]')?.download;
      const own = download && ownFile(download);
      if (!own) return;
      event.preventDefault();
      void save(download, own);
    },
    { signal },
  );
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const soon = () => void fetchSoon(button.dataset.copy ?? '').catch(() => {});
    if (button.matches(':hover, :focus')) soon();
    for (const type of ['pointerenter', 'focusin']) button.addEventListener(type, soon, { signal });
  }
}
