import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { inScopeOf } from '../access/epackScope.ts';
import { type EpackSelection, matchesSelection, maxSelected } from './epackFilter.ts';

/** The table of a job's rows, its column for the job, and the job's id. */
interface JobRows {
  table: 'replacement_row' | 'text_run_row' | 'publication_run_row';
  column: 'replacement_id' | 'run_id';
  id: number;
}

/**
 * Adds a row to a job for each selected epack that the user can reach, by name.
 *
 * @throws 404 if no epack is selected, 400 for too many
 */
export async function addSelectedRows(
  query: Queryable,
  user: CurrentUser,
  selection: EpackSelection,
  { table, column, id }: JobRows,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(table)} (${sql.ref(column)}, epack_id)
    select ${id}::int, e.id from epack e where ${inScopeOf(user)} and ${matchesSelection(selection)}
    order by e.name collate "und-x-icu", e.id limit ${maxSelected + 1}
  `.execute(query);
  if (numAffectedRows === 0n) throw notFound();
  if (numAffectedRows > BigInt(maxSelected)) throw invalidField('body.filter', 'tooBig');
}
