import { expect, test } from 'vitest';

import { createTapMemory, type Tap } from './createTapMemory.ts';

const first: Tap = { clientX: 10, clientY: 10, timeStamp: 1000 };

/** Returns whether a second click within a component follows the first one as a double tap. */
function tapTwice(second: Partial<Tap>, pointerType = 'touch', ids: readonly [number, number] = [1, 1]) {
  const taps = createTapMemory();
  taps.notePointer({ pointerType });
  taps.isSecond(first, ids[0]);
  return taps.isSecond({ ...first, timeStamp: 1200, ...second }, ids[1]);
}

test('two quick taps at one place of a component are a double tap', () => {
  expect(tapTwice({ clientX: 20 })).toBe(true);
});

test('slow taps, taps apart, taps on two components and clicks of a mouse are not', () => {
  expect(tapTwice({ timeStamp: 1500 })).toBe(false);
  expect(tapTwice({ clientY: 50 })).toBe(false);
  expect(tapTwice({}, 'touch', [1, 2])).toBe(false);
  expect(tapTwice({}, 'mouse')).toBe(false);
});

test('a third tap is the first of another double tap', () => {
  const taps = createTapMemory();
  taps.notePointer({ pointerType: 'touch' });
  const results = [1000, 1200, 1400, 1600].map((timeStamp) => taps.isSecond({ ...first, timeStamp }, 1));
  expect(results).toEqual([false, true, false, true]);
});
