import { describe, expect, it } from 'vitest';

import { componentCount } from '../../page/page.ts';
import { pageKey } from '../../pageAddress.ts';
import { epackDataSchema } from '../../schemas/epackData.ts';
import { feature, page, testRules, text } from '../../testing/index.ts';
import { createEpack } from '../createEpack.ts';
import { changedPageKeys } from '../changedPageKeys.ts';
import { saveEpack } from '../saveEpack.ts';
import { loadEpack } from './loadEpack.ts';
import { currentFormatVersion } from './migrations.ts';

const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
const key = pageKey(address);
const epack = {
  ...createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'p1' }),
  pages: { [key]: page(feature(text('a'))) },
};

function viaJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe('loadEpack and saveEpack', () => {
  it('settle after one round and match the schema', () => {
    const once = saveEpack(epack, testRules).epackData;
    expect(epackDataSchema.safeParse(once).error).toBeUndefined();
    const loaded = loadEpack(viaJson(once), testRules);
    const again = saveEpack(loaded.epack, testRules).epackData;
    const twice = saveEpack(loadEpack(viaJson(again), testRules).epack, testRules).epackData;
    expect(twice).toEqual(again);
    expect(loadEpack(viaJson(again), testRules).issues).toEqual([]);
  });

  it('keep fields they do not know', () => {
    const wire = { ...saveEpack(epack, testRules).epackData, vendor: { a: 1 } };
    const manifest = { ...wire.manifest, own: true };
    const { epackData } = saveEpack(loadEpack({ ...wire, manifest }, testRules).epack, testRules);
    expect(epackData).toMatchObject({ vendor: { a: 1 }, manifest: { own: true } });
  });

  it('migrate documents without a version: one name, one brand', () => {
    const { epack: loaded, issues } = loadEpack(
      { type: 'sis', manifest: { name: 'Mixer', brand: 'WMF' } },
      testRules,
    );
    expect(loaded.manifest.productData).toMatchObject({ productName: 'Mixer', brandName: 'WMF' });
    expect(loaded.manifest).not.toHaveProperty('name');
    expect(issues[0]).toMatchObject({
      code: 'model.load.migrated',
      values: { from: 0, to: currentFormatVersion },
    });
  });

  it('say when a document is newer than they are, and keep its version', () => {
    const { epack: loaded, issues } = loadEpack({ type: 'sis', formatVersion: 99 }, testRules);
    expect(issues[0]?.code).toBe('model.load.formatNewer');
    expect(saveEpack(loaded, testRules).epackData.formatVersion).toBe(99);
  });

  it('know pages by the index before they are loaded', () => {
    const about = { ...address, page: 'about.html' };
    const wire = saveEpack(epack, testRules).epackData;
    const { epack: loaded } = loadEpack(wire, testRules, { pageIndex: [address, about] });
    expect(loaded.pages[pageKey(about)]).toBeNull();
    expect(componentCount(loaded.pages[key] ?? page())).toBe(2);
    expect(Object.keys(saveEpack(loaded, testRules).epackData.components.ru?.master_template ?? {})).toEqual([
      'index.html',
    ]);
  });

  it('write only the pages they are told', () => {
    const about = pageKey({ ...address, page: 'about.html' });
    const edited = { ...epack, pages: { ...epack.pages, [about]: page() } };
    const { epackData } = saveEpack(edited, testRules, changedPageKeys(epack, edited));
    expect(epackData.components).toEqual({ ru: { master_template: { 'about.html': [] } } });
  });

  it('give damaged parts their defaults and say where', () => {
    const { epack: loaded, issues } = loadEpack(
      {
        type: 'pamphlet',
        manifest: { tags: 'no list' },
        usedFonts: [{}],
        components: { ru: { own: {}, '../x': {} } },
      },
      testRules,
    );
    expect(loaded.type).toBe('minisite');
    expect(loaded.manifest.tags).toEqual([]);
    expect(Object.keys(loaded.pages)).toEqual(['ru!$&own!$&index.html']);
    expect(issues.map(({ code, path }) => [code, path])).toEqual(
      expect.arrayContaining([
        ['model.load.fieldRepaired', '/type'],
        ['model.load.fieldRepaired', '/manifest/tags'],
        ['model.load.itemDropped', '/usedFonts/0'],
        ['model.load.nameInvalid', '/components/ru'],
      ]),
    );
  });

  it('make the names of custom components unique and repair their content', () => {
    const components = [{ id: '1', name: 'Text', componentKey: 'Text' }];
    const wire = {
      type: 'sis',
      customComponents: [{ name: 'Hero', components }, { name: 'Hero', components: [] }, 7],
    };
    const { epack: loaded, issues } = loadEpack(wire, testRules);
    expect(loaded.customComponents.map(({ name }) => name)).toEqual(['Hero', 'Hero 2']);
    expect(loaded.customComponents[0]?.components.map(({ componentKey }) => componentKey)).toContain('Text');
    expect(issues.map(({ code }) => code)).toContain('model.load.renamed');
  });
});
