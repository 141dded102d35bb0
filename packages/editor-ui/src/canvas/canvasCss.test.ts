import { standardCatalogue } from '@vitrina/block-catalogue';
import { expect, test } from 'vitest';

import { getCanvasCss } from './canvasCss.ts';

const css = getCanvasCss(standardCatalogue.definitions, (key) => key, {
  fillIn: 'Say "what"',
  unknown: 'Unknown',
});
const placeholders = /\.page :is\(([^)]*)\)/.exec(css)?.[1]?.split(',') ?? [];

test('pictures and players that are not chosen yet have a place and a hint', () => {
  for (const key of ['Image', 'Video', 'Youtube', 'VkVideo', 'Viewer360', 'OzonVideo'])
    expect(placeholders).toContain(`.${key}`);
  expect(css).toContain(String.raw`content:"Say \"what\""`);
});

test('blocks that are written on the page, hold others or are empty by nature have none', () => {
  for (const key of ['Text', 'Column', 'Feature', 'FriendlySpacer'])
    expect(placeholders).not.toContain(`.${key}`);
});

test('a block with an open panel is drawn beyond its edge', () => {
  expect(css).toContain('.page>[data-block]:has([data-panel][open]){content-visibility:visible}');
});
