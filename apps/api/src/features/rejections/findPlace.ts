import type { PageAddress } from '@vitrina/epack-model';
import { loadPage } from '@vitrina/epack-model';

import type { Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { listPages } from '../epacks/queries.ts';
import { findInPage } from '../replacements/matching/findInPage.ts';
import { toReplacer } from '../replacements/matching/replaceInValue.ts';

/** The property of a block that has rejected words. */
export interface RejectedPlace {
  page: PageAddress;
  componentId: number;
  prop: string;
}

/** Finds the first block of an epack that has the words in one of its texts, in the order of its pages. */
export async function findPlace(
  query: Queryable,
  { catalogue }: Pick<Blocks, 'catalogue'>,
  epackId: string,
  quote: string,
): Promise<RejectedPlace | undefined> {
  if (quote === '') return undefined;
  const criteria = { kind: 'text', find: quote, replace: '', matchCase: false, wholeWord: false } as const;
  const replacer = toReplacer(criteria, undefined);
  for (const { components, locale, template, page } of await listPages(query, epackId)) {
    const [first] = findInPage(loadPage(components, catalogue.rules).page, replacer, catalogue);
    if (first)
      return { page: { locale, template, page }, componentId: first.component.id, prop: first.prop ?? '' };
  }
  return undefined;
}
