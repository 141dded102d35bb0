import type { ComponentId } from '@vitrina/epack-model';
import type { KeyHistory } from '@vitrina/history-engine';

import { getEditedIds } from '../store/edit.ts';
import type { RecordedEdit } from '../store/recordedEdit.ts';

/** Returns the components that the steps in effect after a position of a history edited. */
export function listChanged(
  history: KeyHistory<RecordedEdit> | undefined,
  openedAt: number,
): ReadonlySet<ComponentId> {
  const steps = history?.steps.slice(openedAt, history.position) ?? [];
  const edits = steps.flatMap(({ changes }) => changes.map(({ change }) => change));
  return new Set(edits.flatMap((edit) => (edit.scope === 'page' ? getEditedIds(edit.change) : [])));
}
