import { expect, test } from 'vitest';

import { orderFrames } from './frameOrder.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (names: string[]) => orderFrames(named(...names)).frames.map(({ name }) => name);

test('frames are sorted by the numbers in their names', () => {
  expect(namesOf(['bike_10.jpg', 'bike_2.jpg', 'bike_1.jpg'])).toEqual([
    'bike_1.jpg',
    'bike_2.jpg',
    'bike_10.jpg',
  ]);
  expect(namesOf(['b (2).png', 'b (1).png'])).toEqual(['b (1).png', 'b (2).png']);
});

test('missing numbers are reported, whatever the first is', () => {
  expect(orderFrames(named('f003.jpg', 'f006.jpg', 'f004.jpg')).missing).toEqual([5]);
  expect(orderFrames(named('f003.jpg', 'f004.jpg')).missing).toEqual([]);
});

test('names of several sequences, or without numbers, report no gaps', () => {
  expect(orderFrames(named('a1.jpg', 'b5.jpg')).missing).toEqual([]);
  expect(orderFrames(named('front.jpg', 'side.jpg')).missing).toEqual([]);
});
