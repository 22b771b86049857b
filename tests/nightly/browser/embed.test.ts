import type { Frame, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { embedCode } from '#figure/embed-code.ts';
import { violationsInDark, violationsInLight } from '../../browser/accessibility.ts';
import { drawn, figureOn, look, openFigure, pageUrl } from '../../browser/figure.ts';
import { serveOpen, serveStrict } from '../../browser/foreign.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// Figures embedded in other sites' pages.

const browser = await openBrowser();
afterAll(() => browser.close());

const site = inject('siteUrl');
const paper = { light: 'rgb(255, 254, 250)', dark: 'rgb(22, 21, 19)' };
const position = 'point-in-circle=1;20,30;40,31,10';

/** A figure's frame, once the figure works. */
async function frameOf(page: Page, name: string): Promise<{ frame: Frame; figure: Locator }> {
  const shows = (frame: Frame) => frame.url().includes(`/embed/${name}/`);
  await expect.poll(() => page.frames().some(shows)).toBe(true);
  const frame = page.frames().find(shows)!;
  const figure = frame.locator(`first-contact-figure[data-figure="${name}"]`);
  await figure.and(frame.locator('[data-ready]')).waitFor();
  return { frame, figure };
}

/** Drags a handle by pixels, wherever its frame is. */
async function dragBy(page: Page, figure: Locator, handle: string, x: number, y: number) {
  const mark = figure.locator(`svg.drawing:visible [data-handle="${handle}"] .mark`);
  const { x: left, y: top, width, height } = (await mark.boundingBox())!;
  const [fromX, fromY] = [left + width / 2, top + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 2, fromY + y / 2);
  await page.mouse.move(fromX + x, fromY + y);
  await page.mouse.up();
}

const heightOf = (page: Page, name: string) =>
  page
    .locator(`iframe[src*="/embed/${name}/"]`)
    .evaluate((frame) => frame.getBoundingClientRect().height);

const overflowOf = (frame: Frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return { down: scrollHeight - clientHeight, across: scrollWidth - clientWidth };
  });

const background = (frame: Frame) =>
  frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

describe('a strict page of another site', async () => {
  const { page, problems } = await browser.newPage({ width: 900, height: 1700 });
  const dark = embedCode('segment-and-circle', site, '').replace('/#', '/?theme=dark#');
  const host = await serveStrict(
    `${embedCode('point-in-circle', site, position)}${dark}<script src="${site}embed.js"></script>`,
  );
  afterAll(() => host.close());
  beforeAll(async () => {
    await page.goto(host.url);
  });

  it('shows two figures, one in the position of its address', async () => {
    await frameOf(page, 'segment-and-circle');
    const { figure } = await frameOf(page, 'point-in-circle');
    const fields = { 'p.x': '20', 'p.y': '30', 'circle.radius': '10' };
    await expect.poll(async () => (await look(figure)).fields).toMatchObject(fields);
    expect((await look(figure)).notice).toBe('');
  });

  it('has each in its theme: that of the system, and the one it asked for', async () => {
    const [first, second] = [
      await frameOf(page, 'point-in-circle'),
      await frameOf(page, 'segment-and-circle'),
    ];
    expect(await background(first.frame)).toBe(paper.light);
    expect(await background(second.frame)).toBe(paper.dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(first.frame)).toBe(paper.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(first.frame)).toBe(paper.light);
  });

  it('drags in one of them, and the other stays', async () => {
    const [{ figure }, other] = [
      await frameOf(page, 'point-in-circle'),
      await frameOf(page, 'segment-and-circle'),
    ];
    const before = await look(other.figure);
    await dragBy(page, figure, 'p.at', 90, -40);
    await expect.poll(async () => (await look(figure)).fields['p.x']).not.toBe('20');
    expect((await look(figure)).fields).toMatchObject({ 'circle.radius': '10' });
    expect(await look(other.figure)).toEqual(before);
  });

  it('has frames as high as the figures, at any width', async () => {
    for (const width of [900, 420]) {
      await page.setViewportSize({ width, height: 1700 });
      for (const name of ['point-in-circle', 'segment-and-circle']) {
        const { frame } = await frameOf(page, name);
        const wanted = () =>
          frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
        await expect
          .poll(async () => (await heightOf(page, name)) - (await wanted()), {
            message: `${name} at ${width}`,
          })
          .toBe(0);
        expect(await overflowOf(frame)).toEqual({ down: 0, across: 0 });
      }
    }
    await page.setViewportSize({ width: 900, height: 1700 });
  });

  it('leads to the chapter, in the position that the reader has made', async () => {
    const { frame, figure } = await frameOf(page, 'point-in-circle');
    const left = await look(figure);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: 'Point and circle, First Contact' }).click(),
    ]);
    const there = figureOn(opened, 'point-in-circle');
    await there.and(opened.locator('[data-ready]')).waitFor();
    expect(opened.url()).toContain(`${site}point-and-circle/#point-in-circle=1;`);
    await expect.poll(async () => (await look(there)).fields).toEqual(left.fields);
    expect(page.url()).toBe(host.url);
    await opened.close();
  });

  it('comes back by Reset to the position of its address, or where it has none, of the chapter', async () => {
    const { figure } = await frameOf(page, 'point-in-circle');
    expect((await look(figure)).fields['p.x']).not.toBe('20');
    await figure.getByRole('button', { name: 'Reset' }).click();
    const fields = { 'p.x': '20', 'p.y': '30', 'circle.radius': '10' };
    await expect.poll(async () => (await look(figure)).fields).toMatchObject(fields);

    const { figure: other } = await frameOf(page, 'segment-and-circle');
    const first = await look(other);
    await other.locator('button[data-preset]').last().click();
    await expect.poll(() => look(other)).not.toEqual(first);
    await other.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => look(other)).toEqual(first);
  });

  it('has had no error, and nobody asked any other host', () => {
    const { foreignRequests, ...others } = problems;
    expect(others).toEqual({ ...noProblems, foreignRequests: undefined });
    expect(foreignRequests.filter((url) => !url.startsWith(host.url))).toEqual([]);
  });
});

it('keeps nothing on the device of who reads a page of another site', async () => {
  // A window size that no other test uses, so that nothing is stored yet.
  const { page, close } = await browser.newPage({ width: 903, height: 900 });
  const host = await serveStrict(embedCode('point-in-circle', site, position));
  await page.goto(host.url);
  const { frame } = await frameOf(page, 'point-in-circle');
  // A page of the book stores it once the browser is idle.
  await page.waitForTimeout(1500);
  const kept = await frame.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));
  expect(kept).toEqual({ workers: 0, caches: [], stored: 0, cookies: '' });
  await close();
  await host.close();
});

describe('what makes frames fit', async () => {
  const { page } = await browser.newPage({ width: 700, height: 900 });
  const own = embedCode('point-in-circle', site, '').replace('loading="lazy"', '');
  let close = () => Promise.resolve();
  afterEach(() => close());

  const open = async (body: string) => {
    const host = await serveStrict(body);
    close = host.close;
    await page.goto(host.url);
    await frameOf(page, 'point-in-circle');
  };

  it('hears of figures that came before it', async () => {
    await open(own.replace(/height="\d+"/, 'height="200"'));
    expect(await heightOf(page, 'point-in-circle')).toBe(200);
    await page.addScriptTag({ url: `${site}embed.js` });
    await expect.poll(() => heightOf(page, 'point-in-circle')).toBeGreaterThan(400);
  });

  const untrue: [string, unknown][] = [
    ['a word', '400'],
    ['NaN', Number.NaN],
    ['no number', undefined],
    ['infinity', Number.POSITIVE_INFINITY],
    ['far too little', 3],
    ['less than nothing', -400],
    ['far too much', 1e6],
  ];

  it('takes no height that cannot be one, and none from elsewhere', async () => {
    await open(`${own}<script src="${site}embed.js"></script>`);
    const { frame } = await frameOf(page, 'point-in-circle');
    await expect.poll(() => heightOf(page, 'point-in-circle')).toBeGreaterThan(400);
    const before = await heightOf(page, 'point-in-circle');
    const type = 'first-contact:size';
    const heard = async (send: () => Promise<unknown>, what: string) => {
      await send();
      await drawn(page);
      return expect(await heightOf(page, 'point-in-circle'), what);
    };
    for (const [what, height] of untrue) {
      const send = () => frame.evaluate((data) => parent.postMessage(data, '*'), { type, height });
      (await heard(send, what)).toBe(before);
    }
    const fromPage = () => page.evaluate((data) => postMessage(data, '*'), { type, height: 900 });
    (await heard(fromPage, 'from the page itself')).toBe(before);
    const other = () =>
      frame.evaluate((data) => parent.postMessage(data, '*'), { type: 'size', height: 900 });
    (await heard(other, 'of another kind')).toBe(before);
    // It receives the frame's messages. In a low frame the figure would take another layout.
    const right = () =>
      frame.evaluate((data) => parent.postMessage(data, '*'), { type, height: 900 });
    (await heard(right, 'from the frame')).toBe(900);
  });
});

describe('in a sandbox without an origin', async () => {
  const { page, problems } = await browser.newPage({ width: 700, height: 900 });
  afterEach(() => page.goto('about:blank'));
  const inSandbox = (base: string, name = 'point-in-circle', at = position) =>
    embedCode(name, base, at).replace('loading="lazy"', 'sandbox="allow-scripts allow-popups"');

  it('works where the host lets any origin read its files', async () => {
    const open = await serveOpen();
    const host = await serveStrict(
      `${inSandbox(open.url)}<script src="${open.url}embed.js"></script>`,
      new URL(open.url).origin,
    );
    await page.goto(host.url);
    const { frame, figure } = await frameOf(page, 'point-in-circle');
    expect(await frame.evaluate(() => origin)).toBe('null');
    const stored = frame.evaluate(() => localStorage.length);
    await expect(stored).rejects.toThrow(/denied|sandboxed/);
    await expect.poll(async () => (await look(figure)).fields).toMatchObject({ 'p.x': '20' });
    await dragBy(page, figure, 'p.at', 90, -40);
    await expect.poll(async () => (await look(figure)).fields['p.x']).not.toBe('20');
    await expect.poll(() => heightOf(page, 'point-in-circle')).toBeGreaterThan(400);
    const loaded = await frame.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')),
    );
    expect(loaded).toBe(true);
    expect(problems.consoleErrors).toEqual([]);
    await host.close();
    await open.close();
  });

  it('says that it has no map there, and follows the hand without one', async () => {
    const open = await serveOpen();
    const frames = inSandbox(open.url, 'pointer-on-canvas', '');
    const host = await serveStrict(frames, new URL(open.url).origin);
    await page.goto(host.url);
    const { figure } = await frameOf(page, 'pointer-on-canvas');
    await expect.poll(async () => (await look(figure)).notice).toContain('map');
    const before = await look(figure);
    await dragBy(page, figure, 'p.at', -60, -60);
    await expect.poll(async () => (await look(figure)).fields).not.toEqual(before.fields);
    await expect.poll(async () => (await look(figure)).handles).not.toEqual(before.handles);
    await host.close();
    await open.close();
  });

  it('is a still drawing with its link anywhere else', async () => {
    const host = await serveStrict(inSandbox(site));
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    expect(await frame.locator('svg.drawing:visible').count()).toBe(1);
    expect(await frame.locator('.embed-source a').isVisible()).toBe(true);
    expect(await frame.locator('[data-ready]').count()).toBe(0);
    await host.close();
  });
});

describe('a figure by itself', async () => {
  const { page, problems } = await browser.newPage({ width: 640, height: 900 });
  const open = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(pageUrl(`embed/${address}`));
    const figure = page.locator('first-contact-figure');
    await figure.and(page.locator('[data-ready]')).waitFor();
    return figure;
  };

  it.each([
    ['of an older version', '0;62,49;40,31,26'],
    ['with words', '1;here,there;40,31,26'],
  ])('says of a position %s that it cannot be read', async (_, numbers) => {
    const figure = await open(`point-in-circle/?theme=dark#point-in-circle=${numbers}`);
    await expect.poll(async () => (await look(figure)).notice).toContain('cannot be read');
    const { p } = pointInCircle.presets[0].state;
    expect((await look(figure)).fields).toMatchObject({ 'p.x': `${p.x}`, 'p.y': `${p.y}` });
  });

  it('takes no theme but light and dark', async () => {
    await open('point-in-circle/?theme=%3Cimg%3E');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
    expect(await background(page.mainFrame())).toBe(paper.light);
  });

  it('plays where it moves, and paints its map where it has one', async () => {
    const figure = await open('voronoi-one-pass/');
    await figure.locator('canvas.truth-map[data-map="fine"]').waitFor();
    const before = await look(figure);
    await figure.getByRole('button', { name: 'Play' }).click();
    await expect.poll(async () => (await look(figure)).fields).not.toEqual(before.fields);
    await figure.getByRole('button', { name: 'Pause' }).click();
  });

  it.each(['point-in-circle/', 'voronoi-one-pass/'])('%s breaks no rule', async (address) => {
    await open(address);
    expect(await violationsInLight(page, ['html'])).toEqual([]);
    expect(await violationsInDark(page, ['html'])).toEqual([]);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      expect((await overflowOf(page.mainFrame())).across, `at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 640, height: 900 });
  });

  it('has had no error', () => {
    expect(problems).toEqual(noProblems);
  });

  it('is drawn, with its words and its link, without JavaScript', async () => {
    const plain = await browser.newPage({ javaScript: false });
    await plain.page.goto(pageUrl('embed/point-in-circle/'));
    expect(await plain.page.locator('svg.drawing:visible').count()).toBe(1);
    expect(await plain.page.locator('.verdict').isVisible()).toBe(true);
    expect(await plain.page.locator('button:visible, input:visible').count()).toBe(0);
    const [opened] = await Promise.all([
      plain.page.waitForEvent('popup'),
      plain.page.getByRole('link').click(),
    ]);
    expect(new URL(opened.url()).pathname).toBe('/point-and-circle/');
    await opened.close();
    expect(plain.problems).toEqual(noProblems);
    await plain.close();
  });
});

it('a page of the book with a figure in a frame stays where it is', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1280, height: 500 });
  await page.goto(pageUrl('embed-a-figure/'));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await frameOf(page, 'point-in-circle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { frame } = await frameOf(page, 'point-in-circle');
  await frame.evaluate(() => {
    location.hash = '#point-in-circle=1;21,30;40,31,10';
  });
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(problems).toEqual(noProblems);
  await close();
});

describe('Share', () => {
  it('offers the line to paste, for the position that it shared', async () => {
    const { page, close } = await browser.newPage({ clipboard: true });
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    expect(await figure.locator('.embed-offer').count()).toBe(0);
    await figure.getByRole('button', { name: 'inside', exact: true }).click();
    await figure.getByRole('button', { name: 'Share' }).click();
    await figure.getByRole('button', { name: 'Copy embed code' }).click();
    await expect
      .poll(async () => (await look(figure)).notice)
      .toContain('Copied. Paste the embed code');
    const { hash } = new URL(page.url());
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const height = Number(/ height="(\d+)"/.exec(copied)?.[1]);
    expect(copied).toBe(embedCode('point-in-circle', site, hash.slice(1), height));
    expect(copied).toContain(hash);
    // It is the height of the figure in a frame, and not of the figure here.
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(`${site}embed/point-in-circle/`);
    await page.waitForLoadState('networkidle');
    const inFrame = await page.evaluate(() => document.body.getBoundingClientRect().height);
    expect(height - inFrame).toBeGreaterThanOrEqual(0);
    expect(height - inFrame).toBeLessThan(120);
    await close();
  });

  it('gives it in a field where the browser forbids copying', async () => {
    const { page, close } = await browser.newPage();
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await figure.getByRole('button', { name: 'Share' }).click();
    await figure.getByRole('button', { name: 'Copy embed code' }).click();
    const field = figure.getByRole('textbox', { name: 'Embed code' });
    expect(await field.inputValue()).toMatch(/^<iframe src="http.*#point-in-circle=1;/);
    const chosen = await field.evaluate((one: HTMLInputElement) => [
      one.selectionStart,
      one.selectionEnd === one.value.length,
      one === document.activeElement,
    ]);
    expect(chosen).toEqual([0, true, true]);
    expect((await look(figure)).notice).toContain('does not allow copying');
    await close();
  });

  it('takes its offer back when something is moved, and makes it once', async () => {
    const { page, close } = await browser.newPage();
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    const offer = figure.locator('.embed-offer');
    for (const preset of ['inside', 'outside']) {
      await figure.getByRole('button', { name: 'Share' }).click();
      await offer.waitFor();
      expect(await offer.count()).toBe(1);
      await figure.getByRole('button', { name: preset, exact: true }).click();
      await offer.waitFor({ state: 'hidden' });
    }
    await close();
  });

  it('moves nothing on the page by it', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, close } = await browser.newPage({ ...size, clipboard: true });
      const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
      const height = () => figure.evaluate((one) => one.getBoundingClientRect().height);
      const before = await height();
      await figure.getByRole('button', { name: 'Share' }).click();
      await figure.locator('.embed-offer').waitFor();
      expect(await height()).toBe(before);
      await close();
    }
  });

  it('shares the address all the same where the offer does not come', async () => {
    const { page, problems, close } = await browser.newPage({ clipboard: true });
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await page.route(/offer-embed/, (route) => route.abort());
    const [failed] = await Promise.all([
      page.waitForEvent('requestfailed'),
      figure.getByRole('button', { name: 'Share' }).click(),
    ]);
    expect(failed.url()).toContain('offer-embed');
    await expect.poll(async () => (await look(figure)).notice).toContain('Copied');
    expect(await figure.locator('.embed-offer').count()).toBe(0);
    expect(problems.consoleErrors.filter((one) => !one.includes('net::ERR_FAILED'))).toEqual([]);
    await close();
  });
});
