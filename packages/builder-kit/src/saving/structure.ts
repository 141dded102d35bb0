import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';
import {
  formatManifestDate,
  pageAddress,
  savePage,
  sizeTable,
  type BlockRules,
  type Page,
  type PageKey,
} from '@vitrina/epack-model';

import type { DocumentState } from '../store/documentState.ts';

/** The loaded pages among these keys. */
export function pickPages(document: DocumentState, keys: readonly PageKey[]): Record<PageKey, Page> {
  const picked: Record<PageKey, Page> = {};
  for (const key of keys) {
    const page = document.epack.pages[key];
    if (page) picked[key] = page;
  }
  return picked;
}

/** The document as it travels, with these pages and no others. */
export function toStructure(
  document: DocumentState,
  pages: Readonly<Record<PageKey, Page>>,
  rules: BlockRules,
  now: Date,
): EpackStructure {
  const { pages: _allPages, otherFields, ...fields } = document.epack;
  const components: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [key, page] of Object.entries(pages)) {
    const { locale, template, page: name } = pageAddress(key);
    const templates = (components[locale] ??= {});
    (templates[template] ??= {})[name] = savePage(page, rules).components;
  }
  const epackData = {
    ...otherFields,
    ...fields,
    manifest: { ...fields.manifest, updatedDate: formatManifestDate(now) },
    components,
    sizes: sizeTable,
  };
  const { epackId, active } = document;
  const activeEpackage = { ...(epackId !== undefined && { id: epackId }), ...active };
  return { activeEpackage, epackData } as unknown as EpackStructure;
}

/** The revisions that the pages are based on; a new page has none. */
export function getRevisions(document: DocumentState, keys: readonly PageKey[]): PageRevision[] {
  return keys.flatMap((key) => {
    const revision = document.revisions[key];
    return revision === undefined ? [] : [{ ...pageAddress(key), revision }];
  });
}
