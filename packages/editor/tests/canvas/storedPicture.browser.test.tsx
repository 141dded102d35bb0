import { feature, image, page as makePage } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { packageHandlers } from '../../src/testing/EditorFixture.tsx';
import { findBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();

test('a picture stored by its address alone is drawn as it will be published: with its size and formats', async () => {
  const picture = {
    id: 'a',
    kind: 'image' as const,
    name: 'grill.jpg',
    url: '/files/a.webp',
    contentType: 'image/webp',
    sizeBytes: 1000,
    widthPx: 320,
    heightPx: 240,
    variants: [{ url: '/files/b.avif', widthPx: 320, heightPx: 240 }],
    poster: null,
    facts: {},
  };
  const content = makePage(feature(image(picture.url)));
  await open(content, ...packageHandlers(content, [], [picture]));
  const drawn = await findBlock(2);
  expect(drawn.querySelector('source')?.getAttribute('srcset')).toBe('/files/b.avif 320w');
  expect(drawn.querySelector('img')?.getAttribute('width')).toBe('320');
});
