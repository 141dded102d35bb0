import { sizeTable } from '@vitrina/epack-model';
import { expect, test } from 'vitest';

import { createTestStore } from '../testing/createTestStore.ts';
import { chosenWidthPx, commonWidthsPx, getSizeAt } from './pageWidth.ts';
import { viewActions } from './viewSlice.ts';

test.each([
  [1440, 'desktop'],
  [1101, 'desktop'],
  [sizeTable.laptop.breakpointPx, 'laptop'],
  [993, 'laptop'],
  [sizeTable.tablet.breakpointPx, 'tablet'],
  [769, 'tablet'],
  [sizeTable.mobile.breakpointPx, 'mobile'],
  [320, 'mobile'],
] as const)('a page of %i px shows the values of %s, as published', (widthPx, size) => {
  expect(getSizeAt(widthPx)).toBe(size);
});

test('each size is chosen at one of the common widths that shows it', () => {
  for (const [size, widthPx] of Object.entries(chosenWidthPx)) {
    expect(getSizeAt(widthPx)).toBe(size);
    expect(commonWidthsPx).toContain(widthPx);
  }
});

test('the width chooses the edited size, and a size its own width', () => {
  const store = createTestStore();
  const read = () => {
    const { size, widthPx } = store.getState().view;
    return [size, widthPx];
  };
  store.dispatch(viewActions.widthChosen(820.4));
  expect(read()).toEqual(['tablet', 820]);
  store.dispatch(viewActions.widthChosen(12));
  expect(read()).toEqual(['mobile', 320]);
  store.dispatch(viewActions.sizeChosen('mobile'));
  expect(read()).toEqual(['mobile', 390]);
  store.dispatch(viewActions.widthChosen(9000));
  expect(read()).toEqual(['desktop', 1440]);
});
