import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { screenshots } from '../take-screenshots/screenshots.ts';

const folder = join(import.meta.dirname, '..');
const names = screenshots.map(({ name }) => `${name}.webp`).toSorted();

it.each(['en', 'ru'])('each screenshot is drawn in the language %s, and no other one is left', (language) => {
  expect(readdirSync(join(folder, 'screenshots', language)).toSorted()).toEqual(names);
});

it('each screenshot is on a page', () => {
  const guides = readdirSync(join(folder, 'guides/en')).map((file) => join(folder, 'guides/en', file));
  const pages = [...guides, join(folder, '../../README.md')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
  expect(names.filter((name) => !pages.includes(`screenshots/en/${name}`))).toEqual([]);
});
