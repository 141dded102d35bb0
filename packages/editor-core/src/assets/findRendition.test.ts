import { expect, test } from 'vitest';

import { findRendition } from './findRendition.ts';

const stored = {
  src: '/files/a.jpg',
  widthPx: 2000,
  variants: [
    { src: '/files/a-800.webp', widthPx: 800 },
    { src: '/files/a-200.webp', widthPx: 200 },
    { src: '/files/a-400.webp', widthPx: 400 },
  ],
};

test('finds the smallest rendition that is wide enough', () => {
  expect(findRendition(stored, 200)).toBe('/files/a-200.webp');
  expect(findRendition(stored, 201)).toBe('/files/a-400.webp');
  expect(findRendition(stored, 1600)).toBe('/files/a.jpg');
});

test('reads an address without renditions, and a missing image', () => {
  expect(findRendition('https://cdn.example/a.jpg', 200)).toBe('https://cdn.example/a.jpg');
  expect(findRendition({ src: '/files/a.jpg', variants: 'none' }, 200)).toBe('/files/a.jpg');
  expect(findRendition('', 200)).toBe('');
  expect(findRendition(null, 200)).toBe('');
});
