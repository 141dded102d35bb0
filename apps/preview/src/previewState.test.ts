import { expect, it } from 'vitest';

import { previewLink, readPreviewState } from './previewState.ts';

const current = { locale: 'ru', template: 'master_template', page: 'index.html' };
const state = {
  title: 'Grill',
  current,
  locales: ['ru', 'en'],
  templates: ['master_template'],
  pages: ['index.html'],
};

it('reads what the server left', () => {
  expect(readPreviewState(JSON.stringify(state))).toEqual(state);
});

it('shows the page without a state, or with a part of one', () => {
  expect(readPreviewState(undefined)).toBeUndefined();
  expect(readPreviewState('')).toBeUndefined();
  expect(readPreviewState(JSON.stringify({ current }))).toBeUndefined();
});

it('links to another page by the query', () => {
  expect(previewLink({ ...current, page: 'a&b.html' })).toBe(
    '?locale=ru&template=master_template&page=a%26b.html',
  );
});
