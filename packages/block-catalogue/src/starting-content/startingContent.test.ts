import {
  amazonTemplate,
  type ComponentDraft,
  createMarketplacePage,
  type Json,
  ozonTemplate,
} from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { standardCatalogue } from '../standardCatalogue.ts';
import { createMvideoDraft } from './createMvideoDraft.ts';

/** Ignores names of fonts and props, short units and numbers. */
const englishWord = /\b[A-Z][a-z]{2,}/;
const noTexts = new Set(['Arial', 'TimesNewRoman', 'manipulateElements']);

function textsOf(value: Json | undefined): string[] {
  if (typeof value === 'string') return noTexts.has(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function textsIn({ props, children = [] }: ComponentDraft): string[] {
  const own = Object.values(props ?? {}).flatMap(({ value }) => textsOf(value.desktop));
  return [...own, ...children.flatMap(textsIn)];
}

const russian = standardCatalogue.rulesIn('by_ru');

it.each(standardCatalogue.definitions.map(({ key }) => key))(
  '%s starts in Russian on a Russian page',
  (key) => {
    const draft = russian.find(key)?.createSubtree();
    expect((draft ? textsIn(draft) : []).filter((text) => englishWord.test(text))).toEqual([]);
  },
);

const arabic = standardCatalogue.rulesIn('ae_ar');

it.each(standardCatalogue.definitions.map(({ key }) => key))(
  '%s starts in Arabic on an Arabic page',
  (key) => {
    const draft = arabic.find(key)?.createSubtree();
    expect((draft ? textsIn(draft) : []).filter((text) => englishWord.test(text))).toEqual([]);
  },
);

it('starts in English elsewhere', () => {
  const draft = standardCatalogue.rulesIn('kz_en').find('OzonTextList')?.createSubtree();
  expect(draft && textsIn(draft)).toContain('What makes it easy');
});

it.each([ozonTemplate, amazonTemplate])('%s starts in the language of its locale', (template) => {
  const components = createMarketplacePage(template, russian) ?? [];
  const texts = components.flatMap((component) => textsIn({ ...component, children: [] }));
  expect(texts.filter((text) => /[а-яё]/i.test(text)).length).toBeGreaterThan(3);
});

it('gives M.Video a picture, words and the way on', () => {
  const draft = createMvideoDraft(standardCatalogue, 'ru');
  expect(draft.children?.map(({ componentKey }) => componentKey)).toEqual([
    'FriendlyPictureWithText',
    'Link',
  ]);
  expect(textsIn(draft)).toContain('Прожарка точно по вашему вкусу');
});
