import type { Page } from 'playwright-core';
import { copyProgram, editProgram, figures, program, share } from './actions/figure-actions.ts';
import { type Habits, type Hands, makeHands, type Outcome } from './actions/hands.ts';
import { edit, language, listings, sharedEdit, tools } from './actions/listing-actions.ts';
import * as ofPage from './actions/page-actions.ts';

export type { Outcome } from './actions/hands.ts';

// A reader's actions on a page, one after the other, each with its outcome: an effect, or the
// page's message. They run inside the page, because a test makes hundreds of such visits.

/** The actions of most readers, in this order. An action without controls on a page is skipped. */
export const actions = [
  'figures',
  'listings',
  'language',
  'edit',
  'playground',
  'program',
  'take home',
  'search',
  'theme',
] as const;

/** The actions of some readers. */
export const rareActions = [
  'tools',
  'shared edit',
  'tools of the playground',
  'save',
  'copy a program',
  'edit a program',
  'take home translated',
  'filter',
  'measure',
  'share',
] as const;
export type Action = (typeof actions)[number] | (typeof rareActions)[number];

type Doer = (hands: Hands) => Promise<void>;
const doers: Readonly<Record<Action, Doer>> = {
  figures,
  listings,
  tools,
  language,
  edit,
  'shared edit': sharedEdit,
  playground: ofPage.playground,
  'tools of the playground': ofPage.playgroundTools,
  save: ofPage.save,
  program,
  'copy a program': copyProgram,
  'edit a program': editProgram,
  'take home': ofPage.takeHome,
  'take home translated': ofPage.takeHomeTranslated,
  search: ofPage.search,
  filter: ofPage.filter,
  measure: ofPage.measure,
  share,
  theme: ofPage.theme,
};

/** Performs actions with all matching controls of the page. */
export async function performAll(
  page: Page,
  wanted: readonly Action[],
  { patience = 800, edits = {} }: Partial<Pick<Habits, 'patience' | 'edits'>> = {},
): Promise<readonly Outcome[]> {
  const complaint = complaints.source;
  const hands = await page.evaluateHandle(makeHands, { complaint, patience, edits });
  for (const action of wanted) await page.evaluate(doers[action], hands);
  return hands.evaluate(({ outcomes }) => outcomes);
}

/** Messages about something that does not work. */
const complaints =
  /could not|No map|There is no map,|no answer|did not (come|return)|ran too long|couldn’t|cannot (be|play)|can’t be (?!moved that way)|failed|does not allow|not loaded|does not (come|follow|move|run)|do not follow|do nothing|Check the connection|stopped with an error|not be loaded|Not judged/;
