import { contract } from '@vitrina/api-client/contract';
import { z } from 'zod';

import { Failure } from '../../platform/http/failure.ts';
import { findCaller } from '../access/findCaller.ts';
import { defineJob } from '../defineJob.ts';
import { toSaver } from '../epacks/saver.ts';
import type { Services } from '../services.ts';
import { applyRow, PageEdited } from './applyRow.ts';
import type { StoredRun } from './proposeForRow.ts';

const timeoutSeconds = 3600;

/** Applies the texts of an epack; one that is refused does not stop the others. */
async function applyOrFail(services: Services, run: StoredRun, rowId: number): Promise<void> {
  const { database, blocks, log } = services;
  try {
    // Read for each epack: rights can end while many are applied.
    const user = await findCaller(database.query, run.user_id, contract.applyTextRun);
    const saver = toSaver(services, user, run.language);
    await applyRow(database, saver, blocks, { rowId, locale: run.locale });
  } catch (error) {
    const isEdited = error instanceof PageEdited;
    const code = error instanceof Failure ? error.code : 'somethingWentWrong';
    if (!isEdited && !(error instanceof Failure)) log.error({ err: error, row: rowId }, 'texts not applied');
    await database.query
      .updateTable('text_run_row')
      .set(isEdited ? { status: 'changed', error: null } : { status: 'failed', error: `api.error.${code}` })
      .where('id', '=', rowId)
      .where('status', '=', 'applying')
      .execute();
  }
}

/** Saves the reviewed texts of a run, one epack after the other; continues after an interruption. */
export const applyTexts = defineJob({
  name: 'apply-texts',
  payload: z.object({ runId: z.number().int() }),
  isExclusive: true,
  timeoutSeconds,
  async run({ runId }, { services, signal }) {
    const { query } = services.database;
    const run = await query.selectFrom('text_run').selectAll().where('id', '=', runId).executeTakeFirst();
    if (!run) return;
    for (;;) {
      signal.throwIfAborted();
      const row = await query
        .selectFrom('text_run_row')
        .select('id')
        .where('run_id', '=', runId)
        .where('status', '=', 'applying')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!row) return;
      await applyOrFail(services, run, row.id);
    }
  },
});
