import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack, listPages } from '../epacks/queries.ts';
import { pagesToPublish } from '../publishing/compile.ts';
import { refuseUnfinished } from '../publishing/findings.ts';
import { listPointers } from '../publishing/pointers.ts';
import { findRollBack } from '../publishing/rollBack.ts';
import { readDueDate, refuseTaken } from '../publishing/schedules/schedules.ts';
import { findTarget } from '../publishing/target.ts';
import type { Services } from '../services.ts';
import { chooseWithin, only } from './chooseWithin.ts';
import { findPrevious } from './findPrevious.ts';
import type { OpenRow } from './openRows.ts';

/** The outcome of a check. */
export type Checked =
  | { status: 'ready'; retailerCount: number; targetId?: number }
  /** `note` is a code of `publicationRunNoteCodes`. */
  | { status: 'none'; note: 'notPublished' | 'noEarlierVersion' };

type Checking = Pick<Services, 'blobs' | 'blocks'> & { query: Queryable };

async function checkToPublish(
  { query, blocks }: Checking,
  user: CurrentUser,
  { epackId, retailerIds: kept, mayRewrite, language, action, dueAt }: OpenRow,
): Promise<Checked> {
  const asked = await chooseWithin(query, user, epackId, kept);
  const request = { checkPartialUpdate: !mayRewrite, retailerIds: asked };
  const { epack, license, retailers } = await findTarget(query, user, epackId, request, language);
  const pages = pagesToPublish(await listPages(query, epackId));
  await refuseUnfinished({ query, blocks }, epack, pages, { language, licenseId: license.id });
  if (action === 'schedule' && dueAt) {
    const due = readDueDate(dueAt.toISOString());
    await refuseTaken(query, epackId, { due, retailerIds: retailers.map(({ id }) => id) });
  }
  return { status: 'ready', retailerCount: retailers.length };
}

/** Returns the retailers that a run may unpublish from: its own, of those the user can access; undefined for all. */
export function reachedBy(user: CurrentUser, kept: readonly number[] | null): number[] | undefined {
  if (!kept) return undefined;
  return kept.filter((id) => !user.retailerIds || user.retailerIds.includes(id));
}

async function checkToUnpublish(
  { query }: Checking,
  user: CurrentUser,
  { epackId, retailerIds: kept }: OpenRow,
): Promise<Checked> {
  if (!(await findEpack(query, user, epackId))) throw notFound();
  const pointers = await listPointers(query, epackId, reachedBy(user, kept) ?? user.retailerIds);
  const retailerCount = new Set(pointers.map(({ retailerId }) => retailerId)).size;
  return retailerCount === 0 ? { status: 'none', note: 'notPublished' } : { status: 'ready', retailerCount };
}

async function checkToRollBack(
  { query, blobs }: Checking,
  user: CurrentUser,
  { epackId, retailerIds: kept }: OpenRow,
): Promise<Checked> {
  const previous = await findPrevious(query, epackId);
  if (typeof previous === 'string') return { status: 'none', note: previous };
  const request = { id: epackId, publicationId: previous.id, asked: undefined };
  const { retailers } = await findRollBack({ query, blobs }, user, request);
  const retailerCount = only(
    retailers.map(({ id }) => id),
    kept,
  ).length;
  return { status: 'ready', retailerCount, targetId: previous.id };
}

/** Checks what a run would do with an epack. Writes nothing. @throws what would refuse it */
export async function checkRow(checking: Checking, user: CurrentUser, row: OpenRow): Promise<Checked> {
  if (row.action === 'unpublish') return checkToUnpublish(checking, user, row);
  if (row.action === 'rollBack') return checkToRollBack(checking, user, row);
  return checkToPublish(checking, user, row);
}
