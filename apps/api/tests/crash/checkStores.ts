import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { StreamPointer } from '@vitrina/api-client/contract';
import { coveragePath, pointerPath, type PointerKind } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';

import { toCoverage } from '../../src/features/publishing/coverageFiles.ts';
import { toStoredKey, type BlobStore } from '../../src/platform/storage/blobStore.ts';
import type { Queryable } from '../../src/platform/storage/database.ts';
import { temporaryFolder } from '../../src/platform/storage/temporaryFiles.ts';

async function readBlob(blobs: BlobStore, key: string): Promise<Buffer | undefined> {
  const blob = await blobs.find(key);
  return blob && buffer(blob.read());
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Checks that a file exists and that its checksum starts with its name. */
async function isWhole(blobs: BlobStore, key: string, name: string, known: Set<string>): Promise<boolean> {
  if (known.has(key)) return true;
  const bytes = await readBlob(blobs, key);
  if (!bytes || name === '' || !sha256(bytes).startsWith(name)) return false;
  known.add(key);
  return true;
}

async function listKeys(blobs: BlobStore, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list(folder)) keys.push(key);
  return keys;
}

interface PointerRow {
  retailer_id: number;
  kind: PointerKind;
  key: string;
  pointer: StreamPointer;
}

/** Lists the paths a pointer refers to. */
function filesOf({ base, pages }: StreamPointer): string[] {
  const all = Object.values(pages).flatMap((templates) => Object.values(templates));
  return all.flatMap(({ html, css }) => [base + html, base + css]);
}

/** Lists the coverage file that each retailer should have. */
async function listCoverage(query: Queryable): Promise<{ path: string; text: string }[]> {
  const { rows } = await sql<{ id: number; keys: string[] }>`
    select r.id, array(select key from stream_pointer where retailer_id = r.id) as keys from retailer r
  `.execute(query);
  return rows.map(({ id, keys }) => ({
    path: coveragePath(String(id)),
    text: JSON.stringify(toCoverage(keys)),
  }));
}

/** Checks that every pointer file matches its row and leads to whole files, and that none lacks a row. */
async function findPointerFaults(query: Queryable, blobs: BlobStore, known: Set<string>): Promise<string[]> {
  const { rows } = await sql<PointerRow>`
    select s.retailer_id, s.kind, s.key, p.pointer
    from stream_pointer s join publication p on p.id = s.publication_id
  `.execute(query);
  const faults: string[] = [];
  const expected = new Set<string>();
  for (const { retailer_id, kind, key, pointer } of rows) {
    const path = pointerPath({ retailer: String(retailer_id), kind, key });
    expected.add(toStoredKey(path));
    const text = (await readBlob(blobs, path))?.toString();
    if (text !== JSON.stringify(pointer)) faults.push(`pointer ${path} is not as its row says`);
    for (const file of filesOf(pointer)) {
      const name = file.split('/').at(-1)?.split('.')[0] ?? '';
      if (!(await isWhole(blobs, file, name, known))) faults.push(`${file} is missing or torn`);
    }
  }
  for (const { path, text } of await listCoverage(query)) {
    expected.add(toStoredKey(path));
    if ((await readBlob(blobs, path))?.toString() !== text)
      faults.push(`${path} does not cover the retailer's pointers`);
  }
  for (const key of await listKeys(blobs, 'i')) {
    if (!expected.has(key)) faults.push(`pointer ${key} has no row`);
  }
  return faults;
}

/**
 * Checks that every stored file exists with all its widths and formats, with the content its name requires.
 */
async function findFileFaults(query: Queryable, blobs: BlobStore, known: Set<string>): Promise<string[]> {
  const rows = await query.selectFrom('file').select(['id', 'extension', 'variants']).execute();
  const faults: string[] = [];
  for (const { id, extension, variants } of rows) {
    const urls = (variants as { url: string }[]).map(({ url }) => url.replace(/^\//, ''));
    for (const key of [`files/${id}.${extension}`, ...urls]) {
      const name = key.split('/')[1]?.split('.')[0] ?? '';
      if (!(await isWhole(blobs, key, name, known))) faults.push(`${key} is missing or torn`);
    }
  }
  return faults;
}

/**
 * Lists what rows refer to and the file store lacks, or has with other content.
 *
 * @param known - files found whole earlier, which do not change; files found now are added
 */
export async function findFaults(
  query: Queryable,
  blobs: BlobStore,
  known = new Set<string>(),
): Promise<string[]> {
  return [...(await findPointerFaults(query, blobs, known)), ...(await findFileFaults(query, blobs, known))];
}

/** Lists what belongs to nothing: half-written files, and blobs and publications without a row. */
export async function findOrphans(query: Queryable, blobs: BlobStore, root: string): Promise<string[]> {
  const temporary = await readdir(join(root, temporaryFolder));
  const files = await query.selectFrom('file').select(['id', 'variants']).execute();
  const named = files.map(({ id, variants }) => id + JSON.stringify(variants)).join();
  const publications = await query.selectFrom('publication').select('hash').distinct().execute();
  const hashes = new Set(publications.map(({ hash }) => hash));
  const idOf = (key: string): string => key.split('/')[1]?.split('.')[0] ?? '';
  return [
    ...temporary,
    ...(await listKeys(blobs, 'files')).filter((key) => !named.includes(idOf(key))),
    ...(await listKeys(blobs, 'p')).filter((key) => !hashes.has(idOf(key))),
  ];
}
