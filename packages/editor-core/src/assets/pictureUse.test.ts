import { expect, test } from 'vitest';

import { findFileId, findStoredId, readPictureUse, writePictureUse } from './pictureUse.ts';

const whole = { src: '/files/a.webp', widthPx: 800, heightPx: 600 };
const area = { left: 0, top: 0.5, width: 0.5, height: 0.5 };
const cut = { src: '/files/b.webp', widthPx: 400, heightPx: 300 };

test('a picture is used whole until a part is chosen; the whole is kept with the part', () => {
  const use = readPictureUse(whole);
  expect(use).toEqual({ shown: whole, original: whole, area: undefined, focus: { x: 0.5, y: 0.5 } });
  if (!use) throw new Error('no picture');
  const cropped = writePictureUse({ ...use, shown: cut, area, focus: { x: 0.2, y: 0.5 } });
  expect(cropped).toEqual({ ...cut, crop: { ...area, of: whole }, focus: { x: 0.2, y: 0.5 } });
  const again = readPictureUse(cropped);
  expect(again).toEqual({ shown: cut, original: whole, area, focus: { x: 0.2, y: 0.5 } });
  expect(again && writePictureUse({ ...again, area: undefined, focus: { x: 0.5, y: 0.5 } })).toEqual(whole);
});

test('an address alone is a picture, and an empty one is none', () => {
  expect(readPictureUse('https://cdn.example/a.png')?.original).toEqual({ src: 'https://cdn.example/a.png' });
  expect(readPictureUse('')).toBeUndefined();
  expect(readPictureUse(undefined)).toBeUndefined();
});

test('only the server’s own pictures of pixels can be cut', () => {
  const id = 'a'.repeat(64);
  expect(findFileId(`/files/${id}.webp`)).toBe(id);
  for (const source of [`/files/${id}.svg`, `https://other.example/files/${id}.webp`, '/files/x.webp', '']) {
    expect(findFileId(source)).toBeUndefined();
  }
  expect(findStoredId(`/files/${id}.svg`)).toBe(id);
  expect(findStoredId(`https://other.example/files/${id}.svg`)).toBeUndefined();
});
