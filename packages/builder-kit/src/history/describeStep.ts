import { getComponent, type Component, type Page, type PageChange } from '@vitrina/epack-model';
import type { HistoryStep } from '@vitrina/history-engine';

import type { RecordedEdit } from '../store/recordedEdit.ts';

/** What a step of the history did, and to which block. */
export interface StepDescription {
  /** `builder.history.step.<type>` names it. */
  readonly type: string;
  /** The block it was about, as it was called; undefined for a step of several or of none. */
  readonly component: Component | undefined;
}

/** A step in terms of blocks. One that is gone is found in what the step added or took off. */
export function describeStep(step: HistoryStep<RecordedEdit>, page: Page | undefined): StepDescription {
  const changes = step.changes.flatMap(({ change, inverse }) => [
    ...toPageChanges(change),
    ...toPageChanges(inverse),
  ]);
  const [first] = changes;
  const isOfOne = first !== undefined && first.type !== 'batch';
  return { type: step.type, component: isOfOne ? findComponent(changes, page) : undefined };
}

function toPageChanges(edit: RecordedEdit): readonly PageChange[] {
  return edit.scope === 'page' ? [edit.change] : [];
}

function findComponent(changes: readonly PageChange[], page: Page | undefined): Component | undefined {
  for (const change of changes) {
    if ('components' in change) return change.components[0];
    if ('id' in change) {
      const standing = page && getComponent(page, change.id);
      if (standing) return standing;
    }
  }
  return undefined;
}
