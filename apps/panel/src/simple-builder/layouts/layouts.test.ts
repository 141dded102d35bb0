import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import {
  amazonRootLimit,
  amazonTemplate,
  checkPage,
  getComponent,
  loadPage,
  savePage,
  sizes,
  walkPage,
} from '@vitrina/epack-model';
import { expect, it } from 'vitest';

import { messages } from '../../messages/index.ts';
import { createLayoutPage } from './createLayoutPage.ts';
import type { Layout, LayoutNode } from './layout.ts';
import { layoutPicture } from './layoutPicture.ts';
import { saysSample } from './layoutTexts.ts';
import { matchLayout, type MatchedGroup } from './matchLayout.ts';
import { findLayout, standardLayouts } from './standardLayouts.ts';

const product = 'Оптигриль';
const create = (layout: Layout, locale = 'ru') => createLayoutPage(layout, { catalogue, locale, product });
const nodesOf = (layout: Layout) => layout.parts.flatMap(({ nodes }) => nodes.flatMap(withChildren));
const withChildren = (node: LayoutNode): LayoutNode[] => [
  node,
  ...(node.children ?? []).flatMap(withChildren),
];

it.each(standardLayouts)(
  '$key makes a page that keeps the rules of its blocks and its template',
  (layout) => {
    const page = create(layout);
    expect(checkPage(page, { rules: catalogue.rules, template: layout.template })).toEqual([]);
    for (const component of walkPage(page)) {
      const definition = catalogue.find(component.componentKey);
      for (const [name, prop] of Object.entries(component.props)) {
        const kind = definition?.props[name];
        for (const size of sizes.filter((each) => prop.value[each] !== undefined)) {
          const parsed = kind?.parse(prop.value[size]);
          expect({ key: component.componentKey, name, parsed }).toMatchObject({ parsed: { ok: true } });
          expect(parsed).not.toHaveProperty('warning');
        }
      }
    }
  },
);

it.each(standardLayouts)('$key fits the page it makes, saved and loaded as well', (layout) => {
  const page = create(layout);
  expect(matchLayout(page, layout)).toHaveLength(layout.parts.length);
  const saved = savePage(page, catalogue.rules).components;
  expect(matchLayout(loadPage(saved, catalogue.rules).page, layout)).toHaveLength(layout.parts.length);
});

it.each(standardLayouts)('$key asks for props and fields that its blocks have', (layout) => {
  for (const { key, asks = [] } of nodesOf(layout)) {
    for (const { prop, fields = [] } of asks) {
      const control = catalogue.find(key)?.ownProps[prop]?.control;
      expect({ key, prop, control: control?.name }).not.toMatchObject({ control: undefined });
      const item = control?.name === 'list' ? control.item.control : control;
      for (const field of fields) expect(item?.name === 'group' && item.fields[field]).toBeTruthy();
    }
  }
});

it.each(standardLayouts)('$key tells its repeated blocks from their neighbors', (layout) => {
  const lists = [
    ...layout.parts.map(({ nodes }) => nodes),
    ...nodesOf(layout).map(({ children = [] }) => children),
  ];
  const alike = lists.flatMap((nodes) =>
    nodes.filter((node, index) => {
      const before = nodes[index - 1];
      return before?.key === node.key && (before.repeat !== undefined || node.repeat !== undefined);
    }),
  );
  expect(alike).toEqual([]);
});

it.each(standardLayouts)('$key has its texts, in both languages', (layout) => {
  const ids = [
    `simpleBuilder.layout.${layout.key}`,
    `simpleBuilder.layout.${layout.key}.text`,
    ...layout.parts.flatMap(({ name }) => [`simpleBuilder.part.${name}`, `simpleBuilder.part.${name}.help`]),
    ...nodesOf(layout).flatMap(({ repeat }) => (repeat ? [`simpleBuilder.item.${repeat.name}`] : [])),
  ];
  for (const id of ids) expect(messages.en).toHaveProperty([id]);
});

it.each(standardLayouts)('$key speaks the language of its page, about its product', (layout) => {
  const strings = [...walkPage(create(layout))].flatMap(({ props }) =>
    ['title', 'text', 'items', 'specifications', 'rows', 'products'].flatMap((name) =>
      listStrings(props[name]?.value.desktop),
    ),
  );
  expect(strings.filter((text) => /[a-z]{3}/i.test(text))).toEqual([]);
  expect(strings.join(' ')).toContain('Оптигриль');
  expect(strings.join(' ')).not.toMatch(/[{}]/);
});

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

it.each(standardLayouts)('$key has a picture drawn from its blocks', (layout) => {
  const picture = layoutPicture(layout, catalogue.find);
  expect(picture).toMatch(/^<svg .*<\/svg>$/s);
  expect(picture.match(/<svg/g)).toHaveLength(1);
});

it('names each layout once', () => {
  const keys = standardLayouts.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const layout of standardLayouts) expect(findLayout(layout.key)).toBe(layout);
  expect(findLayout(undefined)).toBeUndefined();
});

it('gives Amazon no more modules than it takes', () => {
  const counts = standardLayouts
    .filter(({ template }) => template === amazonTemplate)
    .map(({ parts }) => parts.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(amazonRootLimit);
});

const minisite = standardLayouts.find(({ key }) => key === 'friendlyMinisite')!;

function groupOf(groups: readonly MatchedGroup[] | undefined, key: string): MatchedGroup | undefined {
  for (const group of groups ?? []) {
    if (group.node.key === key) return group;
    const inside = group.matched.flatMap(({ children }) => groupOf(children, key) ?? []);
    if (inside[0]) return inside[0];
  }
  return undefined;
}

it('finds the blocks of repeated ones', () => {
  const parts = matchLayout(create(minisite), minisite);
  const slides = parts?.find(({ part }) => part.name === 'slides');
  expect(groupOf(slides?.groups, 'FriendlySlide')?.matched).toHaveLength(2);
  const questions = parts?.find(({ part }) => part.name === 'questions');
  expect(groupOf(questions?.groups, 'Accordion')?.matched).toHaveLength(2);
});

it('hides the parts that are left out at first, and no others', () => {
  const page = create(minisite);
  const hidden = matchLayout(page, minisite)?.map(
    ({ id, part }) => [part.optional, getComponent(page, id)?.props['hide']?.value.desktop] as const,
  );
  for (const [optional, hide] of hidden ?? []) expect(hide === true).toBe(optional === 'off');
});

it('knows a sample text in both languages, inside lists and formatting too', () => {
  expect(saysSample('<p>An advantage</p>')).toBe(true);
  expect(saysSample([{ title: 'Моё', text: 'Одним предложением: что это даёт покупателю?' }])).toBe(true);
  expect(saysSample('An advantage of mine')).toBe(false);
  expect(saysSample(undefined)).toBe(false);
});
