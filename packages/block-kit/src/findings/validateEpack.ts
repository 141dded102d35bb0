import { type Epack, pageAddress, type PageAddress, pageKey, validateEpackData } from '@vitrina/epack-model';

import { findTranslationSource } from '../texts/findTranslationSource.ts';
import { countUntranslated, readTranslation } from '../texts/readTranslation.ts';
import type { BlockSet } from './blockSet.ts';
import type { Finding } from './finding.ts';
import { type PageContext, validatePage } from './validatePage.ts';

/** The parts of a package that are validated. @public */
export type ValidatedEpack = Pick<Epack, 'type' | 'manifest' | 'pages' | 'dataSources'>;

/** A finding with the page it is on; undefined for the package's data. @public */
export interface EpackFinding extends Finding {
  readonly page?: PageAddress;
}

/** Knowledge from outside the package to validate it with. @public */
export type EpackContext = Pick<PageContext, 'hasFile'>;

/**
 * Finds everything that keeps a package from being published or can be improved: in its data, on each of its pages,
 * and texts that are not translated. Pages that are not loaded are left out.
 *
 * @public
 */
export function validateEpack(
  epack: ValidatedEpack,
  blocks: BlockSet,
  { hasFile }: EpackContext = {},
): readonly EpackFinding[] {
  const { dataSources } = epack;
  const keys = Object.keys(epack.pages);
  const ofData = validateEpackData(epack).map(({ code }): EpackFinding => ({ code, severity: 'error' }));
  const ofPages = keys.flatMap((key): readonly EpackFinding[] => {
    const page = epack.pages[key];
    if (!page) return [];
    const address = pageAddress(key);
    const context = { template: address.template, dataSources, ...(hasFile && { hasFile }) };
    return [...validatePage(page, blocks, context), ...findUntranslated(epack, blocks, address)].map(
      (finding) => ({ ...finding, page: address }),
    );
  });
  const none: readonly EpackFinding[] = keys.length === 0 ? [{ code: 'noPages', severity: 'error' }] : [];
  return [...ofData, ...none, ...ofPages];
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
