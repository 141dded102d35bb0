import type { DamagedPageData, SaveIssue } from '@vitrina/api-client/contract';

import type { SaveFailure } from '../store/savingSlice.ts';

/** Codes of stored content that the list of problems shows. */
const standing = /^model\.(?:nesting\.|load\.keyUnknown$)/;

/** Returns what the server changed in the saved content. Notes and standing problems are left out. */
export function listRepairs(issues: readonly SaveIssue[] = []): readonly SaveIssue[] {
  return issues.filter(({ code, severity }) => severity !== 'info' && !standing.test(code));
}

/** Returns the block that a refused save names, from the `data` of the refusal. */
export function toFault(data: unknown): Pick<SaveFailure, 'fault'> {
  const { issues } = (data ?? {}) as Partial<DamagedPageData>;
  const fault = Array.isArray(issues) ? (issues as readonly SaveIssue[])[0] : undefined;
  return fault?.page === undefined ? {} : { fault: { page: fault.page, componentId: fault.componentId } };
}
