import { notStarted } from '#kit/load.ts';

// The playground's own script, loaded with its page and by no other.
const root = document.querySelector<HTMLElement>('.playground');
if (root) {
  import('#playground/ui/start.ts')
    .then(({ start }) => start(root))
    .catch((error: unknown) => {
      reportError(error);
      const notice = root.querySelector('.edit-trouble');
      if (notice) notice.textContent = notStarted;
    });
}
