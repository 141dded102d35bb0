import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { pictures } from '../draw-pictures/pictures.ts';

const folder = join(import.meta.dirname, '..');
const names = pictures.map(({ name }) => `${name}.webp`).toSorted();

it.each(['en', 'ru'])('each picture is drawn in the language %s, and no other one is left', (language) => {
  expect(readdirSync(join(folder, 'pictures', language)).toSorted()).toEqual(names);
});

it('each picture is on a page', () => {
  const guides = readdirSync(join(folder, 'guides/en')).map((file) => join(folder, 'guides/en', file));
  const pages = [...guides, join(folder, '../../README.md')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
  expect(names.filter((name) => !pages.includes(`pictures/en/${name}`))).toEqual([]);
});
