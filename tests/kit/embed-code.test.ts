import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { embedCode, figureTitle } from '#figure/embed-code.ts';
import { attribute, elements } from '#site/integrations/html.ts';

const site = 'https://this-site.example/book/';

it('a figure is called by its name in words', () => {
  expect(figureTitle('point-in-circle')).toBe('Point in circle');
  expect(figureTitle('corner')).toBe('Corner');
});

describe('what is pasted into another page', () => {
  const position = 'point-in-circle=1;70,54;40,31,26';
  const code = embedCode('point-in-circle', site, position, 720);
  const made = [...elements(parseFragment(code))];
  const told = (name: string) => attribute(made[0]!, name);

  it('is one frame in one line, and nothing else', () => {
    expect(made.map(({ tagName }) => tagName)).toEqual(['iframe']);
    expect(code).toMatch(/^<iframe [^<>\n]*><\/iframe>$/);
  });

  it('shows the figure in its position', () => {
    expect(told('src')).toBe(`${site}embed/point-in-circle/#${position}`);
  });

  it('has a name for who cannot see it, and comes when it is near', () => {
    expect(told('title')).toBe('Point in circle');
    expect(told('loading')).toBe('lazy');
  });

  it('has nothing inline that a strict policy forbids', () => {
    expect(told('style')).toBeUndefined();
    expect(code).not.toMatch(/ on\w+=|srcdoc|javascript:/);
  });

  it('is as high as it is told', () => {
    expect(told('height')).toBe('720');
  });
});
