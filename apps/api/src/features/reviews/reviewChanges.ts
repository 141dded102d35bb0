import type { CallAnswer, contract } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { listPages } from '../epacks/queries.ts';
import { pagesToPublish } from '../publishing/compile.ts';
import {
  compareWithPublished,
  describePublication,
  findLastPublication,
} from '../publishing/sincePublished.ts';
import { readReview } from './readReview.ts';

/** Returns what an approval would let through. */
export async function readReviewChanges(
  query: Queryable,
  user: CurrentUser,
  id: string,
): Promise<CallAnswer<typeof contract.getReviewChanges>['data']> {
  // Before the pages: if a save happens in between, the version is the older one, which can't be approved anymore.
  const { version } = await readReview(query, user, id);
  const since = await findLastPublication(query, id);
  const pages = await compareWithPublished(query, id, since, pagesToPublish(await listPages(query, id)));
  return { version, since: describePublication(since), pages };
}
