import { existsSync, readFileSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { describe, expect, it } from 'vitest';
import { attribute, elements } from '#site/integrations/html.ts';
import { pictureSvg, pngOf } from '#site/preview/picture.ts';
import { figures } from '../support/all-figures.ts';
import { bases, type Page, pages, type Site, siteFile, siteFiles, sites } from './support.ts';

// What a chat, a mail or a feed shows of a link to a page.

const host = 'https://first-contact.example';

/** What a page says about itself in its head, by the name of each property. */
function toldBy({ document }: Page): Map<string, string> {
  const told = new Map<string, string>();
  for (const element of elements(document)) {
    if (element.tagName !== 'meta') continue;
    const name = attribute(element, 'property') ?? attribute(element, 'name');
    if (!name?.startsWith('og:') && !name?.startsWith('twitter:')) continue;
    expect(told.has(name), `${name} is told once`).toBe(false);
    told.set(name, attribute(element, 'content') ?? '');
  }
  return told;
}

function fileOf(site: Site, address: string): URL {
  const start = host + bases[site];
  expect(address.startsWith(start), `${address} begins with ${start}`).toBe(true);
  return siteFile(site, address.slice(start.length));
}

async function decoded(bytes: Buffer, box?: Region) {
  const picture = box ? sharp(bytes).extract(box) : sharp(bytes);
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = data.readUIntBE(i, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const paper = Math.max(...counts.values());
  return { data, colours: counts.size, ink: 1 - paper / (data.length / 3) };
}

/** Where the figure stands, without its frame. */
const inFigure = { left: 52, top: 136, width: 680, height: 450 };
const inTitle = { left: 40, top: 30, width: 1120, height: 90 };
const inName = { left: 770, top: 555, width: 300, height: 45 };

const toldBySite = (site: Site) => pages(site).map((page) => ({ ...page, told: toldBy(page) }));

describe.each(sites)('%s', (site) => {
  const all = toldBySite(site);

  it.each(all)('$path tells title, description and picture', ({ told }) => {
    expect(told.get('og:title')).toBeTruthy();
    expect(told.get('og:description')!.length).toBeGreaterThan(30);
    expect(told.get('twitter:card')).toBe('summary_large_image');
    expect(told.get('og:image:type')).toBe('image/png');
    expect(told.get('og:image:width')).toBe('1200');
    expect(told.get('og:image:height')).toBe('630');
    expect(existsSync(fileOf(site, told.get('og:image')!))).toBe(true);
  });

  it('has no other pictures', () => {
    expect(siteFiles(site, /^previews\/.*\.png$/)).toHaveLength(all.length);
  });
});

describe('the pictures', () => {
  const all = toldBySite('dist');
  const pictureOf = (page: (typeof all)[number]) =>
    readFileSync(fileOf('dist', page.told.get('og:image')!));

  it('are the same in a folder of a host', () => {
    for (const name of siteFiles('dist', /^previews\/.*\.png$/)) {
      const [one, other] = sites.map((site) => readFileSync(siteFile(site, name)));
      expect(one!.equals(other!), name).toBe(true);
    }
  });

  it.each(all)(
    '$path has a picture of that size, small, with ink in each of its parts',
    async (page) => {
      const bytes = pictureOf(page);
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(bytes.length).toBeLessThan(60_000);
      const whole = await decoded(bytes);
      expect(whole.colours).toBeGreaterThan(12);
      expect(whole.ink).toBeGreaterThan(0.01);
      if (page.path.endsWith('404.html')) return;
      expect((await decoded(bytes, inTitle)).ink).toBeGreaterThan(0.004);
      expect((await decoded(bytes, inFigure)).ink).toBeGreaterThan(0.02);
      expect((await decoded(bytes, inName)).ink).toBeGreaterThan(0.02);
    },
  );

  it('says what is seen in each: a figure', () => {
    for (const { path, told } of all) {
      const alt = told.get('og:image:alt');
      const isSeen = figures.some(({ figure }) => figure.description === alt);
      expect(isSeen || alt === 'The words “Nothing here”.', path).toBe(true);
    }
  });

  it('has another figure for each page but those of functions, which show what teaches them', async () => {
    const seen = new Map<string, Buffer>();
    for (const page of all) {
      if (/404|reference\/(?!types)\w/.test(page.path)) continue;
      const alt = page.told.get('og:image:alt')!;
      expect(seen.has(alt), `${page.path} has a figure of its own`).toBe(false);
      const { data } = await decoded(pictureOf(page), inFigure);
      for (const [other, known] of seen) expect(known.equals(data), `${alt} ${other}`).toBe(false);
      seen.set(alt, data);
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});

it.each(sites)('keeps none of them for reading without a network: %s', (site) => {
  const worker = readFileSync(siteFile(site, 'service-worker.js'), 'utf8');
  expect(worker).toContain('"polygon-and-circle/"');
  expect(worker).not.toMatch(/"(previews|r)\//);
});

it('draws the same bytes again', async () => {
  const { figure } = figures.find(({ name }) => name === 'point-in-circle')!;
  const title = 'Point and circle';
  const question =
    'A finger lands on the screen. Is it on the round button, and how does a program tell?';
  const again = await pngOf(await pictureSvg({ title, question, figure }));
  for (const site of sites) {
    const built = readFileSync(siteFile(site, 'previews/point-and-circle.png'));
    expect(built.equals(again), site).toBe(true);
  }
});
