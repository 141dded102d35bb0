import { standardCatalogue } from '@vitrina/block-catalogue';
import { applyPageChange } from '@vitrina/epack-model';
import { block, feature, page, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';

import { listPageTexts, toTextChanges } from './pageTexts.ts';
import { toHtml } from './toHtml.ts';

test('proposed words are text, whatever they look like', () => {
  expect(toHtml('a < b\nc & <b>d</b>')).toBe('a &lt; b<br>c &amp; &lt;b&gt;d&lt;/b&gt;');
});

test('texts of one property are replaced together, those that are gone left out', () => {
  const bubbles = [
    { title: 'Bowl', text: '' },
    { title: 'Steam', text: 'Valve' },
  ];
  const full = page(feature(text('Kettle'), block('Bubbles', { bubbles })));
  const texts = listPageTexts(full, standardCatalogue);
  expect(texts.map(({ text: { text: stored } }) => stored)).toEqual(['Kettle', 'Bowl', 'Steam', 'Valve']);
  const replacements = texts.map((each) => ({ ...each, words: `New ${each.text.text}` }));
  const result = applyPageChange(full, { type: 'batch', changes: [...toTextChanges(full, replacements)] });
  if (!result.ok) throw new Error(result.code);
  const after = listPageTexts(result.page, standardCatalogue).map(({ text: { text: stored } }) => stored);
  expect(after).toEqual(['New Kettle', 'New Bowl', 'New Steam', 'New Valve']);
  expect(toTextChanges(page(feature(text('Kettle'))), replacements)).toHaveLength(1);
});
