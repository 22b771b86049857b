// A button that measures in the reader's own browser. Everything else is loaded when it is pressed.
const here = document.querySelector<HTMLElement>('measure-here');
here?.querySelector('button')?.addEventListener('click', async () => {
  try {
    const { press } = await import('../measure/view.ts');
    press(here);
  } catch (error) {
    reportError(error);
    const status = here.querySelector('[role=status]');
    if (status) status.textContent = here.dataset.failed ?? '';
  }
});

// Makes this file a module, so that its names are not global.
export {};
