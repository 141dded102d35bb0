import type { Json } from '@vitrina/epack-model';

import { isJsonList, isJsonObject, type PropIssue, type PropKind } from '../propKind.ts';

/** An issue of a stored value or of one of its parts. */
export interface ValueIssue {
  readonly issue: PropIssue;
  /** The list indexes and member names that lead to the part. */
  readonly steps: readonly (string | number)[];
  /** Whether the part is not used whole: a page shows a default, or less. */
  readonly isLost: boolean;
}

/** Warnings of values that are not used whole. */
const losing: ReadonlySet<string> = new Set(['tooManyItems', 'markupLost']);

/** Lists the issues of a stored value and of everything in it. */
export function listValueIssues(
  kind: PropKind<unknown>,
  value: Json | undefined,
  steps: ValueIssue['steps'] = [],
): readonly ValueIssue[] {
  const parsed = kind.parse(value);
  const { control } = kind;
  if (!parsed.ok) return [{ issue: parsed.issue, steps, isLost: true }];
  const found: ValueIssue[] = parsed.warning
    ? [{ issue: parsed.warning, steps, isLost: losing.has(parsed.warning.code) }]
    : [];
  if (control.name === 'list' && isJsonList(value)) {
    for (const [at, item] of value.entries()) {
      found.push(...listValueIssues(control.item, item, [...steps, at]));
    }
  }
  if (control.name === 'group' && isJsonObject(value)) {
    for (const [name, member] of Object.entries(control.fields)) {
      if (Object.hasOwn(value, name)) found.push(...listValueIssues(member, value[name], [...steps, name]));
    }
  }
  return found;
}
