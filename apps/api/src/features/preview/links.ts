import type { PreviewLifetime, PreviewLink } from '@vitrina/api-client/contract';
import { maxPreviewLinks } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { createToken, hashToken } from '../../platform/security/tokens.ts';
import type { Database, Queryable } from '../../platform/storage/database.ts';
import { findUserById } from '../access/findCurrentUser.ts';
import { writeAudit } from '../audit/audit.ts';
import { findEpack } from '../epacks/queries.ts';
import type { Services } from '../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysOf: Record<PreviewLifetime, number> = { day: 1, week: 7, month: 30 };

async function readLinks(query: Queryable, epackId: string): Promise<PreviewLink[]> {
  const rows = await query
    .selectFrom('preview_link as l')
    .innerJoin('app_user as u', 'u.id', 'l.created_by')
    .select(['l.id', 'u.username', 'l.created_at', 'l.ends_at', 'l.opened_at'])
    .where('l.epack_id', '=', epackId)
    .where('l.ends_at', '>', new Date())
    .orderBy('l.id', 'desc')
    .execute();
  return rows.map(({ id, username, created_at, ends_at, opened_at }) => ({
    id,
    createdBy: username,
    createdDate: created_at.toISOString(),
    endDate: ends_at.toISOString(),
    lastOpenedDate: opened_at?.toISOString() ?? null,
  }));
}

/** Lists the links of an epack that still work. @throws 404 if the user cannot access the epack */
export async function listPreviewLinks(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
): Promise<PreviewLink[]> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  return readLinks(query, epackId);
}

/** Creates a link. Only the hash of its token is stored. @throws 404 if the user cannot access the epack */
export async function createPreviewLink(
  { database, config }: Pick<Services, 'database' | 'config'>,
  user: CurrentUser,
  epackId: string,
  lifetime: PreviewLifetime,
): Promise<{ id: number; url: string; endDate: string }> {
  const { token, hash } = createToken();
  const ends = new Date(Date.now() + daysOf[lifetime] * dayMs);
  const id = await database.transaction(async (query) => {
    if (!(await findEpack(query, user, epackId, true))) throw notFound();
    await query
      .deleteFrom('preview_link')
      .where('epack_id', '=', epackId)
      .where('ends_at', '<=', new Date())
      .execute();
    if ((await readLinks(query, epackId)).length >= maxPreviewLinks) {
      throw new Failure(409, 'tooManyPreviewLinks');
    }
    const link = await query
      .insertInto('preview_link')
      .values({ epack_id: epackId, created_by: user.id, hash, ends_at: ends })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(query, user.id, 'epack.sharePreview', epackId, { id: link.id, lifetime });
    return link.id;
  });
  const url = `${panelUrl(config)}/panel/builder-pro/preview/shared/${token}`;
  return { id, url, endDate: ends.toISOString() };
}

/** Ends a link at once. @throws 404 if the user cannot access the epack, or it has no such link */
export async function revokePreviewLink(
  database: Database,
  user: CurrentUser,
  epackId: string,
  linkId: number,
): Promise<void> {
  await database.transaction(async (query) => {
    if (!(await findEpack(query, user, epackId))) throw notFound();
    const link = await query
      .deleteFrom('preview_link')
      .where('epack_id', '=', epackId)
      .where('id', '=', linkId)
      .returning('id')
      .executeTakeFirst();
    if (!link) throw notFound();
    await writeAudit(query, user.id, 'epack.revokePreview', epackId, { id: linkId });
  });
}

/**
 * Finds the id of the epack that a link shows, and notes that it was opened. Undefined if the link has ended, or its author
 * cannot access the epack any more.
 */
export async function openPreviewLink(query: Queryable, token: string): Promise<string | undefined> {
  const link = await query
    .selectFrom('preview_link')
    .select(['id', 'epack_id', 'created_by'])
    .where('hash', '=', hashToken(token))
    .where('ends_at', '>', new Date())
    .executeTakeFirst();
  const author = link && (await findUserById(query, link.created_by));
  if (!author || !(await findEpack(query, author, link.epack_id))) return undefined;
  await sql`
    update preview_link set opened_at = now()
    where id = ${link.id} and coalesce(opened_at < now() - interval '1 minute', true)
  `.execute(query);
  return link.epack_id;
}
