import type { Catalogue } from '@vitrina/block-catalogue';
import { contentOf, listTexts, readWords } from '@vitrina/block-kit';
import {
  checkFixedProperty,
  defaultTemplate,
  getChildIds,
  getSubtree,
  rootId,
  type Component,
  type Page,
} from '@vitrina/epack-model';

import type { Ask, Layout } from './layout.ts';
import { matchLayout, type MatchedGroup, type MatchedPart } from './matchLayout.ts';

/** The layout of pages from the library: their own sections are its parts. */
export const libraryLayout: Layout = {
  key: 'library',
  place: 'shops',
  kinds: ['anything'],
  template: defaultTemplate,
  parts: [],
};

const maxTitleLetters = 60;

/** Returns the parts of a page: those of its layout, or, of a page from the library, its sections. */
export function listParts(
  page: Page,
  layout: Layout,
  catalogue: Pick<Catalogue, 'find'>,
): readonly MatchedPart[] | undefined {
  return layout === libraryLayout ? readSections(page, catalogue) : matchLayout(page, layout);
}

/** Returns a part for each section, with a field for each text, file and link that can change. */
function readSections(page: Page, catalogue: Pick<Catalogue, 'find'>): readonly MatchedPart[] {
  return getChildIds(page, rootId).map((id) => {
    const components = getSubtree(page, id);
    const counts = new Map<string, number>();
    const groups = components.flatMap((component) => toGroups(page, component, catalogue, counts));
    const canHide = checkFixedProperty(page, id, 'hide') === undefined;
    const title = findTitle(components, catalogue);
    return {
      part: {
        name: 'section',
        ...(title !== undefined && { title }),
        ...(canHide && { optional: 'on' }),
        nodes: [],
      },
      id,
      groups,
    };
  });
}

function toGroups(
  page: Page,
  component: Component,
  catalogue: Pick<Catalogue, 'find'>,
  counts: Map<string, number>,
): MatchedGroup[] {
  const { id, parentId, componentKey: key } = component;
  const { ownProps = {} } = catalogue.find(key) ?? {};
  const asks = Object.entries(ownProps).flatMap(([prop, kind]): Ask[] => {
    if (contentOf(prop, kind) === undefined || checkFixedProperty(page, id, prop)) return [];
    const label = `${key} ${prop}`;
    const number = (counts.get(label) ?? 0) + 1;
    counts.set(label, number);
    return [{ prop, number }];
  });
  if (asks.length === 0) return [];
  const node = { key, asks };
  return [{ node, parentId, matched: [{ node, id, children: [] }] }];
}

/** Returns the first words of a section, which tell it from the others. */
function findTitle(components: readonly Component[], catalogue: Pick<Catalogue, 'find'>): string | undefined {
  for (const component of components) {
    for (const { control, text } of listTexts(component, catalogue)) {
      const words = readWords(control, text);
      if (words !== '')
        return words.length > maxTitleLetters ? `${words.slice(0, maxTitleLetters).trimEnd()}…` : words;
    }
  }
  return undefined;
}
