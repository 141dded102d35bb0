import { maxFileBytes } from '@vitrina/api-client';
import { expect, test } from 'vitest';

import { acceptOf, guessKind } from './fileKind.ts';
import { getUploadRefusal } from './uploadRefusal.ts';

test.each([
  ['film.MP4', 'video'],
  ['shoe.v2.glb', 'model'],
  ['subtitles.ru.srt', 'captions'],
  ['photo.jpeg', 'image'],
  ['Manual.pdf', 'document'],
  ['notes.txt', undefined],
  ['mp4', undefined],
])('%s seems to be of the kind %s', (name, kind) => {
  expect(guessKind({ name })).toBe(kind);
});

test('a file is refused at once if it is empty, too large for its kind, or of another kind', () => {
  expect(getUploadRefusal({ name: 'a.png', size: 0 }, 'image')).toBe('fileMissing');
  expect(getUploadRefusal({ name: 'a.pdf', size: 10 }, 'video')).toBe('otherKind');
  expect(getUploadRefusal({ name: 'a.vtt', size: maxFileBytes.captions + 1 }, undefined)).toBe(
    'fileTooLarge',
  );
  expect(getUploadRefusal({ name: 'a.mp4', size: maxFileBytes.captions + 1 }, 'video')).toBeUndefined();
  expect(getUploadRefusal({ name: 'unknown', size: 10 }, 'video')).toBeUndefined();
});

test('a file chooser lists the names of its kinds', () => {
  expect(acceptOf(['model', 'document'])).toBe('.glb,.usdz,.pdf');
});
