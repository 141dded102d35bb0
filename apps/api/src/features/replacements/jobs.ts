import { toStoredImage } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { z } from 'zod';

import { findUserById } from '../access/findCurrentUser.ts';
import { findCaller } from '../access/findCaller.ts';
import { defineJob } from '../defineJob.ts';
import { toSaver } from '../epacks/saver.ts';
import { publishEpack } from '../publishing/publish.ts';
import type { Services } from '../services.ts';
import { applyRow, codeOf, undoRow } from './applyRow.ts';
import { toReplacer, type Replacer } from './matching/replaceInValue.ts';
import { readImage } from './readImage.ts';
import { searchEpack } from './searchRow.ts';

const timeoutSeconds = 3600;
const payload = z.object({ id: z.number().int() });

type State = 'waiting' | 'applying' | 'undoing';

async function findRun({ database: { query } }: Services, id: number) {
  return query.selectFrom('replacement').selectAll().where('id', '=', id).executeTakeFirst();
}

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

async function findRow({ database: { query } }: Services, runId: number, status: State) {
  return query
    .selectFrom('replacement_row')
    .select(['id', 'epack_id'])
    .where('replacement_id', '=', runId)
    .where('status', '=', status)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Works on the rows of a state one by one; one that fails does not stop the others. */
async function forEachRow(
  services: Services,
  { run, status, signal }: { run: Run; status: State; signal: AbortSignal },
  work: (row: { id: number; epack_id: string }) => Promise<void>,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const row = await findRow(services, run.id, status);
    if (!row) return;
    try {
      await work(row);
    } catch (error) {
      const code = codeOf(error);
      if (code === undefined) services.log.error({ err: error, row: row.id }, 'replacement failed');
      await services.database.query
        .updateTable('replacement_row')
        .set({ status: 'failed', error: `api.error.${code ?? 'somethingWentWrong'}` })
        .where('id', '=', row.id)
        .where('status', '=', status)
        .execute();
    }
  }
}

async function openReplacer(
  { database: { query } }: Services,
  { criteria, user_id }: Run,
): Promise<Replacer> {
  const user = criteria.kind === 'image' ? await findUserById(query, user_id) : undefined;
  const image = user && (await readImage(query, user, criteria.replace));
  return toReplacer(criteria, image && toStoredImage(image));
}

/** Searches the epacks of a replacement; continues after an interruption. */
export const findReplacements = defineJob({
  name: 'find-replacements',
  payload,
  timeoutSeconds,
  async run({ id }, { services, signal }) {
    const run = await findRun(services, id);
    if (!run) return;
    const { database, blocks } = services;
    const replacer = await openReplacer(services, run);
    await forEachRow(services, { run, status: 'waiting', signal }, async (row) => {
      const user = await findCaller(database.query, run.user_id, contract.createReplacement);
      const { pages, hits } = await searchEpack(database.query, user, blocks, {
        epackId: row.epack_id,
        replacer,
      });
      await database.query
        .updateTable('replacement_row')
        .set({
          status: hits.length > 0 ? 'found' : 'none',
          pages: JSON.stringify(pages),
          hits: JSON.stringify(hits),
        })
        .where('id', '=', row.id)
        .where('status', '=', 'waiting')
        .execute();
    });
  },
});

/** Publishes an epack again at the retailers that show it. A refusal is noted; the replacement stays. */
async function republish(services: Services, run: Run, row: { id: number; epack_id: string }): Promise<void> {
  const { query } = services.database;
  const shown = await query
    .selectFrom('stream_pointer')
    .select('retailer_id')
    .distinct()
    .where('epack_id', '=', row.epack_id)
    .execute();
  if (shown.length === 0) return;
  try {
    const user = await findCaller(query, run.user_id, contract.publishToStream);
    const request = { retailerIds: shown.map((each) => each.retailer_id), checkPartialUpdate: false };
    await publishEpack(services, user, row.epack_id, request, { language: run.language });
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    await query
      .updateTable('replacement_row')
      .set({ error: `api.error.${code}` })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Makes a replacement, one epack after the other; continues after an interruption. */
export const applyReplacements = defineJob({
  name: 'apply-replacements',
  payload,
  isExclusive: true,
  timeoutSeconds,
  async run({ id }, { services, signal }) {
    const run = await findRun(services, id);
    if (!run) return;
    const { database, blocks } = services;
    const replacer = await openReplacer(services, run);
    await forEachRow(services, { run, status: 'applying', signal }, async (row) => {
      // Read for each epack: rights can end while many are replaced.
      const user = await findCaller(database.query, run.user_id, contract.applyReplacement);
      const saver = toSaver(services, user, run.language);
      await applyRow(database, { saver, blocks }, row.id, replacer);
      if (run.is_republishing) await republish(services, run, row);
    });
  },
});

/** Takes back a replacement, one epack after the other; continues after an interruption. */
export const undoReplacements = defineJob({
  name: 'undo-replacements',
  payload,
  isExclusive: true,
  timeoutSeconds,
  async run({ id }, { services, signal }) {
    const run = await findRun(services, id);
    if (!run) return;
    const { database, blocks } = services;
    await forEachRow(services, { run, status: 'undoing', signal }, async (row) => {
      const user = await findCaller(database.query, run.user_id, contract.undoReplacement);
      await undoRow(database, { saver: toSaver(services, user, run.language), blocks }, row.id);
      if (run.is_republishing) await republish(services, run, row);
    });
  },
});
