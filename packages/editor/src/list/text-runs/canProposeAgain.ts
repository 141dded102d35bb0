import type { TextRunRow } from '@vitrina/api-client/contract';

/** Returns whether texts can be proposed again for a package of a run: it has none to review or apply. */
export function canProposeAgain({ status }: Pick<TextRunRow, 'status'>): boolean {
  return status === 'changed' || status === 'failed' || status === 'none';
}
