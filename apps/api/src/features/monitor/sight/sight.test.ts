import { describe, expect, it } from 'vitest';

import { compareWords, textOf } from './compareWords.ts';
import { mayLoad, type Surroundings } from './surroundings.ts';
import { toContent } from './toContent.ts';

const around: Surroundings = {
  url: 'https://www.shop.example/products/1',
  publicId: '',
  domains: ['shop-media.example'],
  scriptOrigins: ['https://stream.example'],
};

describe('a page in the browser', () => {
  it.each([
    ['its own files', 'https://www.shop.example/app.js', true],
    ['files of its subdomains', 'https://cdn.shop.example/app.js', true],
    ['files of the retailer’s other domains', 'https://img.shop-media.example/1.webp', true],
    ['our script', 'https://stream.example/stream/v1/embed.js', true],
    ['a tag manager’s script', 'https://www.googletagmanager.com/gtm.js?id=1', true],
    ['our count of views', 'https://stream.example/stream/v1/events', false],
    ['a shop with a similar name', 'https://notshop.example/app.js', false],
    ['analytics', 'https://analytics.example/collect', false],
    ['no address', 'data', false],
  ])('%s: %s', (_what, address, isAllowed) => {
    expect(mayLoad(address, true, around)).toBe(isAllowed);
  });

  it('loads no image from a tag manager, which would count a visit', () => {
    expect(mayLoad('https://www.googletagmanager.com/a?id=1', false, around)).toBe(false);
  });

  it('can say anything of itself, and counts as without content', () => {
    for (const odd of [null, 'shown', { text: 7 }, { box: {} }])
      expect(toContent(odd)).toMatchObject({ text: '', box: null });
  });
});

describe('published words', () => {
  const published = '<style>p{color:red}</style><p>A pan for <b>every</b> stove</p><script>x()</script>';

  it('are those of the text', () => {
    expect(textOf(published).replace(/\s+/g, ' ').trim()).toBe('A pan for every stove');
  });

  it.each([
    ['the same text', 'a PAN for every stove!', 1, ''],
    ['in another order, among others', 'stove: every pan, for sale, a bargain', 1, ''],
    ['with a word missing', 'A pan for stove', 0.8, 'every'],
    ['with a word fewer times', 'A pan', 0.4, 'for every stove'],
    ['not at all', '', 0, 'a pan for every stove'],
  ])('are found: %s', (_what, shown, sameWords, missingWords) => {
    const found = compareWords(textOf(published), shown);
    expect(found.missingWords).toBe(missingWords);
    expect(found.sameWords).toBeCloseTo(sameWords);
  });

  it('are not compared if the content has none, as one of images', () => {
    expect(compareWords('', 'anything').sameWords).toBeNull();
  });
});
