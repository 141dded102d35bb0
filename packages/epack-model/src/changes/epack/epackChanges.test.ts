import { describe, expect, it } from 'vitest';

import { createEpack } from '../../epack/createEpack.ts';
import type { Epack } from '../../epack/epack.ts';
import { listLocales, listPages, listTemplates } from '../../epack/listPages.ts';
import { nearestAddress } from '../../epack/activePage.ts';
import { describeSource } from '../../origin/linkedCopy.ts';
import { getChildIds, getComponent, walkPage, type Page } from '../../page/page.ts';
import { pageKey } from '../../pageAddress.ts';
import { planAddTemplate } from '../../planning/planAddTemplate.ts';
import { rootId } from '../../schemas/component.ts';
import { canonicalJson, feature, page, testRules, text } from '../../testing/index.ts';
import { applyEpackChange, epackChangeSchema, type EpackChange } from './applyEpackChange.ts';

const now = new Date(Date.UTC(2026, 10, 20, 9, 8, 7));
const home = { locale: 'ru', template: 'master_template', page: 'index.html' };
const content = page(feature(text('Title', { element: 'h1' }), text('Body')));
const minisite: Epack = {
  ...createEpack({ type: 'minisite', author: 'editor', now, id: 'p1' }),
  pages: { [pageKey(home)]: content },
};

/**
 * Checks that a page has the master page's content, and that each component names its source and the source
 * page's highest id.
 */
function expectLinkedCopy(copy: Page | null | undefined): void {
  const components = copy ? [...walkPage(copy)] : [];
  expect(components).toEqual(
    [...walkPage(content)].map((component) => ({
      ...component,
      copiedFrom: { ...describeSource(component, home), upTo: components.length },
    })),
  );
}

/** Returns an epack as comparable text, including the order of pages. */
function textOf(epack: Epack): string {
  const pages = Object.entries(epack.pages).map(([key, one]) => [key, one && [...walkPage(one)]]);
  return canonicalJson({ ...epack, pages });
}

/** Applies a change and checks the laws of all changes: exact inverse, JSON round trip, schema. */
function apply(before: Epack, change: EpackChange): Epack {
  const result = applyEpackChange(before, change);
  if (!result.ok) throw new Error(result.code);
  const viaJson = JSON.parse(JSON.stringify([change, result.inverse])) as [EpackChange, EpackChange];
  for (const one of viaJson) expect(epackChangeSchema.safeParse(one).error).toBeUndefined();
  const again = applyEpackChange(before, viaJson[0]);
  expect(again.ok && textOf(again.epack)).toBe(textOf(result.epack));
  const back = applyEpackChange(result.epack, viaJson[1]);
  expect(back.ok && textOf(back.epack)).toBe(textOf(before));
  return result.epack;
}

function codeOf(epack: Epack, change: EpackChange) {
  const result = applyEpackChange(epack, change);
  return result.ok ? 'ok' : result.code;
}

describe('locales', () => {
  const added = apply(minisite, { type: 'addLocale', locale: 'en_he', sourceLocale: 'ru' });

  it('start as a copy of the master template that knows its source', () => {
    expect(listLocales(added)).toEqual(['ru', 'en_he']);
    expectLinkedCopy(added.pages[pageKey({ ...home, locale: 'en_he' })]);
    expect(added.manifest.data).toEqual({ ru: { direction: 'ltr' }, en_he: { direction: 'rtl' } });
  });

  it('can be removed down to the last; the editor falls back to ru, or the first that remains', () => {
    const enHome = { ...home, locale: 'en_he' };
    expect(nearestAddress(apply(added, { type: 'removeLocale', locale: 'en_he' }), enHome)).toEqual(home);
    const withoutRu = apply(added, { type: 'removeLocale', locale: 'ru' });
    expect(nearestAddress(withoutRu, home)).toEqual(enHome);
    expect(codeOf(withoutRu, { type: 'removeLocale', locale: 'en_he' })).toBe('model.epack.lastLocale');
  });

  it('need a name of their own, and a source', () => {
    expect(codeOf(added, { type: 'addLocale', locale: 'ru', sourceLocale: 'ru' })).toBe(
      'model.epack.localeTaken',
    );
    expect(codeOf(added, { type: 'addLocale', locale: '../x', sourceLocale: 'ru' })).toBe(
      'model.epack.nameInvalid',
    );
    expect(codeOf(added, { type: 'addLocale', locale: 'de', sourceLocale: 'fr' })).toBe(
      'notifications.error.somethingWentWrong',
    );
  });

  it('are written in the direction set for them', () => {
    const turned = apply(minisite, { type: 'setDirection', locale: 'ru', direction: 'rtl' });
    expect(turned.manifest.data).toEqual({ ru: { direction: 'rtl' } });
    const missing = { type: 'setDirection', locale: 'he', direction: 'rtl' } as const;
    expect(codeOf(minisite, missing)).toBe('notifications.error.somethingWentWrong');
  });
});

describe('templates', () => {
  it('of brands are the master with the texts of the brand', () => {
    const epack = apply(minisite, planAddTemplate('ru', 'tefal', testRules));
    const branded = epack.pages[pageKey({ ...home, template: 'tefal' })];
    const colorOf = (id: number) => branded && getComponent(branded, id)?.props.color?.value.desktop;
    expect([colorOf(2), colorOf(3)]).toEqual(['#e2001a', '#3d5165']);
    expect(getComponent(content, 2)?.props.color).toBeUndefined();
  });

  it('of marketplaces start with their default blocks, others as a copy of the master', () => {
    const rules = {
      ...testRules,
      find: (key: string) => (key === 'OzonTextList' ? testRules.find('Feature') : testRules.find(key)),
    };
    const ozon = apply(minisite, planAddTemplate('ru', 'ozon_template', rules));
    const ozonPage = ozon.pages[pageKey({ ...home, template: 'ozon_template' })];
    expect(ozonPage && getChildIds(ozonPage, rootId)).toHaveLength(1);
    const own = apply(minisite, planAddTemplate('ru', 'own', testRules));
    expectLinkedCopy(own.pages[pageKey({ ...home, template: 'own' })]);
  });

  it('can be copied onto others, configured and removed, but not the master', () => {
    let epack = apply(minisite, planAddTemplate('ru', 'amazon_template', testRules));
    epack = apply(epack, {
      type: 'copyTemplate',
      locale: 'ru',
      source: 'master_template',
      target: 'amazon_template',
    });
    expectLinkedCopy(epack.pages[pageKey({ ...home, template: 'amazon_template' })]);
    const configuration = { altText: 'Mixer' };
    epack = apply(epack, {
      type: 'updateTemplateConfiguration',
      locale: 'ru',
      template: 'amazon_template',
      configuration,
    });
    epack = apply(epack, { type: 'removeTemplate', locale: 'ru', template: 'amazon_template' });
    expect(listTemplates(epack, 'ru')).toEqual(['master_template']);
    expect(epack.templateConfiguration).toEqual({ ru: {} });
    const remove: EpackChange = { type: 'removeTemplate', locale: 'ru', template: 'master_template' };
    expect(codeOf(epack, remove)).toBe('model.epack.masterTemplateStays');
    const ontoItself = { type: 'copyTemplate', locale: 'ru', source: 'a', target: 'a' } as const;
    expect(codeOf(epack, ontoItself)).toBe('model.epack.sameTemplate');
  });
});

describe('pages', () => {
  const address = { locale: 'ru', template: 'master_template' };

  it('are added empty or as a clone, and removed down to the last', () => {
    let epack = apply(minisite, { type: 'addPage', ...address, page: 'empty.html' });
    epack = apply(epack, { type: 'addPage', ...address, page: 'clone.html', cloneOf: 'index.html' });
    expect(epack.pages[pageKey({ ...home, page: 'clone.html' })]).toBe(content);
    for (const name of ['index.html', 'empty.html'])
      epack = apply(epack, { type: 'removePage', ...address, page: name });
    expect(listPages(epack, 'ru', 'master_template')).toEqual(['clone.html']);
    expect(codeOf(epack, { type: 'removePage', ...address, page: 'clone.html' })).toBe(
      'model.epack.lastPage',
    );
  });

  it('have names of their own', () => {
    expect(codeOf(minisite, { type: 'addPage', ...address, page: 'index.html' })).toBe(
      'model.epack.pageNameTaken',
    );
    expect(codeOf(minisite, { type: 'addPage', ...address, page: 'a!$&b' })).toBe('model.epack.nameInvalid');
  });

  it('change within the epack; one that is not loaded does not', () => {
    const key = pageKey(home);
    const change: EpackChange = { type: 'changePage', key, change: { type: 'removeComponent', id: 2 } };
    const result = applyEpackChange(minisite, change);
    expect(result.ok && result.changedPages).toEqual([key]);
    apply(minisite, change);
    expect(codeOf({ ...minisite, pages: { [key]: null } }, change)).toBe('model.epack.pageNotLoaded');
    expect(codeOf(minisite, { ...change, key: 'toString' })).toBe('model.epack.pageMissing');
  });
});

describe('the data of an epack', () => {
  it('changes type and trades its identifiers', () => {
    const filled = apply(minisite, {
      type: 'updateManifest',
      fields: { tags: ['a'] },
      productData: { EAN: '4006381333931', brandName: 'B' },
    });
    const sis = apply(filled, { type: 'changeType', epackType: 'sis', mappingId: '1732093687000' });
    expect(sis.manifest.productData).toEqual({ brandName: 'B', productName: '', mappingId: '1732093687000' });
    const back = apply(sis, { type: 'changeType', epackType: 'minisite' });
    expect(back.manifest.productData).toEqual({
      brandName: 'B',
      productName: '',
      EAN: '',
      MPN: '',
      categories: [],
    });
  });

  it('holds fonts, data sources and custom components of unique names', () => {
    let epack = apply(minisite, {
      type: 'updateFont',
      usedFonts: [{ fontFamily: 'Arial', fontWeight: '400', fontStyle: 'normal' }],
    });
    epack = apply(epack, {
      type: 'updateDataSources',
      dataSources: [{ id: 1, items: [{ id: 1, data: { a: 1 } }] }],
    });
    const save: EpackChange = {
      type: 'saveCustomComponent',
      customComponent: { name: 'Hero', components: [] },
    };
    epack = apply(epack, save);
    expect(codeOf(epack, save)).toBe('model.epack.customComponentNameTaken');
    epack = apply(epack, { type: 'removeCustomComponent', name: 'Hero' });
    expect(codeOf(epack, { type: 'removeCustomComponent', name: 'Hero' })).toBe(
      'model.epack.customComponentMissing',
    );
  });

  it('starts as the specification says', () => {
    const sis = createEpack({ type: 'sis', author: 'editor', now, id: 'p1' });
    expect(sis.manifest).toMatchObject({
      createdDate: '2026-11-20T09:08:07',
      version: '1.0',
      emsId: 'constructor',
      author: 'editor',
      productData: { mappingId: String(now.getTime()) },
    });
    expect(Object.keys(sis.pages)).toEqual(['ru!$&master_template!$&index.html']);
  });
});
