import { describe, expect, it, test } from 'vitest';

import {
  formatNormal,
  formatOrbit,
  formatPosition,
  orbitFacing,
  readOrbit,
  toViewerPosition,
} from './orbitText.ts';

const turn = 2 * Math.PI;

describe('formatOrbit', () => {
  it.each([
    [{ theta: 0, phi: Math.PI / 2, radius: 2 }, '0deg 90deg 2m'],
    [{ theta: turn / 12, phi: 1.309, radius: 0.41239 }, '30deg 75deg 0.412m'],
    [{ theta: turn * 2 + turn / 12, phi: 1, radius: 1 }, '30deg 57.3deg 1m'],
    [{ theta: -turn + turn / 12, phi: 1, radius: 1 }, '30deg 57.3deg 1m'],
    [{ theta: turn * 0.75, phi: 1, radius: 1 }, '-90deg 57.3deg 1m'],
    [{ theta: -1e-9, phi: 1, radius: 1 }, '0deg 57.3deg 1m'],
  ])('%j is %s', (orbit, text) => {
    expect(formatOrbit(orbit)).toBe(text);
  });
});

test('a stored camera position is read in the units people use', () => {
  expect(readOrbit('30deg 75deg 2m')).toEqual({ around: 30, above: 15, meters: 2 });
  expect(readOrbit('-1.5708rad 120deg 40cm')).toEqual({ around: -90, above: -30, meters: 0.4 });
  expect(readOrbit('auto 75deg 105%')).toBeUndefined();
  expect(readOrbit('')).toBeUndefined();
});

test('points have no exponents and no negative zero', () => {
  expect(formatPosition({ x: 1e-7, y: -0.00001, z: -1.23456 })).toBe('0 0 -1.2346');
  expect(formatNormal({ x: -0.00001, y: 0.9999, z: 0.01 })).toBe('0 1 0.01');
  expect(toViewerPosition('0.1 -0.25 0')).toBe('0.1m -0.25m 0m');
});

test('the camera turns to a point from the side its surface faces, but not over the top', () => {
  expect(orbitFacing('0 0 1', 2)).toBe('0deg 90deg 2m');
  expect(orbitFacing('-1 0 0', 2)).toBe('-90deg 90deg 2m');
  expect(orbitFacing('0 1 0', 2)).toBe('0deg 22.5deg 2m');
  expect(orbitFacing('0 -1 0', 2)).toBe('0deg 157.5deg 2m');
});
