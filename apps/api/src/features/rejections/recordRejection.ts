import type { Rejection, RejectionInput } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { invalidField, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { writeAudit } from '../audit/audit.ts';
import { findEpack } from '../epacks/queries.ts';
import { listRetailersOf } from '../publishing/queries.ts';
import { writeComment } from '../reviews/comments.ts';
import type { Services } from '../services.ts';
import { findPlace } from './findPlace.ts';
import { findRejection } from './listRejections.ts';

/** The services needed to record a rejection. */
export type Rejecting = Pick<Services, 'blocks' | 'config' | 'database' | 'jobs'>;

/** Whether the same rejection is an open task already. */
export async function isKnown(query: Queryable, rejection: RejectionInput): Promise<boolean> {
  const { epackId, retailerId, quote, reason } = rejection;
  const { rows } = await sql`
    select 1 from rejection j join review_comment c on c.id = j.comment_id and not c.is_resolved
    where j.epack_id = ${epackId} and j.retailer_id = ${retailerId} and j.quote = ${quote} and j.reason = ${reason}
    limit 1
  `.execute(query);
  return rows.length > 0;
}

/** Stores a rejection, with a comment on the block that has the words, or on the package. @returns its id */
export async function recordRejection(
  services: Rejecting,
  query: Queryable,
  user: CurrentUser,
  rejection: RejectionInput,
  { retailer, language }: { retailer: string; language: Language },
): Promise<number> {
  const { epackId, retailerId, quote, reason } = rejection;
  const place = await findPlace(query, services.blocks, epackId, quote);
  const about = quote && !place ? `${reason}\n“${quote}”` : reason;
  const text = `${retailer}: ${about}`;
  const body = place ? { text, page: place.page, componentId: place.componentId } : { text };
  const comment = await writeComment(services, query, user, epackId, body, language);
  const { id } = await query
    .insertInto('rejection')
    .values({
      epack_id: epackId,
      retailer_id: retailerId,
      quote,
      reason,
      prop: place?.prop ?? '',
      comment_id: comment.id,
      created_by: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes down a rejection. @throws 404 for an epack, 400 for a retailer out of the user's reach */
export async function addRejection(
  services: Rejecting,
  user: CurrentUser,
  input: RejectionInput,
  language: Language,
): Promise<Rejection> {
  return services.database.transaction(async (query) => {
    const epack = await findEpack(query, user, input.epackId);
    if (!epack) throw notFound();
    const retailers = epack.license_id === null ? [] : await listRetailersOf(query, user, epack.license_id);
    const retailer = retailers.find(({ id }) => id === input.retailerId);
    if (!retailer) throw invalidField('body.retailerId', 'notAllowed');
    const rejection = { ...input, quote: input.quote.trim(), reason: input.reason.trim() };
    const id = await recordRejection(services, query, user, rejection, { retailer: retailer.name, language });
    await writeAudit(query, user.id, 'rejection.add', id, { epackId: input.epackId });
    const added = await findRejection(query, user, id);
    if (!added) throw notFound();
    return added;
  });
}
