import { validatePage } from '@vitrina/block-kit';
import type { ComponentDraft, Json, Page } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { standardCatalogue } from './standardCatalogue.ts';

const file = (widthPx: number) => ({
  src: '/files/kettle.webp',
  widthPx,
  heightPx: Math.round((widthPx * 2) / 3),
});

/** An image that is stretched over its box. */
const image = (widthPx: number, props: { readonly [name: string]: Json } = {}) =>
  block('Image', { src: file(widthPx), alt: 'Kettle', objectFit: 'cover', ...props });

/** Returns the figures of the images that a page enlarges, with their places. */
function enlargedOn(content: Page) {
  return validatePage(content, standardCatalogue, { template: 'master_template' })
    .filter(({ code }) => code === 'imageUpscaled')
    .map(({ severity, prop, values }) => ({ severity, prop, ...values }));
}

test('an image shown much wider than its file is a warning with both widths', () => {
  const row = block(
    'Row',
    {},
    block('Column', { width: '60%' }, image(320)),
    block('Column', {}, text('One')),
  );
  expect(enlargedOn(page(feature(row)))).toEqual([
    { severity: 'warning', prop: 'src', width: 320, shown: 720 },
  ]);
});

test('an image is not enlarged in a narrow column, at its own width or as a drawing', () => {
  const column = (...children: readonly ComponentDraft[]) => block('Column', {}, ...children);
  const thirds = block('Row', {}, column(image(320)), column(text('One')), column(text('Two')));
  const drawing = image(40, { src: { ...file(40), src: '/files/sign.svg' } });
  const own = image(320, { objectFit: 'unset' });
  expect(enlargedOn(page(feature(thirds, drawing, own)))).toEqual([]);
});

test('an image of unknown size is not judged', () => {
  expect(enlargedOn(page(feature(image(320, { src: '/files/kettle.webp' }))))).toEqual([]);
});

test('a whole image in a low box is no wider than its height allows', () => {
  const contained = { objectFit: 'contain', height: '200px' };
  expect(enlargedOn(page(feature(image(320, contained))))).toEqual([]);
  expect(enlargedOn(page(feature(image(320, { ...contained, objectFit: 'cover' }))))).toMatchObject([
    { shown: 1200 },
  ]);
});

test('an image beside others in a row without columns is as wide as its file', () => {
  expect(enlargedOn(page(feature(block('Row', {}, image(320)))))).toEqual([]);
});

test('a slide has its share of the slider', () => {
  const slider = (slidesPerView: number) =>
    block('Slider', { slidesPerView }, image(320), image(320), image(320));
  expect(enlargedOn(page(feature(slider(3))))).toEqual([]);
  expect(enlargedOn(page(feature(slider(1))))).toMatchObject([
    { shown: 1200 },
    { shown: 1200 },
    { shown: 1200 },
  ]);
});

test('each image of a ready-made block is judged at its place', () => {
  const items = [{ image: file(900) }, { image: file(200) }].map((item) => ({ altText: 'Kettle', ...item }));
  expect(enlargedOn(page(feature(block('OzonMultipleImageText', { items }))))).toEqual([
    { severity: 'warning', prop: 'items.1.image', width: 200, shown: 560 },
  ]);
});

test('an image whose sides are cropped is as wide as its height asks', () => {
  const cards = (widthPx: number) =>
    block('FriendlyMultipleImageText', { items: [{ altText: 'Kettle', image: file(widthPx) }] });
  expect(enlargedOn(page(feature(cards(200))))).toEqual([
    { severity: 'warning', prop: 'items.0.image', width: 200, shown: 300 },
  ]);
  expect(enlargedOn(page(feature(cards(300))))).toEqual([]);
});

test('an image that covers a fixed height is as wide as the height asks', () => {
  const cover = (height: string, widthPx = 900) => image(widthPx, { height, objectFit: 'cover' });
  // A file of 900 by 600 is 1350 pixels wide in a box of 1200 by 900.
  expect(enlargedOn(page(feature(cover('900px'))))).toEqual([]);
  expect(enlargedOn(page(feature(cover('940px'))))).toEqual([
    { severity: 'warning', prop: 'src', width: 900, shown: 1410 },
  ]);
  // Its padding is not covered.
  expect(enlargedOn(page(feature(image(900, { height: '940px', padding: { top: '40px' } }))))).toEqual([]);
  expect(enlargedOn(page(feature(cover('80cqw'))))).toMatchObject([{ shown: 1440 }]);
  expect(enlargedOn(page(feature(image(900, { height: '940px', maxHeight: '800px' }))))).toEqual([]);
  expect(enlargedOn(page(feature(image(900, { height: '940px', objectFit: 'stretch' }))))).toEqual([]);
});

test('a background that covers a high block is as wide as its height asks', () => {
  const backgroundOptions = { image: file(900), size: 'cover' };
  const high = (props: { readonly [name: string]: Json }) =>
    enlargedOn(page(feature(block('Row', { backgroundOptions, ...props }, text('Kettle')))));
  expect(high({})).toEqual([]);
  expect(high({ minHeight: '1000px' })).toEqual([
    { severity: 'warning', prop: 'backgroundOptions.image', width: 900, shown: 1500 },
  ]);
  expect(high({ height: '100%' })).toEqual([]);
  expect(high({ height: '1000px', backgroundOptions: { image: file(900), size: 'contain' } })).toEqual([]);
});

test('the sides of two compared images, and of neighbors in a row, are cropped', () => {
  const sides = { before: file(900), beforeAlt: 'Old', after: file(2000), afterAlt: 'New', ratio: '3:4' };
  expect(enlargedOn(page(feature(block('BeforeAfter', sides))))).toEqual([
    { severity: 'warning', prop: 'before', width: 900, shown: 2400 },
  ]);
  const quarter = { src: file(200), altText: 'Kettle', width: 'one-fourth' };
  expect(enlargedOn(page(feature(block('OzonPicture', quarter))))).toMatchObject([{ shown: 450 }]);
  expect(enlargedOn(page(feature(block('OzonPicture', { ...quarter, objectFit: 'contain' }))))).toEqual([]);
});

test('a background that covers its block is judged, one of its own size is not', () => {
  const background = (size: string) => ({ backgroundOptions: { image: file(320), size } });
  const withBackground = (size: string) => block('Row', background(size), text('Kettle'));
  expect(enlargedOn(page(feature(withBackground('cover'))))).toEqual([
    { severity: 'warning', prop: 'backgroundOptions.image', width: 320, shown: 1200 },
  ]);
  expect(enlargedOn(page(feature(withBackground('auto'))))).toEqual([]);
});

test('a hidden image is not judged', () => {
  expect(enlargedOn(page(feature(image(320, { hide: true }))))).toEqual([]);
});
