import type { PublishProblem } from '@vitrina/api-client/contract';

const lasting = new Set([
  'publishNotAllowed',
  'contentCheckRequired',
  'takenByAnotherLicense',
  'ownedByAnotherLicense',
]);

/**
 * Returns whether saving can't solve a problem, because the user's group or another license's packages cause
 * it.
 */
export function isLasting({ code }: Pick<PublishProblem, 'code'>): boolean {
  return lasting.has(code);
}
