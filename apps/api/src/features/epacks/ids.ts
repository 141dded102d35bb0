import { randomBytes, randomUUID } from 'node:crypto';

/**
 * Generates the ids of a new epack: one that grants access, and one for the published page, which grants
 * none.
 */
export function newEpackIds(): { id: string; public_id: string } {
  return { id: randomUUID(), public_id: randomBytes(9).toString('base64url') };
}
