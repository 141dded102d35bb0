import type yazl from 'yazl';

import { nestPages } from '../epacks/readEpack.ts';
import type { EpackRow, PageContent } from '../epacks/queries.ts';
import { sameAlways } from './runtimeFiles.ts';

/** The path of the epack's document in the zip: what `getEpack` answers as `structure`. */
export const documentPath = 'document/epack.json';

const storedFiles = /\/(files\/[0-9a-f]{64}\.[a-z0-9]+)/g;

/**
 * Adds an epack's document to a zip, with the addresses that are stored. Returns the keys of the files it
 * names, sorted.
 */
export function addDocument(zip: yazl.ZipFile, epack: EpackRow, pages: readonly PageContent[]): string[] {
  const structure = {
    activeEpackage: { ...epack.active, id: epack.id },
    epackData: { ...epack.data, components: nestPages(pages) },
  };
  const text = JSON.stringify({ structure });
  zip.addBuffer(Buffer.from(text), documentPath, sameAlways);
  return [...new Set(Array.from(text.matchAll(storedFiles), ([, key = '']) => key))].sort();
}
