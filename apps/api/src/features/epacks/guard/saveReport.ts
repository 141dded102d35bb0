import { maxSaveIssues, type ReplacedPage, type SaveIssue } from '@vitrina/api-client/contract';
import type { Issue } from '@vitrina/epack-model';

import type { Language } from '../../../platform/http/language.ts';
import { issueText } from './issueText.ts';
import type { PageAddress } from '../pageAddress.ts';

/** An issue of a save, with its page. */
export interface FoundIssue extends Omit<Issue, 'page'> {
  readonly page?: PageAddress;
}

/** The issues and the replaced pages of a save. */
export interface SaveReport {
  issues: FoundIssue[];
  replaced: ReplacedPage[];
}

const ranks = { error: 0, warning: 1, info: 2 } as const;

/** Returns issues for the wire: the most severe, with their messages, and the number of all. */
export function toSaveIssues(
  found: readonly FoundIssue[],
  language: Language,
): { issues: SaveIssue[]; issueCount: number } {
  const issues = found
    .toSorted((a, b) => ranks[a.severity] - ranks[b.severity])
    .slice(0, maxSaveIssues)
    .map(({ code, severity, componentId, page, path, values }): SaveIssue => {
      return {
        code,
        severity,
        message: issueText(code, values, language),
        ...(componentId !== undefined && { componentId }),
        ...(page && { page }),
        ...(path !== undefined && { path }),
        ...(values && { values }),
      };
    });
  return { issues, issueCount: found.length };
}

/** Returns a report for the wire. */
export function toReport({ issues, replaced }: SaveReport, language: Language) {
  return { ...toSaveIssues(issues, language), replaced };
}
