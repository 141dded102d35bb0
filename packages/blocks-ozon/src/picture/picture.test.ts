import { describe, expect, it } from 'vitest';

import { ozonPicture, ozonPictureWithMargins } from '../index.ts';
import { draw } from '../testing/ozon.ts';
import { ozonPictureStyle } from './style.ts';

describe('Ozon’s pictures', () => {
  const { url } = ozonPicture.ownProps;

  it('should lead to the marketplace, and warn where they do not', () => {
    expect(url.parse('https://www.ozon.ru/product/1/')).toEqual({
      ok: true,
      value: 'https://www.ozon.ru/product/1/',
    });
    expect(url.parse('https://ozon.ru.evil.example/product/1/')).toMatchObject({
      ok: true,
      warning: { code: 'linkHost' },
    });
    expect(url.parse('javascript:alert(1)')).toMatchObject({ ok: false });
  });

  it('are links only where they have an address', () => {
    const html = (props: { url?: string }) =>
      draw({ key: 'OzonPictureWithMargins', props: { src: '/a.webp', altText: 'Grill', ...props } }).html;
    expect(html({})).not.toContain('<a');
    expect(html({ url: 'https://www.ozon.ru/product/1/' })).toContain(
      '<a href="https://www.ozon.ru/product/1/" target="_blank" rel="noopener"><img',
    );
  });

  it.each([
    ['full', '100%', '100%'],
    ['half', '50%', '50%'],
    ['one-third', '33.333%', '33.333%'],
    ['one-fourth', '25%', '50%'],
  ] as const)('take their share of the row: %s', (width, share, onPhone) => {
    const style = ozonPictureStyle({ width, objectFit: 'cover', showBackground: false, src: undefined });
    expect(style.root).toMatchObject({ '--v-share': share, '--v-share-on-phone': onPhone, width: undefined });
  });

  it('have no width of their own beside their share', () => {
    const { css } = draw({ key: 'OzonPictureWithMargins', props: { width: 'half' } });
    expect(css).not.toMatch(/[{;]width:/);
    expect(ozonPictureWithMargins.css).toContain('padding:12px');
  });
});
