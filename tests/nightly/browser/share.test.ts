import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as rimInSteps } from '#chapters/exactness/figures/rim-in-steps.ts';
import { figure as orderOfSquares } from '#chapters/point-and-circle/figures/order-of-squares.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { drag, figureOn, look, openFigure, pageUrl, placeInWindow } from '../../browser/figure.ts';
import { bringsBack, isAsItStarts, openShared, sharedAddress } from '../../browser/share.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const { page, problems } = await browser.newPage();
// A page does not reload for another fragment alone.
beforeEach(() => page.goto('about:blank'));

describe('Share', () => {
  it('puts the state into the address', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await drag(figure, 'p.at', await placeInWindow(figure, pointInCircle.world, { x: 9, y: 8.5 }));
    expect(await sharedAddress(figure)).toBe(
      pageUrl('point-and-circle/#point-in-circle=1;9,8.5;40,31,26'),
    );
  });

  it('adds nothing to the history', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    const before = await page.evaluate(() => history.length);
    await sharedAddress(figure);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it('copies the address where it may', async () => {
    const allowed = await browser.newPage({ clipboard: true });
    const figure = await openFigure(allowed.page, 'point-and-circle/', 'point-in-circle');
    await figure.getByRole('button', { name: 'Share' }).click();
    await expect.poll(async () => (await look(figure)).notice).toContain('Copied');
    expect(await allowed.page.evaluate(() => navigator.clipboard.readText())).toBe(
      allowed.page.url(),
    );
    await allowed.close();
  });

  it('says where the address is, where it may not copy it', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await figure.getByRole('button', { name: 'Share' }).click();
    await expect.poll(async () => (await look(figure)).notice).toContain('in the address bar');
    expect(page.url()).toContain('#point-in-circle=1;');
  });

  it('leaves its message only until something is moved', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await sharedAddress(figure);
    await drag(figure, 'p.at', await placeInWindow(figure, pointInCircle.world, { x: 9, y: 9 }));
    expect((await look(figure)).notice).toBe('');
  });
});

describe('a shared address', () => {
  const usings = [
    {
      path: 'point-and-circle/',
      definition: pointInCircle,
      use: [
        ['p.at', { x: 12.3, y: 45.6 }],
        ['circle.rim', { x: 60, y: 20 }],
      ],
    },
    {
      path: 'point-and-circle/',
      definition: orderOfSquares,
      use: [['u.at', { x: -3.7, y: 1 }]],
    },
  ] as const;

  it.each(usings)('brings back $definition.name as it was left', ({ path, definition, use }) =>
    bringsBack(page, path, definition, use),
  );

  it('brings back the choices of a figure', async () => {
    const path = 'exactness/';
    const figure = await openFigure(page, path, 'rim-magnified');
    await figure.locator('[data-option="double"]').click();
    await figure.locator('[data-option="100"]').click();
    const left = await look(figure);
    expect(left.pressed).toHaveLength(2);
    const fragment = new URL(await sharedAddress(figure)).hash.slice(1);

    expect(await look(await openShared(page, path, fragment, 'rim-magnified'))).toEqual({
      ...left,
      notice: '',
    });
  });

  it('works where a program on its way has encoded it', async () => {
    const encoded = 'point-in-circle=1%3B9%2C8%3B40%2C31%2C5';
    const figure = await openShared(page, 'point-and-circle/', encoded, 'point-in-circle');
    await expect.poll(async () => (await look(figure)).fields).toMatchObject({ 'p.x': '9' });
  });

  const lower = 'rim-magnified=1;-3,4;2;0';

  it.each([
    ['as it is', lower],
    ['encoded', encodeURIComponent(lower)],
  ])('shows a figure further down the page: %s', async (_, fragment) => {
    const figure = await openShared(page, 'exactness/', fragment, 'rim-magnified');
    await expect.poll(async () => (await look(figure)).fields).toMatchObject({ 'p.x': '−3' });
    await expect.poll(() => isOnScreen(figure)).toBe(true);
  });

  it('works when it is put into the bar of a page that is open', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    await page.evaluate(() => {
      location.hash = '#point-in-circle=1;20,30;40,31,10';
    });
    await expect
      .poll(async () => (await look(figure)).fields)
      .toMatchObject({ 'p.x': '20', 'p.y': '30', 'circle.radius': '10' });
  });

  it('works in an open page for a figure that has not been seen yet, too', async () => {
    await openFigure(page, 'exactness/', 'rim-in-steps');
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, lower);
    const figure = figureOn(page, 'rim-magnified');
    await expect.poll(() => isOnScreen(figure), { timeout: 3000 }).toBe(true);
    await expect.poll(async () => (await look(figure)).fields).toMatchObject({ 'p.x': '−3' });
  });

  it.each([
    ['point-and-circle/', lower],
    ['clamp-projection/', 'epsilon=2;30,24,3;6;0'],
  ])('leads from %s to the page that the figure moved to', async (path, fragment) => {
    await page.goto(pageUrl(`${path}#${fragment}`));
    const figure = figureOn(page, fragment.replace(/=.*/, ''));
    await figure.and(page.locator('[data-ready]')).waitFor();
    expect(page.url()).toBe(pageUrl(`exactness/#${fragment}`));
    await expect.poll(() => isOnScreen(figure)).toBe(true);
  });

  it('is no matter to the other figures', async () => {
    await openShared(page, 'exactness/', lower, 'rim-magnified');
    const other = figureOn(page, 'rim-in-steps');
    await other.scrollIntoViewIfNeeded();
    await other.and(page.locator('[data-ready]')).waitFor();
    const { pressed, notice } = await look(other);
    expect(pressed).toEqual([rimInSteps.presets[0].label]);
    expect(notice).toBe('');
  });
});

const isOnScreen = (figure: ReturnType<typeof figureOn>) =>
  figure.locator('svg.drawing:visible').evaluate((svg) => {
    const { top, bottom } = svg.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('an address that cannot be read', () => {
  const [, other] = pointInCircle.presets;
  const broken: [string, string][] = [
    ['of an older version', 'point-in-circle=0;62,49;40,31,26'],
    ['of a newer version', 'point-in-circle=2;62,49;40,31,26'],
    ['without a version', 'point-in-circle='],
    ['with too few groups', 'point-in-circle=1;62,49'],
    ['with too many groups', 'point-in-circle=1;62,49;40,31,26;1'],
    ['with a number too few', 'point-in-circle=1;62,49;40,31'],
    ['with words', 'point-in-circle=1;here,there;40,31,26'],
    ['with a place outside the window', 'point-in-circle=1;162,49;40,31,26'],
    ['with a radius that is not allowed', 'point-in-circle=1;62,49;40,31,-26'],
    ['with NaN', 'point-in-circle=1;NaN,49;40,31,26'],
    ['with infinity', 'point-in-circle=1;Infinity,49;40,31,1e999'],
    ['with markup', 'point-in-circle=1;<img src=x onerror=alert(1)>;40,31,26'],
    ['with encoded markup', 'point-in-circle=1;%3Cscript%3Ealert(1)%3C/script%3E;40,31,26'],
    ['with a broken encoding', 'point-in-circle=1;%E0%A4%A;40,31,26'],
    ['with very many numbers', `point-in-circle=1;${'1,'.repeat(20_000)}1;40,31,26`],
  ];

  it('does so in a page that is open, whatever is wrong with it', async () => {
    const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
    for (const [what, fragment] of broken) {
      await figure.getByRole('button', { name: other!.label, exact: true }).click();
      expect((await look(figure)).notice, what).toBe('');
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await isAsItStarts(figure);
      expect(problems.consoleErrors).toEqual([]);
    }
  });

  it('does not bring corners that the ship does not have', async () => {
    const figure = await openShared(
      page,
      'start-here/',
      `turned-ship=1;80,50;24;20${',5,5'.repeat(40)}`,
      'turned-ship',
    );
    await expect.poll(async () => (await look(figure)).notice).toContain('cannot be read');
    expect(Object.keys((await look(figure)).handles)).toHaveLength(7);
  });
});

describe('an ordinary anchor', () => {
  it.each(['the-idea', 'no-such-place', 'point-in-circle', '%E0%A4%A'])(
    '#%s leaves the figure alone',
    async (anchor) => {
      await page.goto(pageUrl('point-and-circle/'));
      const figure = figureOn(page, 'point-in-circle');
      await figure.and(page.locator('[data-ready]')).waitFor();
      const before = await look(figure);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, anchor);
      expect(await look(figure)).toEqual(before);
    },
  );
});
