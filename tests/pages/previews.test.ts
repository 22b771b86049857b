import { existsSync, readFileSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { attribute } from '#site/integrations/html.ts';
import { pictureSvg, pngOf } from '#site/preview/picture.ts';
import { figures } from '../support/all-figures.ts';
import { offenders } from '../support/offenders.ts';
import {
  base,
  fileAt,
  filesNamed,
  type Page,
  pages,
  pagesToOpen,
  tagged,
  textAt,
} from './support.ts';

// The preview of a link in a chat, a mail or a feed.

const start = `https://first-contact.example${base}`;

/** The properties in a page's head, by name. */
const propertiesOf = ({ document }: Page) =>
  tagged(document, 'meta').flatMap((element) => {
    const name = attribute(element, 'property') ?? attribute(element, 'name');
    const isShown = /^(og|twitter):/.test(name ?? '');
    return isShown ? [[name!, attribute(element, 'content') ?? ''] as const] : [];
  });

const withProperties = (page: Page) => ({
  path: page.path,
  names: propertiesOf(page).map(([name]) => name),
  properties: new Map(propertiesOf(page)),
});
type Described = ReturnType<typeof withProperties>;

const all = pages().map(withProperties);
const toOpen = pagesToOpen().map(withProperties);

const breaking = (rule: (one: Described) => unknown, among = all) =>
  offenders(among, ({ path }) => path, rule);

const fileOf = ({ properties }: Described) =>
  fileAt(properties.get('og:image')!.replace(start, ''));

async function decoded(bytes: Buffer, box?: Region) {
  const picture = box ? sharp(bytes).extract(box) : sharp(bytes);
  const data = await picture.removeAlpha().raw().toBuffer();
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = data.readUIntBE(i, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const paper = Math.max(...counts.values());
  return { data, colours: counts.size, ink: 1 - paper / (data.length / 3) };
}

/** The figure's place without its frame. */
const inFigure = { left: 52, top: 136, width: 680, height: 450 };
const inTitle = { left: 40, top: 30, width: 1120, height: 90 };
const inName = { left: 770, top: 555, width: 300, height: 45 };

it('names title, description and picture of each page, each once', async () => {
  const broken = await breaking((one) => {
    const { names, properties } = one;
    expect(names).toEqual([...new Set(names)]);
    expect(properties.get('og:title')).toBeTruthy();
    expect(properties.get('og:description')!.length).toBeGreaterThan(30);
    expect(Object.fromEntries(properties)).toMatchObject({
      'twitter:card': 'summary_large_image',
      'og:image': expect.stringContaining(start),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(existsSync(fileOf(one))).toBe(true);
  });
  expect(broken).toEqual([]);
});

it('has no other pictures', () => {
  expect(filesNamed(/^previews\/.*\.png$/)).toHaveLength(all.length);
});

it('has small pictures of that size', async () => {
  const broken = await breaking(async (one) => {
    const bytes = readFileSync(fileOf(one));
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length).toBeLessThan(60_000);
  });
  expect(broken).toEqual([]);
});

// One template draws the pages of functions, so only the long run decodes them all.
it('has ink in each part of a picture', async () => {
  const broken = await breaking(async (one) => {
    const bytes = readFileSync(fileOf(one));
    const whole = await decoded(bytes);
    expect(whole.colours).toBeGreaterThan(12);
    expect(whole.ink).toBeGreaterThan(0.01);
    if (one.path.endsWith('404.html')) return;
    expect((await decoded(bytes, inTitle)).ink).toBeGreaterThan(0.004);
    expect((await decoded(bytes, inFigure)).ink).toBeGreaterThan(0.01);
    expect((await decoded(bytes, inName)).ink).toBeGreaterThan(0.01);
  }, toOpen);
  expect(broken).toEqual([]);
});

it('says what is seen in each: a figure', async () => {
  const known = [...figures.map(({ figure }) => figure.description), 'The words “Nothing here”.'];
  const broken = await breaking(({ properties }) =>
    expect(known).toContain(properties.get('og:image:alt')),
  );
  expect(broken).toEqual([]);
});

it('has another figure for each page but those of functions, which show what teaches them', async () => {
  const seen = new Map<string, string>();
  const broken = await breaking(
    async (one) => {
      const alt = one.properties.get('og:image:alt')!;
      const { data } = await decoded(readFileSync(fileOf(one)), inFigure);
      for (const key of [alt, data.toString('base64')]) {
        expect(seen.get(key), 'a page with the same figure').toBeUndefined();
        seen.set(key, one.path);
      }
    },
    all.filter(({ path }) => !/404|reference\/(?!types)\w/.test(path)),
  );
  expect(broken).toEqual([]);
  expect(seen.size / 2).toBeGreaterThan(25);
});

it('stores none of them for reading without a network', () => {
  const worker = textAt('service-worker.js');
  expect(worker).toContain('"polygon-and-circle/"');
  expect(worker).not.toMatch(/\["(previews|r)\//);
});

it('draws the same bytes again', async () => {
  const { figure } = figures.find(({ name }) => name === 'point-in-circle')!;
  const title = 'Point and circle';
  const question =
    'A finger touches the screen. Is it on the round button, and how does a program find out?';
  const again = await pngOf(await pictureSvg({ title, question, figure }));
  expect(again.equals(readFileSync(fileAt('previews/point-and-circle.png')))).toBe(true);
});
