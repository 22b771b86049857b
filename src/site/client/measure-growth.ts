// A button that measures in the reader's own browser. All else is loaded when it is pressed.
const here = document.querySelector<HTMLElement>('measure-growth');
here?.querySelector('button')?.addEventListener('click', async () => {
  try {
    const { press } = await import('../measure/growth-view.ts');
    // The plot stands beside it.
    press(here.closest<HTMLElement>('.growth') ?? here);
  } catch (error) {
    reportError(error);
    const status = here.querySelector('[role=status]');
    if (status) status.textContent = here.dataset.failed ?? '';
  }
});

// So that it is a module, whose names are its own.
export {};
