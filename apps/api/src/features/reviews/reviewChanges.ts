import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findEpack, listPages } from '../epacks/queries.ts';
import { pagesToPublish } from '../publishing/compile.ts';
import {
  compareWithPublished,
  describePublication,
  findLastPublication,
} from '../publishing/sincePublished.ts';

/** Returns what an approval would let through. */
export async function readReviewChanges(
  query: Queryable,
  user: CurrentUser,
  id: string,
): Promise<CallAnswer<typeof contract.getReviewChanges>['data']> {
  if (!(await findEpack(query, user, id))) throw notFound();
  const since = await findLastPublication(query, id);
  const pages = await compareWithPublished(query, id, since, pagesToPublish(await listPages(query, id)));
  return { since: describePublication(since), pages };
}
