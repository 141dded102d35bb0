/// <reference types="@vitest/browser-playwright" />
import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { BlockTemplate } from '@vitrina/block-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';

import { renderPage } from './renderPage.ts';
import { page, section, text } from './testing/samplePage.ts';
import { wrapShadow } from './wrapShadow.ts';

// A stub: the tests make the script's changes themselves, and content that waits for the script is shown.
customElements.define('vitrina-slider', class extends HTMLElement {});

afterEach(() => document.body.replaceChildren());

/** Shows blocks as on a shop's page, in a container of a given width. */
function show(widthPx: number, ...blocks: readonly BlockTemplate[]): ShadowRoot {
  const place = document.createElement('div');
  place.style.width = `${widthPx}px`;
  document.body.append(place);
  const options = { catalogue: standardCatalogue, views: standardViews, locale: 'ru', publicId: 'pub-1' };
  place.setHTMLUnsafe(wrapShadow(renderPage(page(section(...blocks)), options)));
  const root = place.firstElementChild?.shadowRoot;
  if (!root) throw new Error('no shadow root');
  return root;
}

function find(root: ShadowRoot, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** A block as the palette creates it, with additional values. */
function block(key: string, props: BlockTemplate['props'] = {}): BlockTemplate {
  const made = standardCatalogue.find(key)?.create();
  if (!made) throw new Error(`no block ${key}`);
  return { ...made, props: { ...made.props, ...props } };
}

const boxOf = (element: Element) => element.getBoundingClientRect();

it('lies below what the shop lays over it', () => {
  const root = show(600, block('FriendlyComparisonChart'));
  const heading = boxOf(find(root, 'tbody th'));
  const bar = document.createElement('header');
  bar.style.cssText = `position:fixed;z-index:1;top:${heading.top}px;left:0;width:100%;height:40px`;
  document.body.prepend(bar);
  expect(document.elementFromPoint(heading.left + 20, heading.top + 20)).toBe(bar);
});

describe('a slider', () => {
  const slides = { key: 'Slider', children: ['Один', 'Два', 'Три'].map((words) => text(words)) };
  const picture = { key: 'Image', props: { src: '/files/a.webp', alt: 'Суп' } };

  it.each([1200, 390])('has its arrows beside words, never over them, at %i px', (widthPx) => {
    const root = show(widthPx, slides);
    const track = boxOf(find(root, '[data-track]'));
    const overWords = [...root.querySelectorAll('button')].filter((button) => {
      const { top, right, bottom, left } = boxOf(button);
      return right > track.left && left < track.right && top < track.bottom && bottom > track.top;
    });
    expect(overWords).toEqual([]);
    expect(boxOf(find(root, '[data-next]')).right).toBeLessThanOrEqual(boxOf(find(root, '.page')).right);
  });

  it('shows pictures from edge to edge, its arrows on them', () => {
    const root = show(1200, { key: 'Slider', children: [picture, picture] });
    expect(boxOf(find(root, '[data-track]')).width).toBe(1200);
  });
});

describe('a player without a video', () => {
  it.each(['Youtube', 'Rutube', 'VkVideo'])('shows nothing: %s', (key) => {
    expect(boxOf(find(show(1200, block(key)), `.${key}`)).height).toBe(0);
  });

  it.each(['FriendlyYoutube', 'OzonYoutube'])('keeps the whole width of its place: %s', (key) => {
    expect(boxOf(find(show(1200, block(key)), `.${key}`)).width).toBe(1200);
  });
});

it('stands tab buttons side by side wherever they are put', () => {
  const root = show(600, ...[1, 2, 3].map((tabId) => block('TabButton', { tabId })));
  const tops = [...root.querySelectorAll('.TabButton')].map((button) => boxOf(button).top);
  expect(new Set(tops).size).toBe(1);
});

describe('a word longer than a phone is wide', () => {
  const word = 'водонепроницаемоэлектроаккумуляторныйударопрочный';
  const words = [text(word)];

  it.each<[string, BlockTemplate]>([
    ['FriendlyTitleDescription', block('FriendlyTitleDescription', { title: word, text: word })],
    ['DownloadButton', block('DownloadButton', { text: word })],
    ['TabButton', { key: 'TabButton', children: words }],
    [
      'Form',
      { key: 'Form', children: [block('FormInput', { label: word }), block('FormButton', { text: word })] },
    ],
    ['Accordion', { key: 'Accordion', props: { title: word }, children: words }],
    ['Popover', block('Popover')],
    ['Slider', { key: 'Slider', children: words }],
  ])('is broken, and the shop’s page does not scroll sideways: %s', (_, shown) => {
    const root = show(390, shown);
    const right = boxOf(find(root, '.page')).right;
    const wide = [...root.querySelectorAll('.page *')].filter((element) => boxOf(element).right > right + 1);
    expect(wide.map(({ className }) => className)).toEqual([]);
  });
});

describe('in forced colors, which take backgrounds away,', () => {
  const setForcedColors = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  afterEach(() => setForcedColors('none'));

  it('a list keeps its bullets', async () => {
    await setForcedColors('active');
    const marker = getComputedStyle(
      find(show(600, block('FriendlyTextList')), '.part-list-marker'),
      '::before',
    );
    expect(marker.borderTopWidth).toBe('4px');
    expect(marker.borderTopColor).not.toBe(marker.backgroundColor);
  });

  it('a slider shows where it is', async () => {
    await setForcedColors('active');
    const root = show(600, block('Slider'));
    const ringWidth = (at: number) => {
      const bullet = [...root.querySelectorAll('[data-bullet]')][at];
      return bullet && getComputedStyle(bullet, '::before').borderTopWidth;
    };
    expect([ringWidth(0), ringWidth(1)]).toEqual(['5px', '1px']);
  });

  it('the chosen tab differs from the others', async () => {
    await setForcedColors('active');
    const root = show(600, block('TabButton', { tabId: 1 }), block('TabButton', { tabId: 2 }));
    const [chosen, other] = [...root.querySelectorAll<HTMLElement>('.TabButton')];
    chosen?.setAttribute('data-active', '');
    const lineOf = (button?: HTMLElement) => button && getComputedStyle(button).borderBottomColor;
    expect(lineOf(chosen)).not.toBe(lineOf(other));
  });

  it.each([
    ['Form', '.FormButton-button'],
    ['DownloadButton', '.DownloadButton'],
  ])('a button has an outline: %s', async (key, selector) => {
    await setForcedColors('active');
    const button = getComputedStyle(find(show(600, block(key)), selector));
    expect([button.borderTopWidth, button.borderTopStyle]).toEqual(['1px', 'solid']);
    expect(button.borderTopColor).not.toBe(button.backgroundColor);
    expect(button.borderTopColor).toMatch(/^rgb\(/);
  });

  it('a point of a picture has its sign', async () => {
    await setForcedColors('active');
    const point = find(show(600, block('Bubbles')), '.Bubbles-point');
    const sign = getComputedStyle(point, '::before').backgroundColor;
    expect(sign).not.toBe(getComputedStyle(point).backgroundColor);
  });
});
