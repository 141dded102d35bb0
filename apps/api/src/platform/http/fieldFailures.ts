import type { FieldErrorCode } from '@vitrina/api-client/contract';
import type { z } from 'zod';

import type { FieldFailure } from './failure.ts';

/** The fields of a validation library's issue that are used here. */
export type Issue = Partial<z.core.$ZodIssue> & { path?: PropertyKey[]; instancePath?: string };

const maxReported = 50;

const codes: Partial<Record<string, FieldErrorCode>> = {
  too_big: 'tooBig',
  too_small: 'tooSmall',
  invalid_format: 'wrongFormat',
  invalid_value: 'notAllowed',
  unrecognized_keys: 'unknownField',
};

function codeOf(issue: Issue): FieldErrorCode {
  const origin = 'origin' in issue ? issue.origin : undefined;
  const isLength = origin === 'string' || origin === 'array';
  if (issue.code === 'too_small' && isLength) return 'tooShort';
  if (issue.code === 'too_big' && isLength) return 'tooLong';
  if (issue.code === 'invalid_type') {
    return 'input' in issue && issue.input !== undefined ? 'wrongType' : requiredOrWrong(issue);
  }
  return codes[issue.code ?? ''] ?? 'invalid';
}

/**
 * zod leaves the input out of its issues; the message still distinguishes an absent value from a wrong one.
 */
function requiredOrWrong(issue: Issue): FieldErrorCode {
  return /received undefined/.test(issue.message ?? '') ? 'required' : 'wrongType';
}

function pathsOf(issue: Issue): string[] {
  const path = (issue.path ?? []).map(String);
  if (issue.code === 'unrecognized_keys' && 'keys' in issue) {
    return (issue.keys ?? []).map((key) => [...path, key].join('.'));
  }
  return [path.join('.')];
}

/**
 * Replaces an issue of a union with those of its branches: the branch that matched furthest has the most
 * helpful error.
 */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || !('errors' in issue)) return [issue];
  const branches = (issue.errors ?? []) as Issue[][];
  const depth = (branch: Issue[]) => Math.max(0, ...branch.map((inner) => inner.path?.length ?? 0));
  const best = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (!best) return [issue];
  return best.flatMap((inner) => flatten({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }));
}

/** Returns the issues of one part of a request (`body`, `query`, `params`) as fields with full paths. */
export function toFieldFailures(part: string, issues: readonly Issue[]): FieldFailure[] {
  return issues
    .flatMap(flatten)
    .slice(0, maxReported)
    .flatMap((issue) =>
      pathsOf(issue).map((path) => ({ path: path === '' ? part : `${part}.${path}`, code: codeOf(issue) })),
    );
}
