import { loadNear, notStarted } from '#figure/load.ts';

// The playground's own script. Only the playground page loads it.
const root = document.querySelector<HTMLElement>('.playground');
if (root) {
  const say = (text: string) => {
    const notice = root.querySelector('.edit-trouble');
    if (notice) notice.textContent = text;
  };
  loadNear([root], {
    margin: '0px',
    signal: new AbortController().signal,
    load: async () => {
      const { start } = await import('#lab/playground/ui/start.ts');
      say('');
      await start(root);
    },
    failed: (error) => {
      reportError(error);
      say(notStarted);
    },
  })();
}
