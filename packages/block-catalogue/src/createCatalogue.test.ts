import { blockNameId, defineBlock } from '@vitrina/block-kit';
import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { describe, expect, it } from 'vitest';

import { createCatalogue } from './createCatalogue.ts';
import { messages } from './messages/index.ts';
import { standardCatalogue } from './standardCatalogue.ts';
import { standardViews } from './views.ts';

const block = (key: string, keywords: readonly string[] = [], isInPalette = true) =>
  defineBlock({
    key,
    family: 'test',
    props: {},
    nesting: { allowedChildren: 'none' },
    keywords,
    isInPalette,
    thumbnail: '<svg/>',
  });

const catalogue = createCatalogue([
  {
    key: 'test',
    blocks: [block('Table', ['grid']), block('Image', ['photo']), block('Hidden', ['photo'], false)],
  },
]);
const en = { 'block.Table.name': 'Table', 'block.Image.name': 'Image', 'family.test.name': 'Tests' };
const ru = { 'block.Table.name': 'Таблица', 'block.Image.name': 'Изображение, ещё фото' };

describe('createCatalogue', () => {
  it('finds a block by key, and nothing by a name of Object’s', () => {
    expect(catalogue.find('Table')?.key).toBe('Table');
    expect(catalogue.find('constructor')).toBeUndefined();
  });

  it.each([
    ['tab', ['Table']],
    ['ТАБЛ', ['Table']],
    ['еще', ['Image']],
    ['photo', ['Image']],
    ['изобр фото', ['Image']],
    ['tests', ['Table', 'Image']],
    ['', ['Table', 'Image']],
    ['unknown', []],
  ])('searches “%s”', (text, keys) => {
    expect(catalogue.search(text, en, ru).map(({ key }) => key)).toEqual(keys);
  });

  it('puts a block whose name starts with the text first', () => {
    const ranked = createCatalogue([{ key: 'test', blocks: [block('Image', ['tab']), block('Table')] }]);
    expect(ranked.search('tab', en).map(({ key }) => key)).toEqual(['Table', 'Image']);
  });

  it('finds blocks of a family by the names it brings along', () => {
    const own = createCatalogue([
      { key: 'own', blocks: [block('A')], names: [{ 'block.A.name': 'Цитата' }] },
    ]);
    expect(own.search('цит', en).map(({ key }) => key)).toEqual(['A']);
  });

  it('refuses two blocks with one key', () => {
    expect(() => createCatalogue([{ key: 'test', blocks: [block('A'), block('A')] }])).toThrow('same key: A');
  });
});

describe('the standard catalogue', () => {
  it('has a View and a name for every block', () => {
    const keys = standardCatalogue.definitions.map(({ key }) => key);
    expect(Object.keys(standardViews).toSorted()).toEqual(keys.toSorted());
    const named = keys.filter((key) => Object.hasOwn(messages.en, blockNameId(key)));
    expect(named).toEqual(keys);
  });

  it('joins the messages of its packages without losing one to another', () => {
    expect(Object.keys(messages.en).toSorted()).toEqual(Object.keys(messages.ru).toSorted());
    expect(messages.en).toMatchObject(kitMessages.en);
  });

  it('lists each family once, under the key its blocks carry', () => {
    for (const family of standardCatalogue.families) {
      expect(new Set(family.blocks.map((definition) => definition.family))).toEqual(new Set([family.key]));
    }
  });
});
