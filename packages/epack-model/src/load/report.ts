import type { Issue } from '../issue.ts';
import type { Json } from '../json.ts';
import type { ComponentId } from '../schemas/component.ts';

/** Collects issues of one component. */
export type Report = (
  code: string,
  severity: Issue['severity'],
  values?: Readonly<Record<string, Json>>,
) => void;

export function reportOn(issues: Issue[], componentId: ComponentId): Report {
  return (code, severity, values) => {
    issues.push(values ? { code, severity, componentId, values } : { code, severity, componentId });
  };
}
