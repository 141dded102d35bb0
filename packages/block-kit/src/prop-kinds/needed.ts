import type { PropKind } from '../propKind.ts';

/** Marks a prop without which shoppers see a gap or nothing at all; an empty one is a finding. @public */
export function needed<Value>(kind: PropKind<Value>): PropKind<Value> {
  return { ...kind, isNeeded: true };
}
