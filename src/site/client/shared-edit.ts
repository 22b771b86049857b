import { notLoaded } from '#figure/not-loaded.ts';

/** Opens an address that contains edited code. The code that reads it is loaded only then. */
const openShared = async () => {
  // Some programs percent-encode the addresses that they pass on.
  if (!/^#edit(=|%3D)/i.test(location.hash)) return;
  try {
    const { openShared } = await import('#lab/notebook/open-shared.ts');
    await openShared();
  } catch (error) {
    notLoaded(error);
  }
};
addEventListener('hashchange', openShared);
void openShared();
