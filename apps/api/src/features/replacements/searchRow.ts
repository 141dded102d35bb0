import { loadPage, type PageAddress } from '@vitrina/epack-model';

import { Failure, notFound } from '../../platform/http/failure.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { findEpack, listPages } from '../epacks/queries.ts';
import { findInPage } from './matching/findInPage.ts';
import type { Replacer } from './matching/replaceInValue.ts';
import type { SearchedPage, StoredHit } from './tables.ts';

/** The most hits of an epack: more are no list that a person reads. */
const maxHits = 2000;

/** Returns a hit's key, unique in the epack. */
export function toHitKey({ locale, template, page }: PageAddress, key: string): string {
  return `${locale} ${template} ${page} ${key}`;
}

/**
 * Searches the pages of an epack.
 *
 * @throws 404 if the user can no longer reach it, 400 for too many hits
 */
export async function searchEpack(
  query: Queryable,
  user: CurrentUser,
  { catalogue }: Pick<Blocks, 'catalogue'>,
  { epackId, replacer }: { epackId: string; replacer: Replacer },
): Promise<{ pages: SearchedPage[]; hits: StoredHit[] }> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  const { locales, templates } = replacer.criteria;
  const pages: SearchedPage[] = [];
  const hits: StoredHit[] = [];
  for (const { components, revision, ...address } of await listPages(query, epackId)) {
    if (locales && !locales.includes(address.locale)) continue;
    if (templates && !templates.includes(address.template)) continue;
    const found = findInPage(loadPage(components, catalogue.rules).page, replacer, catalogue);
    if (found.length === 0) continue;
    pages.push({ ...address, revision });
    for (const { key, component, prop, shownBefore, shownAfter } of found) {
      const { componentKey, displayName, customName } = component;
      hits.push({
        key: toHitKey(address, key),
        ...address,
        component: { componentKey, displayName, ...(customName === undefined ? {} : { customName }) },
        prop,
        before: shownBefore,
        after: shownAfter,
      });
    }
  }
  if (hits.length > maxHits) throw new Failure(400, 'tooManyHits');
  return { pages, hits };
}
