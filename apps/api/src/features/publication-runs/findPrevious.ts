import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';

interface Previous {
  isShown: boolean;
  id: number | null;
}

/**
 * Finds the last publication of an epack with other content than the one shown. After a roll back, it is older than the
 * publication that was rolled back to, so that a second roll back does not return to the mistake.
 *
 * @returns a code if the epack is not shown, or has no earlier version
 */
export async function findPrevious(
  query: Queryable,
  epackId: string,
): Promise<{ id: number } | 'notPublished' | 'noEarlierVersion'> {
  const { rows } = await sql<Previous>`
    with shown as (
      select p.hash, coalesce(p.rolled_back_to, p.id) as origin
      from stream_pointer s join publication p on p.id = s.publication_id
      where s.epack_id = ${epackId} order by p.id desc limit 1
    )
    select exists (select from shown) as "isShown", (
      select p.id from publication p, shown
      where p.epack_id = ${epackId} and p.id < shown.origin and p.hash <> shown.hash order by p.id desc limit 1
    ) as id
  `.execute(query);
  const [found] = rows;
  if (!found?.isShown) return 'notPublished';
  return found.id === null ? 'noEarlierVersion' : { id: found.id };
}

/** Checks that a roll back still leads to the publication it was checked for. @throws 409 */
export async function checkIsPrevious(
  query: Queryable,
  epackId: string,
  publicationId: number | null,
): Promise<number> {
  const previous = await findPrevious(query, epackId);
  if (typeof previous === 'string' || previous.id !== publicationId)
    throw new Failure(409, 'publicationChanged');
  return previous.id;
}
