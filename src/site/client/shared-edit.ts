/** An address with edited code in it: what reads it is loaded only then. */
const openShared = async () => {
  if (!location.hash.startsWith('#edit=')) return;
  const { openShared } = await import('#notebook/open-shared.ts');
  await openShared();
};
addEventListener('hashchange', openShared);
void openShared();
