import { expect, it } from 'vitest';

import { listTurnOrbits } from './turnOrbits.ts';
import { listTurnTimes } from './turnTimes.ts';

const degree = Math.PI / 180;
const start = { theta: 10 * degree, phi: 80 * degree, radius: 2 };

function inDegrees(orbits: ReturnType<typeof listTurnOrbits>) {
  return orbits.map(({ theta, phi }) => [Math.round(theta / degree), Math.round(phi / degree)]);
}

it('turns the camera to the right, row by row from the lowest up', () => {
  expect(inDegrees(listTurnOrbits(start, 4, 2))).toEqual([
    [10, 80],
    [100, 80],
    [190, 80],
    [280, 80],
    [10, 60],
    [100, 60],
    [190, 60],
    [280, 60],
  ]);
});

it('brings rows closer together under the top', () => {
  const rows = inDegrees(listTurnOrbits({ ...start, phi: 42.5 * degree }, 1, 3));
  expect(rows.map(([, phi]) => phi)).toEqual([43, 33, 23]);
});

it('spaces the times of a turn evenly, without the view of the start again at the end', () => {
  expect(listTurnTimes({ startSeconds: 1, endSeconds: 3 }, 4)).toEqual([1, 1.5, 2, 2.5]);
});
