import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { BlockTree } from '@vitrina/block-kit/react';
import { getChildIds, getComponent, type Page, rootId } from '@vitrina/epack-model';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';

import { renderPage } from './renderPage.ts';
import { everyBlockPage, samplePage } from './testing/samplePage.ts';
import { wrapShadow } from './wrapShadow.ts';

const renderSample = (page: Page) =>
  renderPage(page, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'ru',
    publicId: 'pub-1',
  });

afterEach(() => document.body.replaceChildren());

function mountServed(rendered = renderSample(samplePage)): ShadowRoot {
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.setHTMLUnsafe(wrapShadow(rendered));
  const root = holder.firstElementChild?.shadowRoot;
  if (!root) throw new Error('no shadow root');
  return root;
}

function mountLive(shown = samplePage): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const page = document.createElement('div');
  page.className = 'page';
  shadow.append(page);
  const source = {
    useNode: (id: number) => {
      const component = getComponent(shown, id);
      return component && { component, childIds: getChildIds(shown, id) };
    },
    useChildIds: (id: number) => getChildIds(shown, id),
  };
  flushSync(() =>
    createRoot(page).render(
      <BlockTree
        source={source}
        find={standardCatalogue.find}
        views={standardViews}
        rootId={rootId}
        locale="ru"
      />,
    ),
  );
  return shadow;
}

/**
 * Hints differ that do not affect what is shown: a served page loads its first image early and each at its width, and
 * numbers the names of several sliders for screen readers.
 */
const fetchHints: readonly string[] = ['loading', 'fetchpriority', 'sizes'];

const isNumberedName = (element: Element, name: string) =>
  name === 'aria-label' && element.hasAttribute('data-track');

/** Returns elements with attributes sorted by name: React sets some of them late. */
function normalize(element: Element): unknown {
  const attributes = [...element.attributes].flatMap(({ name, value }) =>
    fetchHints.includes(name) || isNumberedName(element, name) ? [] : [[name, value]],
  );
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? normalize(node) : node.textContent,
  );
  return [element.localName, Object.fromEntries(attributes), children];
}

it.each([
  ['a page', samplePage],
  ['every block of the catalogue', everyBlockPage],
])('is the same document in the canvas as where it is served: %s', (_, page) => {
  const [served, live] = [mountServed(renderSample(page)), mountLive(page)].map((root) =>
    [...(root.querySelector('.page')?.children ?? [])].map(normalize),
  );
  expect(served?.length).toBeGreaterThan(0);
  expect(live).toEqual(served);
});

it('takes its sizes from the host’s width, and pictures with them', () => {
  const root = mountServed();
  const host = root.host as HTMLElement;
  const shown = (width: number) => {
    host.style.width = `${width}px`;
    const pictures = [...root.querySelectorAll<HTMLImageElement>('img')];
    return pictures
      .filter((picture) => getComputedStyle(picture).display !== 'none')
      .map((picture) => picture.getAttribute('src'));
  };
  expect(shown(1200)).toEqual(['/files/grill.webp', '/files/wide.webp']);
  expect(shown(769)).toEqual(['/files/grill.webp', '/files/wide.webp']);
  expect(shown(768)).toEqual(['/files/grill.webp', '/files/narrow.webp']);

  const two = [...root.querySelectorAll('p')].find((element) => element.textContent === 'Two');
  const fontSizeAt = (width: number) => {
    host.style.width = `${width}px`;
    return two && getComputedStyle(two).fontSize;
  };
  expect([fontSizeAt(1200), fontSizeAt(992)]).toEqual(['20px', '16px']);
});

it('is not touched by the shop’s styles', () => {
  const style = document.createElement('style');
  style.textContent = '*{letter-spacing:3px} h1,p{display:none!important;color:red} html{font-size:10px}';
  document.body.append(style);
  const heading = mountServed().querySelector('h1');
  const computed = heading && getComputedStyle(heading);
  expect([computed?.letterSpacing, computed?.display, computed?.fontSize]).toEqual([
    'normal',
    'block',
    '32px',
  ]);
});
