import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { BlockTemplate } from '@vitrina/block-kit';
import { afterEach, expect, it } from 'vitest';

import { renderPage } from './renderPage.ts';
import { page, section } from './testing/samplePage.ts';
import { wrapShadow } from './wrapShadow.ts';

// What its script changes is done by the tests; what waits for the script is shown.
customElements.define('vitrina-slider', class extends HTMLElement {});

afterEach(() => document.body.replaceChildren());

/** Blocks as a shop's page shows them, in a place of a width. */
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

/** A block as the palette makes it, with more values. */
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
