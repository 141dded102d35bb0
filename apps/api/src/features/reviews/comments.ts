import type { CallRequest, contract, ReviewComment, WireComponentData } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, invalidField, notFound } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { isoDate } from '../../platform/storage/isoDate.ts';
import { writeAudit } from '../audit/audit.ts';
import { tellOfReview } from '../content-review/tellOfReview.ts';
import { findPage } from '../epacks/pageStore.ts';
import { findEpack } from '../epacks/queries.ts';
import { readReview, userOf } from './readReview.ts';
import type { Reviewing } from './requestReview.ts';

type Body = CallRequest<typeof contract.addReviewComment>['body'];

/** The most comments of an epack; all of them are listed at once. */
const mostComments = 2000;

const select = sql<ReviewComment>`
  c.id, c.thread_id as "threadId", c.component_id as "componentId", c.component_name as "componentName", c.text,
  case when c.page is not null
    then json_build_object('locale', c.locale, 'template', c.template, 'page', c.page) end as page,
  ${userOf(sql`c.author_id`)} as author, ${isoDate(sql`c.created_at`)} as "createdDate",
  c.is_resolved as "isResolved",
  ${userOf(sql`c.settled_by`)} as "settledBy", ${isoDate(sql`c.settled_at`)} as "settledDate"
`;

async function readComments(query: Queryable, epackId: string, id?: number): Promise<ReviewComment[]> {
  const { rows } = await sql<ReviewComment>`
    select ${select} from review_comment c
    where c.epack_id = ${epackId} ${id === undefined ? sql`` : sql`and c.id = ${id}`} order by c.id
  `.execute(query);
  return rows;
}

/** Lists the comments on an epack, oldest first. */
export async function listComments(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
): Promise<ReviewComment[]> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  return readComments(query, epackId);
}

async function readComment(query: Queryable, epackId: string, id: number): Promise<ReviewComment> {
  const [comment] = await readComments(query, epackId, id);
  if (!comment) throw notFound();
  return comment;
}

interface Place {
  locale: string | null;
  template: string | null;
  page: string | null;
  component_id: number | null;
  component_name: string;
}

/** Returns the name that the editor shows of a block: the user's own, or that of its kind. */
function nameOf({ customName, displayName, componentKey }: WireComponentData): string {
  const names = [customName, displayName, componentKey];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}

/** Finds what a new thread is about. @throws 409 for a block that is not on the saved page */
async function findPlace(query: Queryable, epackId: string, { page, componentId }: Body): Promise<Place> {
  if (!page) {
    if (componentId !== undefined) throw invalidField('body.page', 'required');
    return { locale: null, template: null, page: null, component_id: null, component_name: '' };
  }
  const stored = await findPage(query, epackId, page);
  if (!stored) throw invalidField('body.page', 'notAllowed');
  if (componentId === undefined) return { ...page, component_id: null, component_name: '' };
  const block = stored.components.find(({ id }) => id === componentId);
  if (!block) throw new Failure(409, 'blockNotSaved');
  return { ...page, component_id: componentId, component_name: nameOf(block).slice(0, 200) };
}

/** Finds the place of the thread that a comment answers. */
async function findThread(query: Queryable, epackId: string, threadId: number): Promise<Place> {
  const thread = await query
    .selectFrom('review_comment')
    .select(['locale', 'template', 'page', 'component_id', 'component_name'])
    .where('epack_id', '=', epackId)
    .where('id', '=', threadId)
    .where('thread_id', 'is', null)
    .executeTakeFirst();
  if (!thread) throw invalidField('body.threadId', 'notAllowed');
  return thread;
}

/** Lists who takes part in a review: the author of the request, its reviewer, and the authors of the thread. */
async function listParticipants(
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  threadId: number | undefined,
): Promise<number[]> {
  const { request } = await readReview(query, user, epackId);
  const { rows } = await sql<{ id: number }>`
    select distinct author_id as id from review_comment
    where epack_id = ${epackId} and (id = ${threadId ?? null} or thread_id = ${threadId ?? null})
      and author_id is not null
  `.execute(query);
  const asked = [request?.requestedBy, request?.reviewer, request?.decidedBy];
  const ids = [...asked.flatMap((one) => one?.id ?? []), ...rows.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== user.id);
}

async function refuseTooMany(query: Queryable, epackId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from review_comment where epack_id = ${epackId}
  `.execute(query);
  if ((rows[0]?.count ?? 0) >= mostComments) throw new Failure(409, 'tooManyComments');
}

/** Writes a comment in a transaction. An answer to a resolved thread reopens it. */
export async function writeComment(
  services: Reviewing,
  query: Queryable,
  user: CurrentUser,
  epackId: string,
  body: Body,
  language: Language,
): Promise<ReviewComment> {
  const { text, threadId } = body;
  const epack = await findEpack(query, user, epackId, true);
  if (!epack) throw notFound();
  await refuseTooMany(query, epackId);
  const place =
    threadId === undefined
      ? await findPlace(query, epackId, body)
      : await findThread(query, epackId, threadId);
  const { id } = await query
    .insertInto('review_comment')
    .values({ ...place, epack_id: epackId, thread_id: threadId ?? null, text, author_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (threadId !== undefined) await settle(query, user, threadId, false);
  await writeAudit(query, user.id, 'review.comment', epackId, { commentId: id });
  const news = { kind: 'commented', epackId, name: epack.name, text } as const;
  const readers = await listParticipants(query, user, epackId, threadId);
  await tellOfReview(services, query, user, readers, news, language);
  return readComment(query, epackId, id);
}

/** Adds a comment. */
export function addComment(
  services: Reviewing,
  user: CurrentUser,
  epackId: string,
  body: Body,
  language: Language,
): Promise<ReviewComment> {
  return services.database.transaction((query) =>
    writeComment(services, query, user, epackId, body, language),
  );
}

/** Resolves or reopens a thread; a thread that already is as asked keeps who settled it. */
async function settle(query: Queryable, user: CurrentUser, id: number, isResolved: boolean): Promise<void> {
  await query
    .updateTable('review_comment')
    .set({ is_resolved: isResolved, settled_by: user.id, settled_at: new Date() })
    .where('id', '=', id)
    .where('is_resolved', '<>', isResolved)
    .execute();
}

/** Resolves or reopens a thread. @throws 404 for an answer, which has no state of its own */
export async function settleThread(
  { database }: Reviewing,
  user: CurrentUser,
  epackId: string,
  id: number,
  isResolved: boolean,
): Promise<ReviewComment> {
  return database.transaction(async (query) => {
    if (!(await findEpack(query, user, epackId, true))) throw notFound();
    const { threadId } = await readComment(query, epackId, id);
    if (threadId !== null) throw notFound();
    await settle(query, user, id, isResolved);
    await writeAudit(query, user.id, isResolved ? 'review.resolve' : 'review.reopen', epackId, {
      commentId: id,
    });
    return readComment(query, epackId, id);
  });
}
