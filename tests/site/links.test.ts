import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { expect, test } from 'vitest';
import { linkTo } from '#site/chapters.ts';

const link = (label: string, href: string) => ({ type: 'link', label, href });
const sidebar = [
  { type: 'group', entries: [link('Start here', '/base/start-here/')] },
  { type: 'group', entries: [link('Nine zones of a box', '/base/nine-zones/')] },
  link('Sources', '/base/sources/'),
] as unknown as StarlightRouteData['sidebar'];

test('a page of the book is found by its folder, wherever it stands in the list', () => {
  expect(linkTo({ sidebar }, 'nine-zones')).toMatchObject({
    label: 'Nine zones of a box',
    href: '/base/nine-zones/',
  });
  expect(linkTo({ sidebar }, 'sources').label).toBe('Sources');
});

test('a folder that is none fails, and the nearest are told', () => {
  expect(() => linkTo({ sidebar }, 'nine-zone')).toThrow(/a page of the book.*"nine-zones"/);
  expect(() => linkTo({ sidebar }, 'zones')).toThrow(/found "zones"/);
});
