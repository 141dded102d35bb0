import {
  applyPageChange,
  getComponent,
  getSubtree,
  type ComponentId,
  type Page,
  type PageChange,
  type PageKey,
} from '@vitrina/epack-model';
import type { History, HistoryEntry, HistoryStep } from '@vitrina/history-engine';

import { getEditedIds } from '../store/edit.ts';
import type { RecordedEdit } from '../store/recordedEdit.ts';

type Step = HistoryStep<RecordedEdit>;
type Entry = HistoryEntry<RecordedEdit>;

/**
 * Fits the history of a page to changes that another user made to it. Every remaining step can be undone and redone
 * exactly. Steps that edit a block the other user has changed are dropped, since undoing one would revert the
 * other user's work.
 *
 * @param page - the page with the other user's changes
 * @param theirIds - the blocks they changed, added or removed
 */
export function rebaseHistory(
  history: History<RecordedEdit>,
  key: PageKey,
  page: Page,
  theirIds: ReadonlySet<ComponentId>,
): History<RecordedEdit> {
  const own = history[key];
  if (!own) return history;
  const past: Step[] = [];
  let before = page;
  for (const step of own.steps.slice(0, own.position).toReversed()) {
    const moved = moveBack(before, step, theirIds);
    if (!moved) continue;
    before = moved.page;
    past.unshift(moved.step);
  }
  const future: Step[] = [];
  let after = page;
  for (const step of own.steps.slice(own.position)) {
    const moved = moveOn(after, step, theirIds);
    if (!moved) continue;
    after = moved.page;
    future.push(moved.step);
  }
  return { ...history, [key]: { ...own, steps: [...past, ...future], position: past.length } };
}

interface Moved {
  readonly page: Page;
  readonly step: Step;
}

/** Undoes a step and records its exact redo; undefined if it doesn't fit. */
function moveBack(start: Page, step: Step, theirIds: ReadonlySet<ComponentId>): Moved | undefined {
  let page = start;
  const changes: Entry[] = [];
  for (const entry of step.changes.toReversed()) {
    const applied = apply(page, entry.inverse, theirIds);
    if (!applied) return undefined;
    page = applied.page;
    changes.unshift({ change: applied.inverse, inverse: entry.inverse });
  }
  return { page, step: { ...step, changes } };
}

/** Redoes a step and records its exact inverse; undefined if it doesn't fit. */
function moveOn(start: Page, step: Step, theirIds: ReadonlySet<ComponentId>): Moved | undefined {
  let page = start;
  const changes: Entry[] = [];
  for (const entry of step.changes) {
    const applied = apply(page, entry.change, theirIds);
    if (!applied) return undefined;
    page = applied.page;
    changes.push({ change: entry.change, inverse: applied.inverse });
  }
  return { page, step: { ...step, changes } };
}

function apply(page: Page, edit: RecordedEdit, theirIds: ReadonlySet<ComponentId>) {
  if (edit.scope !== 'page' || touches(page, edit.change, theirIds)) return undefined;
  const result = applyPageChange(page, edit.change);
  if (!result.ok) return undefined;
  return { page: result.page, inverse: { ...edit, change: result.inverse } };
}

function touches(page: Page, change: PageChange, theirIds: ReadonlySet<ComponentId>): boolean {
  if (change.type === 'batch') return change.changes.some((each) => touches(page, each, theirIds));
  const ids = getEditedIds(change).flatMap((id) =>
    change.type === 'removeComponent' && getComponent(page, id)
      ? getSubtree(page, id).map((component) => component.id)
      : [id],
  );
  return ids.some((id) => theirIds.has(id));
}
