import { randomBytes, randomUUID } from 'node:crypto';

/** The ids of a new epack: one that opens it, and one for the published page, which opens nothing. */
export function newEpackIds(): { id: string; public_id: string } {
  return { id: randomUUID(), public_id: randomBytes(9).toString('base64url') };
}
