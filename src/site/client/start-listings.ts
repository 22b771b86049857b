import type { StartListings } from '#figure/extensions.ts';
import { showSaved } from '#lab/notebook/saved-edits.ts';
import { LiveListings } from '#trace/ui/live-listings.ts';

export const startListings: StartListings = (...figure) =>
  new LiveListings(...figure, {
    showSaved,
    open: async (listing, access) => {
      const { openCell } = await import('#lab/notebook/cell.ts');
      await openCell(listing, access);
    },
  });
