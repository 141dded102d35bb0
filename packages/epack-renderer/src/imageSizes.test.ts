import { plainKit } from '@vitrina/block-kit';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { ComponentDraft, Page } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, it } from 'vitest';

import { renderPage } from './renderPage.ts';
import type { RenderPageOptions } from './renderPageOptions.ts';

const stored = (widths: readonly number[] = [900, 1416]) => ({
  src: '/files/a.webp',
  widthPx: 1416,
  heightPx: 944,
  variants: widths.map((widthPx) => ({ src: `/files/a-${widthPx}.webp`, widthPx })),
});
const image = (props = {}) => block('Image', { src: stored(), alt: 'Kettle', ...props });
const compared = (ratio: string) => block('BeforeAfter', { before: stored(), after: stored(), ratio });
const column = (...children: readonly ComponentDraft[]) => block('Column', {}, ...children);

/** Returns the `sizes` of a page's images, in their order. */
function sizesOf(content: Page, options: Partial<RenderPageOptions> = {}): readonly string[] {
  const { html } = renderPage(content, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'en',
    publicId: 'pub-1',
    ...options,
  });
  return [...html.matchAll(/<img [^>]*sizes="([^"]*)"/g)].map(([, sizes = '']) => sizes);
}

/** Returns the `sizes` of one image below the page's first, which is loaded early. */
function laterSizes(...content: readonly ComponentDraft[]): string | undefined {
  return sizesOf(page(feature(image()), feature(...content)))[1];
}

it('an image as wide as the page is loaded at the width of the window', () => {
  expect(laterSizes(image())).toBe('auto, 100vw');
});

it('an image in a third of a row is loaded at a third of the width, and on phones at all of it', () => {
  const thirds = block('Row', { gap: '30px' }, column(image()), column(text('One')), column(text('Two')));
  const direction = { name: 'direction', value: { desktop: 'horizontal', mobile: 'vertical' } };
  expect(laterSizes({ ...thirds, props: { ...thirds.props, direction } })).toBe(
    'auto, (max-width:768px) 100vw, calc(33.3vw - 20px)',
  );
});

it('padding, margins and a largest width are left out of the width', () => {
  const box = { padding: { left: '40px', right: '20px' }, maxWidth: '800px', margin: { left: '20px' } };
  expect(laterSizes(block('Row', { direction: 'vertical', ...box }, column(image())))).toBe(
    'auto, min(100vw - 80px,740px)',
  );
});

it('a column with a width leaves the rest to the others', () => {
  const row = block('Row', { gap: '20px' }, block('Column', { width: '30%' }, image()), column(image()));
  expect(sizesOf(page(feature(image()), feature(row))).slice(1)).toEqual([
    'auto, 30vw',
    'auto, calc(70vw - 20px)',
  ]);
});

it('slides share the width of their slider', () => {
  const slides = [1, 2, 3, 4].map(() => column(image()));
  expect(laterSizes(block('Slider', { slidesPerView: 2, gap: '16px' }, ...slides))).toBe(
    'auto, calc(50vw - 8px)',
  );
});

it('columns that wrap are as many in a line as fit', () => {
  const columns = [1, 2, 3, 4].map(() => block('Column', { minWidth: '260px' }, image()));
  const row = block('Row', { flexWrap: true, gap: '20px' }, ...columns);
  expect(laterSizes(row)).toBe(
    'auto, (max-width:768px) 100vw, (max-width:992px) calc(33.3vw - 13px), calc(25vw - 15px)',
  );
});

it('a ready-made block knows the column of its image', () => {
  const beside = block('FriendlySingleLeftImage', {
    image: stored(),
    altText: 'Kettle',
    mediaColumnWidth: '25%',
  });
  expect(laterSizes(beside)).toBe(
    'auto, (max-width:768px) calc(100vw - 32px), (max-width:992px) calc(25vw - 18px), calc(25vw - 20px)',
  );
});

it('content within the width of the kit is no wider', () => {
  const padding = {
    left: 'max(4cqw,(100cqw - var(--kit-width,100cqw))/2)',
    right: 'max(4cqw,(100cqw - var(--kit-width,100cqw))/2)',
  };
  const content = page(feature(image()), block('Feature', { padding }, image()));
  expect(sizesOf(content, { kit: { ...plainKit, maxWidth: '960' } })[1]).toBe('auto, min(92vw,960px)');
  expect(sizesOf(content)[1]).toBe('auto, 92vw');
});

it('the first image, which is not measured before it loads, has only its estimated width', () => {
  const formats = { ...stored(), variants: [{ src: '/files/a.avif', widthPx: 900 }] };
  const content = page(feature(image({ src: formats })));
  const { html } = renderPage(content, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'en',
    publicId: 'pub-1',
  });
  expect(html).toContain('.avif 900w" sizes="100vw"');
  expect(html).not.toContain('auto,');
});

it('a block whose own code fails to tell its layout is as wide as its parent', () => {
  const row = standardCatalogue.find('Row');
  const broken = {
    ...standardCatalogue,
    find: (key: string) =>
      key === 'Row' && row
        ? {
            ...row,
            layout: () => {
              throw new Error('No layout');
            },
          }
        : standardCatalogue.find(key),
  };
  const content = page(feature(image()), feature(block('Row', {}, column(image()))));
  expect(sizesOf(content, { catalogue: broken })[1]).toBe('auto, 100vw');
});

it('an image whose sides are cropped is loaded as wide as it is whole, and not by the width of its box', () => {
  expect(laterSizes(image({ ratio: '3:4' }))).toBe('200vw');
  expect(laterSizes(image({ ratio: '21:9' }))).toBe('auto, 100vw');
  const square = { name: 'ratio', value: { desktop: '3:2', mobile: '1:1' } };
  const phone = image();
  expect(laterSizes({ ...phone, props: { ...phone.props, ratio: square } })).toBe(
    '(max-width:768px) 150vw, 100vw',
  );
});

it('an image that covers a fixed height is loaded as wide as the height asks where the page is narrower', () => {
  // 600 pixels wide: more than a phone has, less than any other size.
  expect(laterSizes(image({ objectFit: 'cover', height: '400px' }))).toBe(
    '(max-width:768px) max(100vw,600px), 100vw',
  );
  expect(laterSizes(image({ objectFit: 'cover', height: '200px' }))).toBe('auto, 100vw');
  expect(laterSizes(image({ objectFit: 'contain', height: '400px' }))).toBe('auto, 100vw');
  const onPhones = { name: 'height', value: { desktop: '200px', mobile: '110cqw' } };
  const high = image({ objectFit: 'cover' });
  expect(laterSizes({ ...high, props: { ...high.props, height: onPhones } })).toBe(
    '(max-width:768px) max(100vw,165vw), 100vw',
  );
});

it('an image under a text has a least height, but not on phones, and not the width of the text', () => {
  const overlay = (width: string) =>
    block('Column', { width }, block('FriendlyImageTextOverlay', { image: stored(), altText: 'Kettle' }));
  expect(laterSizes(overlay('100%'))).toBe('auto, 100vw');
  expect(laterSizes(overlay('300px'))).toBe(
    '(max-width:768px) min(100vw,300px), max(min(100vw,300px),480px)',
  );
});

it('two images compared by a handle are loaded as wide as they are whole', () => {
  expect(sizesOf(page(feature(image()), feature(compared('1:1')))).slice(1)).toEqual(['150vw', '150vw']);
  expect(laterSizes(compared('3:2'))).toBe('auto, 100vw');
});
