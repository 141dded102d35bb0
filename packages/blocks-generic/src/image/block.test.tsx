import { describe, expect, it } from 'vitest';

import { draw } from '../testing/generic.ts';

describe('Image', () => {
  it('keeps its proportion while it loads, and loads when it comes near', () => {
    const src = { src: '/files/a.webp', widthPx: 800, heightPx: 500 };
    expect(draw({ key: 'Image', props: { src, alt: 'Grill' } }).html).toBe(
      '<figure data-block="1" data-key="Image" class="Image b1">' +
        '<img class="Image-img b1-img" src="/files/a.webp" width="800" height="500" alt="Grill"' +
        ' loading="lazy" decoding="async" draggable="false"/></figure>',
    );
  });

  it('keeps its focal point in view', () => {
    const src = { src: '/files/a.webp', focus: { x: 0.254, y: 1 } };
    expect(draw({ key: 'Image', props: { src } }).html).toContain('style="object-position:25% 100%"');
  });

  it('offers the widths there are', () => {
    const variants = [
      { src: '/files/a-600.webp', widthPx: 600 },
      { src: '/files/a-1200.webp', widthPx: 1200 },
    ];
    expect(draw({ key: 'Image', props: { src: { src: '/files/a.webp', variants } } }).html).toContain(
      'srcSet="/files/a-600.webp 600w, /files/a-1200.webp 1200w" sizes="auto,',
    );
  });

  it('offers every format there is, and to browsers that know none of them one they can read', () => {
    const src = {
      src: '/files/a.webp',
      widthPx: 1416,
      heightPx: 944,
      variants: [
        { src: '/files/b.webp', widthPx: 900 },
        { src: '/files/c.avif', widthPx: 1416 },
        { src: '/files/d.avif', widthPx: 900 },
        { src: '/files/e.jpg', widthPx: 1416 },
      ],
    };
    expect(draw({ key: 'Image', props: { src, alt: 'Grill' } }).html).toBe(
      '<figure data-block="1" data-key="Image" class="Image b1"><picture>' +
        '<source type="image/avif" srcSet="/files/d.avif 900w, /files/c.avif 1416w" sizes="auto, 100vw"/>' +
        '<source type="image/webp" srcSet="/files/b.webp 900w, /files/a.webp 1416w" sizes="auto, 100vw"/>' +
        '<img class="Image-img b1-img" src="/files/e.jpg" width="1416" height="944" sizes="auto, 100vw"' +
        ' alt="Grill" loading="lazy" decoding="async" draggable="false"/></picture></figure>',
    );
  });

  it('shows a picture from elsewhere as it is', () => {
    const { html } = draw({ key: 'Image', props: { src: 'https://cdn.example/a.png' } });
    expect(html).toContain('<img class="Image-img b1-img" src="https://cdn.example/a.png" alt=""');
    expect(html).not.toMatch(/<picture|srcset|sizes=/i);
  });

  it('has one picture per source, each for its sizes', () => {
    const { html } = draw({
      key: 'Image',
      sizedProps: { src: { desktop: '/a.webp', tablet: '/b.webp', mobile: '/b.webp' } },
    });
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain('before-tablet" src="/a.webp"');
    expect(html).toContain('from-tablet" src="/b.webp"');
  });

  it('is empty without a source, and with one that may not be loaded', () => {
    for (const src of ['', 'javascript:alert(1)', 'data:image/svg+xml,x']) {
      expect(draw({ key: 'Image', props: { src } }).html).toBe(
        '<figure data-block="1" data-key="Image" class="Image b1"></figure>',
      );
    }
  });

  it.each([
    ['contain', 'contain'],
    ['cover', 'cover'],
    ['stretch', 'fill'],
  ])('fits as %s', (objectFit, value) => {
    const ground = value === 'contain' ? ';background:none' : '';
    expect(draw({ key: 'Image', props: { objectFit } }).css).toBe(
      `.b1-img{width:100%;height:100%;object-fit:${value}${ground}}`,
    );
  });
});
