import type { PublishProblem } from '@vitrina/api-client/contract';

const lasting = new Set(['publishNotAllowed', 'contentCheckRequired', 'takenByAnotherLicense']);

/** Whether a problem stays whatever is saved: it is of the user's group, or of another license's packages. */
export function isLasting({ code }: Pick<PublishProblem, 'code'>): boolean {
  return lasting.has(code);
}
