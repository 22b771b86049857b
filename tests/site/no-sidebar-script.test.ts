import { expect, test } from 'vitest';
import { othersIn } from '#site/integrations/no-sidebar-script.ts';

const script = '/node_modules/@astrojs/starlight/dist/components-internals/SidebarPersistState.js';
const page =
  '/node_modules/@astrojs/starlight/dist/components/Page.astro?astro&type=script&index=0&lang.ts';

test('a file of nothing but the sidebar script may go', () => {
  expect(othersIn([script])).toEqual([]);
  expect(othersIn([page, script])).toEqual([]);
});

test('whatever else is bundled with it is told', () => {
  const own = '/src/site/client/page.ts';
  expect(othersIn([page, own, script])).toEqual([own]);
});
