import type { EpackStructure, PageRevision } from '@vitrina/api-client/contract';
import {
  formatManifestDate,
  pageAddress,
  saveEpack as writeEpack,
  type BlockRules,
  type Page,
  type PageKey,
} from '@vitrina/epack-model';

import type { DocumentState } from '../store/documentState.ts';

/** Returns the loaded pages among the given keys. */
export function pickPages(document: DocumentState, keys: readonly PageKey[]): Record<PageKey, Page> {
  const picked: Record<PageKey, Page> = {};
  for (const key of keys) {
    const page = document.epack.pages[key];
    if (page) picked[key] = page;
  }
  return picked;
}

/** Returns the document in wire format with the given pages only. */
export function toStructure(
  document: DocumentState,
  keys: readonly PageKey[],
  rules: BlockRules,
  now: Date,
): EpackStructure {
  const { epackId, active, epack } = document;
  const manifest = { ...epack.manifest, updatedDate: formatManifestDate(now) };
  const { epackData } = writeEpack({ ...epack, manifest }, rules, keys);
  const activeEpackage = { ...(epackId !== undefined && { id: epackId }), ...active };
  return { activeEpackage, epackData };
}

/** Returns the base revisions of the given pages; new pages have none. */
export function getRevisions(document: DocumentState, keys: readonly PageKey[]): PageRevision[] {
  return keys.flatMap((key) => {
    const revision = document.revisions[key];
    return revision === undefined ? [] : [{ ...pageAddress(key), revision }];
  });
}
