import {
  type Epack,
  listCategoryIds,
  pageAddress,
  type PageAddress,
  pageKey,
  validateEpackData,
} from '@vitrina/epack-model';

import { findTranslationSource } from '../texts/findTranslationSource.ts';
import { countUntranslated, readTranslation } from '../texts/readTranslation.ts';
import type { BlockSet } from './blockSet.ts';
import type { ContentRules } from './contentRules.ts';
import type { EpackFinding, Finding } from './finding.ts';
import { findRequired } from './requiredContent.ts';
import { findTooHeavy } from './pageWeight.ts';
import { type PageContext, validatePage } from './validatePage.ts';

/** The parts of a package that are validated. @public */
export type ValidatedEpack = Pick<Epack, 'type' | 'manifest' | 'pages' | 'dataSources'>;

/** Knowledge from outside the package to validate it with. @public */
export interface EpackContext extends Pick<PageContext, 'hasFile'> {
  /** The rules of the company. Default: none. */
  readonly rules?: ContentRules | undefined;
  /** Returns the size of a stored file in bytes. Default: pages are not weighed. */
  readonly bytesOf?: (source: string) => number | undefined;
}

/**
 * Finds everything that keeps a package from being published or can be improved: in its data, on each of its pages,
 * and texts that are not translated. Pages that are not loaded are left out.
 *
 * @public
 */
export function validateEpack(
  epack: ValidatedEpack,
  blocks: BlockSet,
  { hasFile, rules, bytesOf }: EpackContext = {},
): readonly EpackFinding[] {
  const { dataSources, manifest } = epack;
  const categories = listCategoryIds(manifest.productData);
  const keys = Object.keys(epack.pages);
  const ofData = validateEpackData(epack).map(({ code }): EpackFinding => ({ code, severity: 'error' }));
  const ofPages = keys.flatMap((key): readonly EpackFinding[] => {
    const page = epack.pages[key];
    if (!page) return [];
    const address = pageAddress(key);
    const { locale, template } = address;
    const company = rules && { rules, locale, categories };
    const context = { template, dataSources, ...(hasFile && { hasFile }), ...(company && { company }) };
    const weight = rules && bytesOf ? findTooHeavy(page, blocks, rules, bytesOf) : [];
    return [
      ...validatePage(page, blocks, context),
      ...findUntranslated(epack, blocks, address),
      ...weight,
    ].map((finding) => ({ ...finding, page: address }));
  });
  const ofRules = rules ? findRequired(epack.pages, blocks, { rules, categories }) : [];
  const none: readonly EpackFinding[] = keys.length === 0 ? [{ code: 'noPages', severity: 'error' }] : [];
  return [...ofData, ...none, ...ofRules, ...ofPages];
}

/** Finds the number of texts on a page that its translation left as they are. */
function findUntranslated(epack: ValidatedEpack, blocks: BlockSet, address: PageAddress): readonly Finding[] {
  const target = epack.pages[pageKey(address)];
  const sourceAddress = target ? findTranslationSource(epack, target, address) : undefined;
  const source = sourceAddress && epack.pages[pageKey(sourceAddress)];
  if (!target || !source) return [];
  const count = countUntranslated(readTranslation({ source, sourceAddress, target }, blocks));
  return count === 0 ? [] : [{ code: 'untranslated', severity: 'warning', values: { count } }];
}
