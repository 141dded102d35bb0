import { standardCatalogue } from '@vitrina/block-catalogue';
import { amazonTemplate, rootId } from '@vitrina/epack-model';
import { column, feature, page, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { findInsertPlace } from './findInsertPlace.ts';
import { listInsertOptions } from './listInsertOptions.ts';

/** 1 feature: 2 row: 3 column: 4 text; 5 column. */
const content = page(feature(row(column(text('a')), column())));
const context = { page: content, rules: standardCatalogue.rules, template: 'master_template' };
const search = { catalogue: standardCatalogue, query: '', recent: [] };
const keysOf = (options: ReturnType<typeof listInsertOptions>) =>
  options.map(({ definition }) => definition.key);

test('after a block means beside it, inside at its end, without one at the end of the page', () => {
  expect(findInsertPlace(content, 4, 'after')).toEqual({ parentId: 3, index: 1 });
  expect(findInsertPlace(content, 2, 'inside')).toEqual({ parentId: 2, index: 2 });
  expect(findInsertPlace(content, undefined, 'after')).toEqual({ parentId: rootId, index: 1 });
});

test('what may stand there comes first, what was used last before all', () => {
  const inFeature = listInsertOptions(context, 1, search);
  expect(inFeature[0]?.refusal).toBeUndefined();
  expect(inFeature.find(({ definition }) => definition.key === 'Column')?.refusal?.code).toBe(
    'model.nesting.childRefuses',
  );
  expect(inFeature.at(-1)?.refusal).toBeDefined();
  const inColumn = keysOf(listInsertOptions(context, 3, { ...search, recent: ['Video', 'Image'] }));
  expect(inColumn.slice(0, 2)).toEqual(['Video', 'Image']);
});

test('words find blocks in both languages', () => {
  expect(keysOf(listInsertOptions(context, 3, { ...search, query: 'картинк' }))).toContain('Image');
  expect(keysOf(listInsertOptions(context, 3, { ...search, query: 'accordion' }))[0]).toBe('Accordion');
});

test('nothing may be added to a full Amazon page', () => {
  const full = page(feature(), feature(), feature(), feature(), feature());
  const options = listInsertOptions({ ...context, page: full, template: amazonTemplate }, rootId, search);
  expect(options.every(({ refusal }) => refusal?.code === 'model.nesting.amazonLimit')).toBe(true);
});
