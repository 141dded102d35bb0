import type { FastifyReply, FastifyRequest } from 'fastify';

import { invalidField } from './failure.ts';

const revisionTag = /^(?:W\/)?"?(\d{1,9})"?$/;

/**
 * Returns the revision a save is based on, from If-Match; undefined without one, or for any revision (`*`).
 *
 * @throws a 400 for a tag that is not a revision
 */
export function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  const match = revisionTag.exec(header);
  if (!match) throw invalidField('headers.if-match', 'wrongFormat');
  return Number(match[1]);
}

/** Sends a page's revision as its ETag. */
export function writeRevision(reply: FastifyReply, revision: number): void {
  void reply.header('etag', `"${revision}"`);
}
