import { posix } from 'node:path';

import { documentPath } from '../download/addDocument.ts';
import type { Archive } from './archive.ts';

const storedAddress = /^\/files\/([0-9a-f]{64}\.[a-z0-9]+)$/;

/** Returns the path of a row's document in the zip that holds it. */
export function documentPathOf({ archive, path }: { archive: string; path: string }): string {
  return archive === '' ? path : path.slice(archive.length + 1);
}

/** Returns the folder of a package's files in its zip, with a slash at the end; empty for the zip's root. */
export function rootOf(documentAt: string): string {
  if (documentAt.endsWith(documentPath)) return documentAt.slice(0, -documentPath.length);
  const folder = posix.dirname(documentAt);
  return folder === '.' ? '' : `${folder}/`;
}

/**
 * Returns the path of the file in the zip that an address names; undefined if the zip has none.
 *
 * @param documentAt - path in the zip of the document with the address
 */
export function findNamedFile(files: Archive, documentAt: string, address: string): string | undefined {
  if (address === '' || address.length > 1000 || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(address))
    return undefined;
  const stored = storedAddress.exec(address)?.[1];
  const root = rootOf(documentAt);
  const candidates = stored
    ? [`assets/${stored}`, `document/files/${stored}`, `files/${stored}`].map((path) => root + path)
    : [root + address, address.replace(/^\//, '')];
  return candidates.map((path) => posix.normalize(path)).find((path) => files.has(path));
}

/** Calls `visit` for each text of a JSON value, and returns the value with the texts it answers. */
export function mapTexts(value: unknown, visit: (text: string) => string): unknown {
  if (typeof value === 'string') return visit(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, visit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, visit)]));
}

/**
 * Lists the files of a zip that a document names.
 *
 * @param documentAt - the document's path in the zip
 * @returns paths in the zip by their address in the document
 */
export function listNamedFiles(document: unknown, files: Archive, documentAt: string): Map<string, string> {
  const pathOf = new Map<string, string>();
  mapTexts(document, (text) => {
    const path = findNamedFile(files, documentAt, text);
    if (path !== undefined && path !== documentAt) pathOf.set(text, path);
    return text;
  });
  return pathOf;
}
