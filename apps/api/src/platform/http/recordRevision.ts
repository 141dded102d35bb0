import type { FastifyRequest } from 'fastify';

import { Failure } from './failure.ts';
import { readIfMatch } from './revision.ts';

/**
 * Compares a record's revision with the one a change is based on, if If-Match names one.
 *
 * @throws a 409 with both versions if the record changed in the meantime
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
