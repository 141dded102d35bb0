import type { FastifyRequest } from 'fastify';

import { Failure } from './failure.ts';
import { readIfMatch } from './revision.ts';

/**
 * Holds a change of a record against the revision it is based on, where If-Match names one.
 *
 * @throws a 409 with both sides where someone else changed it in the meantime
 */
export function checkRecordRevision(
  request: FastifyRequest,
  sides: { yours: unknown; theirs: { revision: number } },
): void {
  const expected = readIfMatch(request);
  const { revision } = sides.theirs;
  if (expected === undefined || expected === revision) return;
  throw new Failure(409, 'staleRecord', { data: { ...sides, revision } });
}
