import { isDeepStrictEqual } from 'node:util';

import type { EpackStructure } from '@vitrina/api-client/contract';
import { contract } from '@vitrina/api-client/contract';
import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { findCaller } from '../access/findCaller.ts';
import { defineJob } from '../defineJob.ts';
import { insertEpack, replaceEpack } from '../epacks/createEpack.ts';
import { findEpack, listPageRevisions } from '../epacks/queries.ts';
import { toSaver, type Saver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { openUploadStore } from '../uploads/uploadStore.ts';
import { countEqual } from './checkPackage.ts';
import { claimKey, findImported } from './importKeys.ts';
import { openPackages, type Packages } from './openPackages.ts';
import { documentPathOf } from './namedFiles.ts';
import { type ImageTaker, openImageTaker } from './productImages.ts';
import { takeAssets } from './takeAssets.ts';
import type { UncountedFinding } from './tables.ts';
import { type TakenPackage, takeProduct } from './takeProduct.ts';

type StoredImport = Selectable<Tables['package_import']>;
type StoredRow = Selectable<Tables['package_import_row']>;

/** The outcome of a row, with the findings of writing it. */
interface Outcome extends Pick<StoredRow, 'status' | 'epack_id'> {
  findings: readonly UncountedFinding[];
}

const timeoutSeconds = 3600;

/** Where the files of an import's packages are from. */
interface Sources {
  packages: Packages;
  images: ImageTaker;
}

/** Thrown to undo the creation of a package whose key another import took in the meantime. */
class KeyTaken extends Error {}

async function create(
  query: Queryable,
  saver: Saver,
  { scope, name }: StoredImport,
  { import_key, content_hash, product }: StoredRow,
  structure: EpackStructure,
): Promise<Outcome> {
  const saved = await insertEpack(query, saver, { structure }, null);
  const created = saved && {
    epack_id: saved.id,
    content_hash,
    product: product && JSON.stringify(product),
    source: name,
    page_revisions: JSON.stringify(saved.pageIndex),
  };
  if (!created || !(await claimKey(query, { scope, import_key }, created))) throw new KeyTaken();
  return { status: 'created', epack_id: created.epack_id, findings: [] };
}

async function update(
  query: Queryable,
  saver: Saver,
  { scope, name }: StoredImport,
  { import_key, content_hash, product }: StoredRow,
  structure: EpackStructure,
): Promise<Outcome> {
  const known = await findImported(query, scope, import_key);
  const earlier = known && (await findEpack(query, saver.user, known.epack_id, true));
  if (!earlier) throw new Failure(404, 'notFound');
  const written = known.page_revisions;
  const isEdited =
    product && written && !isDeepStrictEqual(written, await listPageRevisions(query, earlier.id));
  if (!isEdited) await replaceEpack(query, saver, earlier, { structure });
  const pages = isEdited ? written : await listPageRevisions(query, earlier.id);
  await query
    .updateTable('package_import_key')
    .set({
      content_hash,
      product: product && JSON.stringify(product),
      source: name,
      page_revisions: JSON.stringify(pages),
    })
    .where('scope', '=', scope)
    .where('import_key', '=', import_key)
    .execute();
  return { status: 'updated', epack_id: earlier.id, findings: isEdited ? [pagesKept] : [] };
}

/** Pages that people edited stay; what the table changed is a finding in the editor. */
const pagesKept: UncountedFinding = { code: 'api.import.pagesKept', severity: 'info' };

/**
 * Creates or updates the package of a row. The package, its key and the row's status are one transaction, so that an
 * interrupted import continues without creating a package twice.
 */
async function importRow(
  { database }: Services,
  saver: Saver,
  stored: StoredImport,
  row: StoredRow,
  { structure, findings }: TakenPackage,
): Promise<void> {
  await database.transaction(async (query) => {
    const locked = await query
      .selectFrom('package_import_row')
      .select('status')
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirst();
    if (locked?.status !== row.status) return;
    const write = row.status === 'ready' ? create : update;
    const { findings: ofWriting, ...outcome } = await write(query, saver, stored, row, structure);
    await setOutcome(query, row, {
      ...outcome,
      findings: JSON.stringify([...row.findings, ...countEqual([...findings, ...ofWriting])]),
    });
  });
}

async function setOutcome(
  query: Queryable,
  { id, status }: StoredRow,
  outcome: Updateable<Tables['package_import_row']>,
): Promise<void> {
  await query
    .updateTable('package_import_row')
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
}

/** Imports a row; a package that is refused does not stop the others. */
async function importOrFail(
  services: Services,
  saver: Saver,
  stored: StoredImport,
  row: StoredRow,
  { packages, images }: Sources,
): Promise<void> {
  const { query } = services.database;
  try {
    const taken = await packages.withFiles(row.archive, async (files) => {
      const structure = row.structure as EpackStructure;
      const { product } = row;
      const { products: pages } = stored;
      if (product && pages)
        return takeProduct(services, saver.user, { product, structure, pages }, { images, files });
      const source = files && { files, documentAt: documentPathOf(row) };
      const whole = source ? await takeAssets(services, saver.user, structure, source) : structure;
      return { structure: whole, findings: [] };
    });
    await importRow(services, saver, stored, row, taken);
  } catch (error) {
    if (error instanceof KeyTaken) {
      const earlier = await findImported(query, stored.scope, row.import_key);
      await setOutcome(query, row, { status: 'present', epack_id: earlier?.epack_id ?? null });
      return;
    }
    const code = error instanceof Failure ? error.code : 'somethingWentWrong';
    if (!(error instanceof Failure)) services.log.error({ err: error, row: row.id }, 'package not imported');
    await setOutcome(query, row, { status: 'failed', error: `api.error.${code}` });
  }
}

async function runRows(
  services: Services,
  stored: StoredImport,
  sources: Sources,
  signal: AbortSignal,
): Promise<void> {
  const { query } = services.database;
  for (;;) {
    signal.throwIfAborted();
    const row = await query
      .selectFrom('package_import_row')
      .selectAll()
      .where('import_id', '=', stored.id)
      .where('status', 'in', stored.updates_changed ? ['ready', 'changed'] : ['ready'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    // Read for each package: rights can end while a long import runs.
    const user = await findCaller(query, stored.user_id, contract.startPackageImport);
    const saver = toSaver(services, user, stored.language);
    await importOrFail(services, saver, stored, row, sources);
  }
}

/** Creates the packages of a started import, one transaction each; continues after an interruption. */
export const runImport = defineJob({
  name: 'run-import',
  payload: z.object({ importId: z.number().int() }),
  timeoutSeconds,
  async run({ importId }, { services, signal }) {
    const { query } = services.database;
    const stored = await query
      .selectFrom('package_import')
      .selectAll()
      .where('id', '=', importId)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (!stored) return;
    const end = (status: 'done' | 'failed', error: string | null) =>
      query
        .updateTable('package_import')
        .set({ status, error, finished_at: new Date() })
        .where('id', '=', importId)
        .execute();
    try {
      await openUploadStore(services.config).withFile(stored.upload_id, async (path) => {
        const packages = await openPackages(path, {
          name: stored.name,
          dataFolder: services.config.dataFolder,
        });
        const images = openImageTaker(services);
        try {
          await runRows(services, stored, { packages, images }, signal);
        } finally {
          await images.close();
          await packages.close();
        }
      });
      await query
        .updateTable('package_import_row')
        .set({ status: 'skipped' })
        .where('import_id', '=', importId)
        .where('status', '=', 'changed')
        .execute();
      await end('done', null);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await end('failed', `api.error.${error.code}`);
    }
  },
});
