import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { offenders } from '../support/offenders.ts';

const script = readFileSync(new URL('../../public/embed.js', import.meta.url), 'utf8');
const site = 'https://book.example/first-contact/';

/** The height of a frame that reports 444, in a page with the script. */
function heightOf(src: string, origin: string): string | undefined {
  const contentWindow = { postMessage() {} };
  const frame = { src, contentWindow, style: { height: '' }, offsetHeight: 302, clientHeight: 300 };
  let hear = (_: object): void => {};
  const document = {
    currentScript: { src: `${site}embed.js` },
    querySelectorAll: () => [frame],
  };
  new Function('document', 'addEventListener', script)(
    document,
    (_: string, listener: typeof hear) => {
      hear = listener;
    },
  );
  hear({ source: contentWindow, origin, data: { type: 'first-contact:size', height: 444 } });
  return frame.style.height;
}

it('makes a frame of this site as high as it says, and no other', async () => {
  const [own, elsewhere] = ['https://book.example', 'https://advert.example'];
  const page = `${site}embed/point-in-circle/#a`;
  const frames: readonly (readonly [string, string, string])[] = [
    [page, own, '446px'],
    [page, 'null', '446px'],
    // It has navigated meanwhile.
    [page, elsewhere, ''],
    ['https://advert.example/embed/point-in-circle/', elsewhere, ''],
    ['https://advert.example/embed/point-in-circle/', 'null', ''],
    [`https://advert.example/?${page}`, elsewhere, ''],
    ['https://book.example.advert.example/first-contact/embed/', elsewhere, ''],
    ['https://book.example/embed/advert/', own, ''],
    [`${site}playground/`, own, ''],
  ];
  const found = await offenders(
    frames,
    ([src, origin]) => `${src} of ${origin}`,
    ([src, origin, height]) => expect(heightOf(src, origin)).toBe(height),
  );
  expect(found).toEqual([]);
});
