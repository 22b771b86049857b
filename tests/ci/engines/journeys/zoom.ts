import { expect, it } from 'vitest';
import { pagesToOpen } from '../../../pages/support.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Journey } from '../journey.ts';
import { layoutFaults } from '../layout-faults.ts';
import { desktop, drawn } from '../reader.ts';
import { inTurn } from '../turns.ts';

// At 400 %, a window of 1280 pixels is 320 CSS pixels wide.

/** Content off the screen has no size, so render the whole page. */
const whole = '* { content-visibility: visible !important }';

/** WCAG 1.4.12: the text spacing that a reader may set. */
const spaced = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }
`;

const ways = [
  { name: 'magnified four times', width: 320, height: 256, style: whole },
  { name: 'magnified four times and spaced out', width: 320, height: 256, style: whole + spaced },
  { name: 'magnified twice', width: 640, height: 400, style: whole },
  { name: 'spaced out', ...desktop, style: whole + spaced },
];

/** Pages with one fault each, and its description. */
const faulty = [
  {
    name: 'scrolls sideways',
    body: '<div style="position: absolute; left: 0; width: 3000px; height: 9px"></div>',
    says: ['the page scrolls sideways: 3000'],
  },
  {
    name: 'has a text beside it',
    body: '<p style="position: absolute; left: -30px; top: 0">aside</p>',
    says: ['beside the page: p. “aside”'],
  },
  {
    name: 'has a control beside it',
    body: '<button style="position: absolute; left: -30px; top: 0; width: 40px; height: 20px"></button>',
    says: ['beside the page: button. “”'],
  },
  {
    name: 'cuts a text off at the side',
    body: '<p style="width: 60px; overflow: hidden; white-space: nowrap">more than it can hold</p>',
    says: ['cut off: p. “more than it can hold”'],
  },
  {
    name: 'cuts a control off below',
    body: '<p style="height: 20px; contain: strict"><button style="height: 40px"></button></p>',
    says: ['cut off: button. “”'],
  },
  {
    name: 'has controls over each other',
    body: `<input class="a" style="position: absolute; left: 0; top: 0; width: 90px; height: 30px">
      <input class="b" style="position: absolute; left: 0; top: 20px; width: 90px; height: 30px">`,
    says: ['controls over each other: input.a “” and input.b “”'],
  },
  {
    name: 'has texts over each other',
    body: '<p style="margin: 0">one</p><p style="margin: -1em 0 0">two</p>',
    says: ['texts over each other: p. “one” and p. “two”'],
  },
  {
    name: 'scrolls a wide box, and has an ellipsis in a fold',
    body: `<div style="width: 60px; overflow-x: auto; white-space: nowrap">more than it shows</div>
      <p><a href="#one">one</a> <button>two</button></p>
      <p class="fold-words" style="width: 60px; overflow: hidden; white-space: nowrap;
        text-overflow: ellipsis">more than it shows</p>`,
    says: [],
  },
];

/** With an icon, so that no browser requests one. */
const pageOf = (body: string) =>
  `<!doctype html><html><head><link rel="icon" href="data:,"></head><body>${body}</body></html>`;

/** Tests every page unfolded, at 400 %, and with text spacing. */
export function pagesMagnify({ driver, open, resize, site, url }: Journey) {
  const all = pagesToOpen('dist').map(({ path }) => path.slice(1));
  const paths = inTurn(all, driver.engine, ['Chromium', 'Firefox', 'WebKit']);
  // WebKit's window cannot be that narrow, so the page is in a frame of that size.
  const inFrame = driver.engine === 'WebKit';

  const magnify = (width: number, height: number) => {
    if (!inFrame) return resize({ width, height });
    return driver.evaluate(
      (w, h) => {
        const frame = document.querySelector('iframe')!;
        frame.style.width = `${w}px`;
        frame.style.height = `${h}px`;
      },
      width,
      height,
    );
  };
  const restyle = (style: string) =>
    driver.evaluate((text) => {
      const page = document.querySelector('iframe')?.dataset.page
        ? document.querySelector('iframe')!.contentDocument!
        : document;
      for (const one of page.querySelectorAll('details')) one.open = true;
      const sheets = page.adoptedStyleSheets;
      const own = page.defaultView as unknown as { sheet?: CSSStyleSheet } & typeof globalThis;
      own.sheet ??= new own.CSSStyleSheet();
      own.sheet.replaceSync(text);
      if (!sheets.includes(own.sheet)) page.adoptedStyleSheets = [...sheets, own.sheet];
    }, style);

  it('what is wrong with a page is said, and nothing else', async () => {
    const wrong = offenders(
      faulty,
      ({ name }) => name,
      async ({ body, says }) => {
        site.add('/faulty', pageOf(body), 'text/html');
        await open('faulty', desktop);
        expect(await driver.evaluate(layoutFaults)).toEqual(says);
      },
    );
    expect(await wrong).toEqual([]);
  });

  it('every page that is magnified shows all it has', async () => {
    const all = offenders(
      paths,
      (path) => `/${path}`,
      async (path) => {
        if (inFrame) {
          site.add(
            '/framed',
            pageOf('<iframe data-page="1" style="border:0"></iframe>'),
            'text/html',
          );
          await open('framed', desktop);
          await driver.evaluate(async (address) => {
            const frame = document.querySelector('iframe')!;
            const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
            frame.src = address;
            await loaded;
          }, url + path);
        } else {
          await open(path, { width: 320, height: 256 });
        }
        const faults: string[] = [];
        for (const { name, width, height, style } of ways) {
          await magnify(width, height);
          await restyle(style);
          await drawn(driver);
          const found = await driver.evaluate(layoutFaults);
          faults.push(...found.map((fault) => `${name}: ${fault}`));
        }
        return faults;
      },
    );
    expect(await all).toEqual([]);
  });
}
