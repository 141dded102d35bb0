import { sizes, type Component, type Json, type SizeName } from '@vitrina/epack-model';

import type { PropKind } from '../propKind.ts';
import type { Finding } from './finding.ts';
import { hasContent, isContentKind } from './hasContent.ts';
import { listValueIssues, type ValueIssue } from './valueIssues.ts';

/** Finds what is wrong with the stored values of a prop. */
export function findInValues(
  component: Component,
  name: string,
  kind: PropKind<unknown>,
): readonly Finding[] {
  const value = component.props[name]?.value;
  if (!value) return [];
  const read: readonly SizeName[] = kind.isPerSize ? sizes : ['desktop'];
  return [
    ...read.flatMap((size) => findAtSize(component, name, kind, size, value[size])),
    ...findIgnoredSizes(component, name, kind),
  ];
}

function findAtSize(
  { id }: Component,
  name: string,
  kind: PropKind<unknown>,
  size: SizeName,
  value: Json | undefined,
): readonly Finding[] {
  if (value === undefined) return [];
  return listValueIssues(kind, value).map((found) => ({
    code: found.issue.code,
    severity: severityOf(found, kind),
    componentId: id,
    prop: [name, ...found.steps].join('.'),
    ...(kind.isPerSize && { size }),
    ...(found.issue.values && { values: found.issue.values }),
  }));
}

/** Without its content a page must not go out; a wrong setting has a default. */
function severityOf({ isLost, issue }: ValueIssue, kind: PropKind<unknown>): Finding['severity'] {
  return isLost && issue.code !== 'markupLost' && isContentKind(kind) ? 'error' : 'warning';
}

/** A prop with one value for all sizes shows that of the desktop only. */
function findIgnoredSizes(
  { id, props }: Component,
  name: string,
  kind: PropKind<unknown>,
): readonly Finding[] {
  const prop = props[name];
  if (kind.isPerSize || !prop) return [];
  const { desktop } = prop.value;
  return sizes
    .filter((size) => size !== 'desktop' && prop.value[size] !== undefined)
    .map((size) => ({
      code: 'sizeIgnored',
      severity: isContentKind(kind) && hasContent(kind, prop.value[size]) ? 'warning' : 'info',
      componentId: id,
      prop: name,
      size,
      fix: {
        type: 'replaceProperty',
        id,
        name,
        prop: { ...prop, value: desktop === undefined ? {} : { desktop } },
      },
    }));
}
