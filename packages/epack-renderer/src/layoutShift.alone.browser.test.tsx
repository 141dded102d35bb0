/// <reference types="@vitest/browser-playwright" />
import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { BlockDefinition, BlockTemplate, PropKind } from '@vitrina/block-kit';
import { watchLayoutShift } from '@vitrina/block-kit/testing/browser';
import type { Json, Page } from '@vitrina/epack-model';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cdp, page as window } from 'vitest/browser';

import { renderPage } from './renderPage.ts';
import { page, section, text } from './testing/samplePage.ts';
import { wrapShadow } from './wrapShadow.ts';

const pictureSize = { widthPx: 800, heightPx: 500 };
let pictureCount = 0;

/** A new image, not in the browser's cache, that arrives only when the test releases it. */
function latePicture(): Json {
  pictureCount += 1;
  return { src: `/late/${pictureCount}.png`, ...pictureSize };
}

function drawPicture({ widthPx, heightPx }: typeof pictureSize): string {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}

const body = drawPicture(pictureSize);

const held: string[] = [];

beforeAll(async () => {
  // Shifts outside the window do not count.
  await window.viewport(1280, 6000);
  cdp().on('Fetch.requestPaused', ({ requestId }: { requestId: string }) => held.push(requestId));
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*/late/*' }] });
});
afterAll(() => cdp().send('Fetch.disable'));
afterEach(() => document.body.replaceChildren());

/** Releases every displayed image that waits. */
async function letThrough(root: ShadowRoot): Promise<void> {
  const pictures = [...root.querySelectorAll('img')].filter((image) => image.checkVisibility());
  if (pictures.length === 0) return;
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(pictures.map((image) => image.complete)).not.toContain(true);
  const responseHeaders = [{ name: 'content-type', value: 'image/png' }];
  await expect
    .poll(async () => {
      for (let requestId = held.shift(); requestId; requestId = held.shift()) {
        await cdp().send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
      }
      return pictures.every((image) => image.complete && image.naturalWidth > 0);
    })
    .toBe(true);
}

/** The stored form of a prop, with every possible image filled in. */
function withPictures({ control, defaultValue }: PropKind<unknown>): Json | undefined {
  if (control.name === 'asset') return control.fileType === 'image' ? latePicture() : defaultValue;
  if (control.name === 'group') {
    const fields = Object.entries(control.fields).map(([name, kind]) => [name, withPictures(kind) ?? '']);
    return Object.fromEntries(fields) as Json;
  }
  if (control.name !== 'list') return defaultValue;
  const items = Array.isArray(defaultValue) ? defaultValue.length : 0;
  return Array.from({ length: Math.max(items, control.min, 1) }, () => withPictures(control.item) ?? '');
}

function filled(definition: BlockDefinition): BlockTemplate {
  const template = definition.create();
  const props = Object.entries(definition.ownProps).flatMap(([name, kind]) => {
    const value = kind.whenAdded ? undefined : withPictures(kind);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...template,
    props: { ...(Object.fromEntries(props) as BlockTemplate['props']), ...template.props },
  };
}

function show(shown: Page): ShadowRoot {
  const holder = document.createElement('div');
  document.body.append(holder);
  const rendered = renderPage(shown, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'ru',
    publicId: 'pub-1',
  });
  holder.setHTMLUnsafe(wrapShadow(rendered));
  const root = holder.firstElementChild?.shadowRoot;
  if (!root) throw new Error('no shadow root');
  return root;
}

const topLevel = standardCatalogue.definitions.filter(({ key }) =>
  standardCatalogue.rules.find(key)?.canBeInside('Feature'),
);
const after = section(text('What stands below must not move'));

it.each(topLevel.map((definition) => [definition.key, definition] as const))(
  'keeps the place of what loads late: %s',
  async (_, definition) => {
    const root = show(page(section(definition.create(), filled(definition)), after));
    const watch = await watchLayoutShift();
    await letThrough(root);
    expect(await watch.stop()).toBe(0);
  },
);

it('moves nothing when the elements wake up', async () => {
  // Tabs are stacked without the script, and foreign code has its own height: the stream waits for these
  // blocks.
  const interactive = topLevel.filter(
    ({ key, elements }) => elements.length > 0 && !/^Tab|^Script$/.test(key),
  );
  show(page(...interactive.map((definition) => section(filled(definition))), after));
  const watch = await watchLayoutShift();
  const names = new Set(interactive.flatMap((definition) => definition.elements));
  await Promise.all([...names].map((name) => import(`../../block-runtime/src/elements/${name}.ts`)));
  expect(await watch.stop()).toBe(0);
});

it('would see a shift', async () => {
  show(page(section(text('a')), after));
  const watch = await watchLayoutShift();
  const spacer = document.createElement('div');
  spacer.style.height = '200px';
  document.body.prepend(spacer);
  expect(await watch.stop()).toBeGreaterThan(0);
});
