import { plainKit } from '@vitrina/block-kit';
import { expect, it } from 'vitest';

import { findLowContrasts } from './findLowContrasts.ts';

it('finds texts that are hard to tell from their ground', () => {
  expect(findLowContrasts(plainKit.colors)).toEqual([]);
  const pale = { ...plainKit.colors, muted: '#bbbbbb', onAccent: '#2f5bf0', contrast: '#00' };
  expect(findLowContrasts(pale)).toEqual([
    { on: 'muted', under: 'surface', ratio: 1.9 },
    { on: 'onAccent', under: 'accent', ratio: 1 },
  ]);
});
