import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { editPage } from '../../browser/scratch.ts';
import { noProblems, openBrowser, type PageOptions } from '../../browser/support.ts';

// A program in its chapter does not move before Play, and its buttons work.

const browser = await openBrowser();
afterAll(() => browser.close());

const chapter = 'circle-and-circle/';
const name = 'bouncing-balls';
const framePath = `programs/frame/${name}.html`;

async function openProgram(page: Page) {
  await page.goto(pageUrl(chapter));
  const program = page.locator(`first-contact-program[data-program="${name}"]`);
  const stage = program.locator('.program-stage');
  await stage.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const inFrame = async () =>
    (await (await program.locator('iframe').elementHandle())!.contentFrame())!;
  await program.locator('iframe').evaluate(async (one) => {
    const { contentWindow } = one as HTMLIFrameElement;
    const isThere = () =>
      contentWindow?.program && contentWindow.document.readyState === 'complete';
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const button = (label: string) => program.getByRole('button', { name: label, exact: true });
  const place = async () => (await inFrame()).evaluate('JSON.stringify(balls)') as Promise<string>;
  /** Whether something changes within half a second. */
  const moves = async () => {
    const before = await place();
    await page.waitForTimeout(500);
    return (await place()) !== before;
  };
  const says = () => program.locator('.program-says').textContent();
  return { program, stage, button, inFrame, place, moves, says };
}

const open = async (options: PageOptions = {}) => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900, ...options });
  return { page, problems, close, ...(await openProgram(page)) };
};

describe('a program', async () => {
  const { page, problems } = await browser.newPage({ width: 1440, height: 900 });
  let one: Awaited<ReturnType<typeof openProgram>>;
  beforeAll(async () => {
    one = await openProgram(page);
  });

  it('has drawn its first frame and stands still', async () => {
    const drawn = await (await one.inFrame()).evaluate(() => {
      const canvas = document.querySelector('canvas')!;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value) => value > 0);
    });
    expect(drawn).toBe(true);
    expect(await one.moves()).toBe(false);
  });

  it('is played, paused and stepped', async () => {
    await one.button('Play').click();
    await expect.poll(() => one.button('Pause').count()).toBe(1);
    await expect.poll(one.moves).toBe(true);
    await one.button('Pause').click();
    expect(await one.moves()).toBe(false);
    const before = await one.place();
    await one.button('Step').click();
    expect(await one.place()).not.toBe(before);
    expect(await one.moves()).toBe(false);
  });

  it('starts again, and goes on if it went', async () => {
    const { page: start, close } = await browser.newPage();
    await start.goto(pageUrl(framePath));
    const first = await start.evaluate('JSON.stringify(balls)');
    await close();
    await one.button('Restart').click();
    await expect.poll(one.place).toBe(first);
    await one.button('Play').click();
    await expect.poll(one.moves).toBe(true);
    await one.button('Restart').click();
    await expect.poll(one.moves).toBe(true);
    await one.button('Pause').click();
  });

  it('rests off the screen, in a hidden tab and in print, and goes on afterwards', async () => {
    await one.button('Play').click();
    await expect.poll(one.moves).toBe(true);
    const top = await page.evaluate(() => window.scrollY);
    const scroll = (y: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
    const hide = (is: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, is);
    const dispatch = (type: string) =>
      page.evaluate((event) => window.dispatchEvent(new Event(event)), type);
    for (const [stop, goOn] of [
      [() => scroll(0), () => scroll(top)],
      [() => hide(true), () => hide(false)],
      [() => dispatch('beforeprint'), () => dispatch('afterprint')],
    ] as const) {
      await stop();
      await expect.poll(one.moves).toBe(false);
      await goOn();
      await expect.poll(one.moves).toBe(true);
    }
    await one.button('Pause').click();
  });

  it('runs when it is pressed', async () => {
    await one.stage.click({ position: { x: 100, y: 100 } });
    await expect.poll(() => one.button('Pause').count()).toBe(1);
    await one.button('Pause').click();
  });

  it('is as light or dark as the page', async () => {
    const scheme = async () =>
      (await one.inFrame()).evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const theme = page.getByRole('button', { name: 'Theme' });
    expect(await scheme()).toBe('light dark');
    await theme.click();
    await expect.poll(scheme).toBe('dark');
    await theme.click();
    await expect.poll(scheme).toBe('light dark');
  });

  it('has made no errors', () => {
    expect(problems).toEqual(noProblems);
  });
});

it('one that waits has its words in the colour of the page', async () => {
  const { page, problems, close } = await browser.newPage({ width: 1440, height: 900 });
  await page.goto(pageUrl('exactness/'));
  const iframe = page.locator('first-contact-program[data-program="keep-near"] iframe');
  await iframe.scrollIntoViewIfNeeded();
  const frame = (await (await iframe.elementHandle())!.contentFrame())!;
  await frame.waitForFunction('window.program && document.readyState === "complete"');
  /** The brightness of its first line. */
  const light = () =>
    frame.evaluate(() => {
      const context = document.querySelector('canvas')!.getContext('2d')!;
      const { data } = context.getImageData(0, 20, 600, 30);
      const solid = data.filter((_, i) => i % 4 === 0 && data[i + 3] === 255);
      return solid.length > 100 ? solid[0] : undefined;
    });
  await expect.poll(light).toBe(0);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(light).toBe(255);
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(light).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(light).toBe(255);
  expect(problems).toEqual(noProblems);
  await close();
});

describe('what it is loaded with', () => {
  it('comes when the reader comes to it', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { button } = await openProgram(page);
    const isHost = (url: string) => /_astro\/program\./.test(url);
    expect(asked.filter(isHost)).toEqual([]);
    await button('Step').hover();
    await expect.poll(() => asked.filter(isHost).length).toBe(1);
    await close();
  });

  it('answers a press that came before it', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_astro\/program\./, async (route) => {
      await held;
      await route.continue();
    });
    const { button, moves } = await openProgram(page);
    await button('Play').click();
    release();
    await expect.poll(() => button('Pause').count()).toBe(1);
    await expect.poll(moves).toBe(true);
    await close();
  });

  it('says so when it cannot be loaded', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    await page.route(/_astro\/program\./, (route) => route.abort());
    const { button, says } = await openProgram(page);
    await button('Play').click();
    await expect.poll(says).toContain('could not start');
    await close();
  });
});

it('one with keys has the keyboard when it is played', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  await editPage(page, chapter, (html) =>
    html.replace(`data-program="${name}"`, `data-program="${name}" data-keys`),
  );
  const { button, inFrame } = await openProgram(page);
  await button('Play').click();
  await expect.poll(() => button('Pause').count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  const focused = async () => (await inFrame()).evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe('CANVAS');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pause');
  await close();
});

describe('the two files', () => {
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  it.each([
    ['HTML', 'html'],
    ['TypeScript', 'ts'],
  ])('Copy %s copies it as it is served', async (language, ending) => {
    const { page, close, program, problems } = await open({ clipboard: true });
    await program.getByRole('button', { name: `Copy ${language} of` }).click();
    await expect.poll(() => program.locator('.program-copied').textContent()).toBe('Copied');
    const file = await (await fetch(pageUrl(`programs/${name}.${ending}`))).text();
    expect((await copied(page)).replaceAll('\r', '')).toBe(file);
    expect(problems).toEqual(noProblems);
    await close();
  });

  it('are copied once more without asking for them again', async () => {
    const { page, close, program } = await open({ clipboard: true });
    const button = program.getByRole('button', { name: 'Copy HTML of' });
    const status = program.locator('.program-copied');
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Copied');
    await page.context().setOffline(true);
    await button.click();
    await expect.poll(() => status.textContent()).toBe('Copied');
    await program.getByRole('button', { name: 'Copy TypeScript of Balls' }).click();
    await expect.poll(() => status.textContent()).toContain('Check the connection.');
    await page.context().setOffline(false);
    await close();
  });

  it('where the browser forbids it, the links are left', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      navigator.clipboard.writeText = refuse;
      navigator.clipboard.write = refuse;
    });
    const { program } = await openProgram(page);
    const button = program.getByRole('button', { name: 'Copy HTML of' });
    await button.hover();
    await page.waitForLoadState('networkidle');
    await button.click();
    const status = program.locator('.program-copied');
    await expect.poll(() => status.textContent()).toContain('Download the file instead');
    expect(await program.getByRole('link', { name: `${name}.html` }).isVisible()).toBe(true);
    await close();
  });
});

describe('a program that throws', () => {
  const breaks = (page: Page, from: string, to: string) =>
    editPage(page, framePath, (html) =>
      html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(from, to),
    );

  it('in a frame says so and stops', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    await breaks(
      page,
      'function draw() {',
      'function draw() { if (last > 100) throw new Error("no colour");',
    );
    const { button, says } = await openProgram(page);
    await button('Play').click();
    await expect.poll(says).toBe('The program stopped with an error: Error: no colour');
    expect(await button('Play').count()).toBe(1);
    // The rest of the page still works.
    await page.getByRole('button', { name: 'Theme' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await close();
  });

  it('as it starts says so at once', async () => {
    const { page, close } = await browser.newPage({ width: 1440, height: 900 });
    await breaks(page, 'const colours =', 'missing(); const colours =');
    await page.goto(pageUrl(chapter));
    const program = page.locator(`first-contact-program[data-program="${name}"]`);
    await program.scrollIntoViewIfNeeded();
    await expect
      .poll(() => program.locator('.program-says').textContent())
      .toContain('missing is not defined');
    await close();
  });
});

it('on a phone its code is folded, and without a script both files are there', async () => {
  const phone = { width: 390, height: 844 };
  const { page, close } = await browser.newPage(phone);
  await page.goto(pageUrl(chapter));
  expect(await page.locator('.program-code pre').isVisible()).toBe(false);
  await close();
  const bare = await browser.newPage({ ...phone, javaScript: false });
  await bare.page.goto(pageUrl(chapter));
  expect(await bare.page.locator('.program-code pre').isVisible()).toBe(true);
  expect(await bare.page.locator('.program-links a:visible').count()).toBe(2);
  expect(await bare.page.locator('first-contact-program button:visible').count()).toBe(0);
  expect(await bare.page.locator('first-contact-program iframe:visible').count()).toBe(0);
  await bare.close();
});
