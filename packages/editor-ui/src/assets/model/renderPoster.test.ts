import { expect, test } from 'vitest';

import { posterSize } from './renderPoster.ts';

test('a poster has twice the pixels of the banner, in its proportions, but no more than an image can have', () => {
  expect(posterSize({ widthPx: 1200, heightPx: 400 })).toEqual({ widthPx: 2400, heightPx: 800 });
  expect(posterSize({ widthPx: 4096, heightPx: 1024 })).toEqual({ widthPx: 4096, heightPx: 1024 });
});
