import type { ContentRulesWire, ProductPages } from '@vitrina/api-client/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { defineJob } from '../defineJob.ts';
import { findUserById } from '../access/findCurrentUser.ts';
import { listCategories } from '../directory/categories.ts';
import { findContentRules } from '../directory/contentRules.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import { checkPackage, countEqual } from './checkPackage.ts';
import { findImported, licenseOf } from './importKeys.ts';
import type { FoundDocument } from './foundDocument.ts';
import { listProducts } from './listProducts.ts';
import { openPackages, type Packages } from './openPackages.ts';
import { readUploadedTable } from './productTable.ts';
import { readDocument } from './readDocument.ts';

type StoredImport = Selectable<Tables['package_import']>;
type NewRow = Insertable<Tables['package_import_row']>;

const timeoutSeconds = 3600;

/** Lists the documents of an upload. */
async function* listDocuments(packages: Packages): AsyncGenerator<FoundDocument> {
  for await (const { archive, path: inner, readText } of packages.list()) {
    const path = [archive, inner].filter((part) => part !== '').join('/');
    yield {
      archive,
      path,
      async read() {
        try {
          return readDocument(await readText(), path) ?? 'notPackage';
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          return error.code === 'fileTooLarge' ? 'documentTooLarge' : 'notPackage';
        }
      },
    };
  }
}

interface TableSource {
  readonly stored: StoredImport;
  readonly pages: ProductPages;
  readonly uploadPath: string;
  readonly packages: Packages;
}

/** Lists the products of a table, in the categories that its user can reach. */
async function listTableRows(
  { config, database: { query }, blocks }: Services,
  { stored, pages, uploadPath, packages }: TableSource,
): Promise<Iterable<FoundDocument>> {
  const user = await findUserById(query, stored.user_id);
  const categories = user ? await listCategories(query, user) : [];
  const table = await readUploadedTable(uploadPath, stored.name);
  return listProducts(table, { config, packages, pages, blocks, categories });
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
  found: FoundDocument,
  { takenKeys, rules }: RowContext,
): Promise<NewRow> {
  const { path, archive } = found;
  const document = await found.read();
  const place = { import_id: id, path, archive };
  if (typeof document === 'string') {
    const none = { name: path, import_key: `path ${path}`, content_hash: '', findings: '[]' };
    const error = `api.import.${document}`;
    return { ...place, ...none, structure: null, product: null, status: 'failed', error, epack_id: null };
  }
  const { structure, name, importKey: import_key, contentHash: content_hash, product } = document;
  const checked = checkPackage(structure, blocks, { rules, takesMedia: product !== undefined });
  const row = {
    ...place,
    name,
    import_key,
    content_hash,
    structure: JSON.stringify(structure),
    product: product ? JSON.stringify(product) : null,
    findings: JSON.stringify([...countEqual(document.findings ?? []), ...checked]),
  };
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
  const source = { name: stored.name, dataFolder: services.config.dataFolder };
  const packages = await openPackages(uploadPath, source);
  try {
    const known = await listKnown(query, stored.id);
    const rules = await findContentRules(query, licenseOf(stored.scope));
    const documents = stored.products
      ? await listTableRows(services, { stored, pages: stored.products, uploadPath, packages })
      : listDocuments(packages);
    for await (const found of documents) {
      signal.throwIfAborted();
      if (known.paths.has(found.path)) continue;
      const row = await toRow(services, stored, found, { takenKeys: known.keys, rules });
      await query.insertInto('package_import_row').values(row).execute();
      known.paths.add(found.path);
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
