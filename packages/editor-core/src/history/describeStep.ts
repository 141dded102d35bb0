import {
  getComponent,
  type Component,
  type Page,
  type PageChange,
  type SinglePageChange,
} from '@vitrina/epack-model';
import type { HistoryStep } from '@vitrina/history-engine';

import type { RecordedEdit } from '../store/recordedEdit.ts';

/** What a step of the history did, and to which block. */
export interface StepDescription {
  /** `builder.history.step.<type>` names it. */
  readonly type: string;
  /** The block it was about, as it was called; undefined for a step of several or of none. */
  readonly component: Component | undefined;
  /** The property it set, of a step that set just one. */
  readonly propName: string | undefined;
  /** How many blocks it was about, where the same was done to several. */
  readonly count: number | undefined;
}

/** A step in terms of blocks. One that is gone is found in what the step added or took off. */
export function describeStep(step: HistoryStep<RecordedEdit>, page: Page | undefined): StepDescription {
  const done = step.changes.flatMap(({ change }) => toPageChanges(change));
  const undone = step.changes.flatMap(({ inverse }) => toPageChanges(inverse));
  const [first] = done;
  const added = first && 'components' in first ? listTops(first.components) : [];
  if (added.length > 1)
    return { type: step.type, component: undefined, propName: undefined, count: added.length };
  // What several changes were made for has a name of its own, such as another version taken.
  if (step.type === 'batch' && first?.type === 'batch') return describeBatch(first.changes);
  return {
    type: step.type,
    component: first && findComponent([...done, ...undone], page),
    propName: findPropName(done),
    count: undefined,
  };
}

/** The same done to several blocks is named as if to one; copies count by what was added. */
function describeBatch(changes: readonly SinglePageChange[]): StepDescription {
  const types = new Set(changes.map(({ type }) => type));
  const [only] = types;
  const isOne = types.size === 1 && only !== undefined;
  return {
    type: isOne ? only : 'batch',
    component: undefined,
    propName: undefined,
    count: isOne ? changes.length : undefined,
  };
}

function findPropName(changes: readonly PageChange[]): string | undefined {
  const names = new Set(
    changes.map((change) => (change.type === 'updateProperty' ? change.name : undefined)),
  );
  const [only] = names;
  return names.size === 1 ? only : undefined;
}

function toPageChanges(edit: RecordedEdit): readonly PageChange[] {
  return edit.scope === 'page' ? [edit.change] : [];
}

function findComponent(changes: readonly PageChange[], page: Page | undefined): Component | undefined {
  for (const change of changes) {
    if ('components' in change) return toNamed(change.components);
    if ('id' in change) {
      const standing = page && getComponent(page, change.id);
      if (standing) return standing;
    }
  }
  return undefined;
}

/** Of added components those that stand in none of the others. */
function listTops(added: readonly Component[]): readonly Component[] {
  const ids = new Set(added.map(({ id }) => id));
  return added.filter(({ parentId }) => !ids.has(parentId));
}

/** Of added blocks the one that was meant: a section made for a single block is not. */
function toNamed(added: readonly Component[]): Component | undefined {
  const [first] = added;
  if (first?.componentKey !== 'Feature') return first;
  const [child, ...more] = added.filter(({ parentId }) => parentId === first.id);
  return child && more.length === 0 ? child : first;
}
