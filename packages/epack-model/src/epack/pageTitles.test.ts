import { expect, test } from 'vitest';

import { applyEpackChange } from '../changes/epack/applyEpackChange.ts';
import { pageKey } from '../pageAddress.ts';
import { emptyPage } from '../page/page.ts';
import { createEpack } from './createEpack.ts';
import { arrangePages } from './pageTitles.ts';

const place = { locale: 'ru', template: 'master_template' };
const names = ['index.html', 'care.html', 'parts.html'];

test('pages are in the order of the manifest with their titles, the others follow', () => {
  const pages = [{ page: 'parts.html', title: 'Parts' }, { page: 'gone.html' }, { page: 'index.html' }];
  const data = { ru: { pages: { master_template: pages } } };
  expect(arrangePages({ data }, place, names)).toEqual([
    { page: 'parts.html', title: 'Parts' },
    { page: 'index.html' },
    { page: 'care.html' },
  ]);
});

test.each([
  null,
  {},
  { ru: null },
  { ru: { pages: 1 } },
  { ru: { pages: { master_template: [1, { page: 2 }] } } },
])('a manifest with %j leaves the order as it is', (data) => {
  expect(arrangePages({ data }, place, names)).toEqual(names.map((page) => ({ page })));
});

test('titles and order are one change, and its inverse takes them back', () => {
  const created = createEpack({ type: 'minisite', author: 'a', now: new Date(0), id: 'p' });
  const key = pageKey({ ...place, page: 'care.html' });
  const epack = { ...created, pages: { ...created.pages, [key]: emptyPage } };
  const pages = [{ page: 'care.html', title: 'Care' }, { page: 'index.html' }];
  const set = applyEpackChange(epack, { type: 'setPages', ...place, pages });
  if (!set.ok) throw new Error(set.code);
  expect(arrangePages(set.epack.manifest, place, ['index.html', 'care.html'])).toEqual(pages);
  const back = applyEpackChange(set.epack, set.inverse);
  expect(back.ok && back.epack.manifest).toEqual(epack.manifest);
  const missing = { type: 'setPages' as const, ...place, pages: [{ page: 'none.html' }] };
  expect(applyEpackChange(epack, missing)).toMatchObject({ ok: false, code: 'model.epack.pageMissing' });
});
