import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { type Control, findKitLength, templateDraft, validatePage } from '@vitrina/block-kit';
import { createPage, checkPage, type ComponentDraft, type Json, sizes, walkPage } from '@vitrina/epack-model';
import { beforeAll, describe, expect, it } from 'vitest';

import { grounds, type DesignNode } from './building/sectionDesign.ts';
import ar from './building/ar.json' with { type: 'json' };
import ru from './building/ru.json' with { type: 'json' };
import {
  createPageDrafts,
  createSectionDraft,
  designLocales,
  loadDesignTexts,
  pageDesigns,
  sectionDesigns,
  type SectionKey,
  withDesignSamples,
} from './index.ts';
import { fullProduct } from './testing/products.ts';
import { messages } from './messages/index.ts';

beforeAll(() => loadDesignTexts(designLocales));

const inEnglish = { catalogue, locale: 'en' };

const everySection = sectionDesigns.flatMap(({ key }) => grounds.map((ground) => ({ key, ground })));

function nodesOf(node: DesignNode): DesignNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

const texts = (draft: ComponentDraft): string[] => [
  ...Object.entries(draft.props ?? {}).flatMap(([name, { value }]) => {
    const control = catalogue.find(draft.componentKey)?.props[name]?.control;
    return Object.values(value).flatMap((stored) => textsIn(control, stored as Json));
  }),
  ...(draft.children ?? []).flatMap(texts),
];

/** Lists the texts of a stored value, without choices such as the name of an icon. */
function textsIn(control: Control | undefined, value: Json | undefined): string[] {
  if (control?.name === 'text' || control?.name === 'richText')
    return typeof value === 'string' ? [value] : [];
  if (control?.name === 'list' && Array.isArray(value))
    return value.flatMap((item: Json) => textsIn(control.item.control, item));
  if (control?.name !== 'group' || typeof value !== 'object' || value === null || Array.isArray(value))
    return [];
  const members = new Map(Object.entries(value));
  return Object.entries(control.fields).flatMap(([name, kind]) => textsIn(kind.control, members.get(name)));
}

/** Texts that are the same in every language: numbers, letters and times. */
const isSign = (text: string) => !/\p{L}{2}/u.test(text);

describe('sections', () => {
  it.each(everySection)(
    '$key on $ground has only blocks, props and values of the catalog',
    ({ key, ground }) => {
      const page = createPage([createSectionDraft(key, ground, inEnglish)]);
      expect(checkPage(page, { rules: catalogue.rules, template: 'master_template' })).toEqual([]);
      for (const component of walkPage(page)) {
        const definition = catalogue.find(component.componentKey);
        for (const [name, prop] of Object.entries(component.props)) {
          for (const size of sizes.filter((each) => prop.value[each] !== undefined)) {
            const parsed = definition?.props[name]?.parse(prop.value[size]);
            expect({ key: component.componentKey, name, parsed }).toMatchObject({ parsed: { ok: true } });
            expect({ key: component.componentKey, name, ...parsed }).not.toHaveProperty('warning');
          }
        }
      }
    },
  );

  it.each(sectionDesigns)('$key sets no prop that its block does not have', ({ build }) => {
    for (const { key, props, sizedProps } of nodesOf(build('surface'))) {
      const known = Object.keys(catalogue.find(key)?.props ?? {});
      for (const name of Object.keys({ ...props, ...sizedProps }))
        expect(known, `${name} of ${key}`).toContain(name);
    }
  });

  it.each(sectionDesigns)('$key has a Russian and an Arabic text for each of its own', ({ key }) => {
    const english = texts(createSectionDraft(key, 'surface', inEnglish));
    for (const [locale, letter] of [
      ['ru', /\p{Script=Cyrillic}/u],
      ['ar', /\p{Script=Arabic}/u],
    ] as const) {
      const translated = texts(createSectionDraft(key, 'surface', { catalogue, locale }));
      const foreign = english.filter((text, index) => !isSign(text) && !letter.test(translated[index] ?? ''));
      expect({ locale, foreign }).toEqual({ locale, foreign: [] });
    }
  });

  it('have names of their own, and no translation is left over', () => {
    const keys = sectionDesigns.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(40);
    const filled = sectionDesigns.flatMap(({ fill }) => {
      const { node } = fill?.('surface', fullProduct) ?? {};
      return node ? texts(templateDraft(node, catalogue.find)) : [];
    });
    const used = new Set([
      ...keys.flatMap((key) => texts(createSectionDraft(key, 'surface', inEnglish))),
      ...filled,
    ]);
    for (const translation of [ru, ar])
      expect(Object.keys(translation).filter((text) => !used.has(text))).toEqual([]);
    for (const names of Object.values(messages))
      for (const key of keys) expect(names).toHaveProperty([`design.section.${key}`]);
  });

  it('have the room that they have without a brand kit, times its spacing', () => {
    const { padding } = createSectionDraft('benefitPair', 'surface', inEnglish).props ?? {};
    const desktop = (padding?.value.desktop ?? {}) as Readonly<Record<string, string>>;
    const sides = Object.entries(desktop).map(([side, length]) => [side, findKitLength(length)]);
    expect(Object.fromEntries(sides)).toEqual({
      top: { role: 'space', plain: '8cqw' },
      right: { role: 'gutter', plain: '4cqw' },
      bottom: { role: 'space', plain: '8cqw' },
      left: { role: 'gutter', plain: '4cqw' },
    });
  });

  it('are titled with the name of the product, which is no HTML', () => {
    const product = { name: 'Kettle <b>&</b> Co' };
    const draft = createSectionDraft('heroCover', 'surface', { ...inEnglish, product });
    expect(texts(draft)).toContain('Kettle &lt;b&gt;&amp;&lt;/b&gt; Co');
  });
});

describe('samples', () => {
  const blocks = withDesignSamples(catalogue);
  const samplesOf = (key: SectionKey, product = {}) =>
    validatePage(createPage([createSectionDraft(key, 'accent', { ...inEnglish, product })]), blocks, {
      template: 'master_template',
    }).filter(({ code }) => code === 'sampleText');

  it('are found in every section with words until they are replaced', () => {
    const wordless: readonly SectionKey[] = ['showGallery', 'showMacro'];
    for (const { key } of sectionDesigns)
      expect({ key, isFound: samplesOf(key).length > 0 }).toEqual({ key, isFound: !wordless.includes(key) });
  });

  it('are not a product’s own words', () => {
    const before = samplesOf('heroCover').length;
    expect(samplesOf('heroCover', { name: 'Kettle' })).toHaveLength(before - 1);
  });
});

describe('pages', () => {
  it.each(pageDesigns)(
    '$key begins with a first section, and never repeats a composition in a row',
    (design) => {
      const sections = design.sections.map(([key]) => sectionDesigns.find((each) => each.key === key));
      expect(sections[0]?.group).toBe('heroes');
      sections.forEach((section, index) => expect(section).not.toBe(sections[index + 1]));
      const page = createPage(createPageDrafts(design, inEnglish));
      expect(checkPage(page, { rules: catalogue.rules, template: 'master_template' })).toEqual([]);
    },
  );

  it.each(pageDesigns)('$key changes its ground at most five times', ({ sections }) => {
    const changes = sections.filter(([, ground], index) => index > 0 && ground !== sections[index - 1]?.[1]);
    expect(changes.length).toBeLessThanOrEqual(5);
  });
});
