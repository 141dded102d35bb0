import type { ContentRulesWire } from '@vitrina/api-client/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { defineJob } from '../defineJob.ts';
import { findContentRules } from '../directory/contentRules.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import { checkPackage } from './checkPackage.ts';
import { findImported, licenseOf } from './importKeys.ts';
import { openPackages, type FoundPackage } from './openPackages.ts';
import { readDocument } from './readDocument.ts';

type StoredImport = Selectable<Tables['package_import']>;
type NewRow = Insertable<Tables['package_import_row']>;

const timeoutSeconds = 3600;

/** Returns the path of a document in the upload, through the zip that holds it. */
function wholePath({ archive, path }: FoundPackage): string {
  return [archive, path].filter((part) => part !== '').join('/');
}

async function listKnown(query: Queryable, importId: number) {
  const rows = await query
    .selectFrom('package_import_row')
    .select(['path', 'import_key'])
    .where('import_id', '=', importId)
    .execute();
  return {
    paths: new Set(rows.map(({ path }) => path)),
    keys: new Set(rows.map(({ import_key }) => import_key)),
  };
}

interface RowContext {
  /** Import keys of earlier documents of this import. */
  readonly takenKeys: ReadonlySet<string>;
  readonly rules: ContentRulesWire | undefined;
}

/** Reads and checks one document; creates nothing. */
async function toRow(
  { database, blocks }: Services,
  { id, scope }: StoredImport,
  found: FoundPackage,
  { takenKeys, rules }: RowContext,
): Promise<NewRow> {
  const path = wholePath(found);
  const text = await found.readText().catch((error: unknown) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  const document = typeof text === 'string' ? readDocument(text, path) : undefined;
  const place = { import_id: id, path, archive: found.archive };
  if (!document) {
    const none = {
      name: path,
      import_key: `path ${path}`,
      content_hash: '',
      structure: null,
      findings: '[]',
    };
    const isTooLarge = text instanceof Failure && text.code === 'fileTooLarge';
    const error = isTooLarge ? 'api.import.documentTooLarge' : 'api.import.notPackage';
    return { ...place, ...none, status: 'failed', error, epack_id: null };
  }
  const { structure, name, importKey: import_key, contentHash: content_hash } = document;
  const findings = JSON.stringify(checkPackage(structure, blocks, rules));
  const row = { ...place, name, import_key, content_hash, structure: JSON.stringify(structure), findings };
  if (takenKeys.has(import_key)) {
    return { ...row, status: 'failed', error: 'api.import.keyRepeated', epack_id: null };
  }
  const earlier = await findImported(database.query, scope, import_key);
  if (!earlier) return { ...row, status: 'ready', error: null, epack_id: null };
  const status = earlier.content_hash === content_hash ? 'present' : 'changed';
  return { ...row, status, error: null, epack_id: earlier.epack_id };
}

async function readRows(
  services: Services,
  stored: StoredImport,
  uploadPath: string,
  signal: AbortSignal,
): Promise<void> {
  const { query } = services.database;
  const packages = await openPackages(uploadPath, {
    name: stored.name,
    dataFolder: services.config.dataFolder,
  });
  try {
    const known = await listKnown(query, stored.id);
    const rules = await findContentRules(query, licenseOf(stored.scope));
    for await (const found of packages.list()) {
      signal.throwIfAborted();
      const path = wholePath(found);
      if (known.paths.has(path)) continue;
      const row = await toRow(services, stored, found, { takenKeys: known.keys, rules });
      await query.insertInto('package_import_row').values(row).execute();
      known.paths.add(path);
      known.keys.add(row.import_key);
    }
    if (known.paths.size === 0) throw new Failure(400, 'importEmpty');
  } finally {
    await packages.close();
  }
}

/** Reads the packages of an upload and checks them; continues after an interruption. */
export const readImport = defineJob({
  name: 'read-import',
  payload: z.object({ importId: z.number().int() }),
  timeoutSeconds,
  async run({ importId }, { services, signal }) {
    const { query } = services.database;
    const stored = await query
      .selectFrom('package_import')
      .selectAll()
      .where('id', '=', importId)
      .where('status', '=', 'reading')
      .executeTakeFirst();
    if (!stored) return;
    const end = (status: 'checked' | 'failed', error: string | null) =>
      query.updateTable('package_import').set({ status, error }).where('id', '=', importId).execute();
    try {
      const store = openUploadStore(services.config);
      await store.withFile(stored.upload_id, (path) => readRows(services, stored, path, signal));
      await end('checked', null);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await end('failed', `api.error.${error.code}`);
    }
  },
});
