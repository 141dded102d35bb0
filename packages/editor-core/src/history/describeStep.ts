import {
  getComponent,
  type Component,
  type Page,
  type PageChange,
  type SinglePageChange,
} from '@vitrina/epack-model';
import type { HistoryStep } from '@vitrina/history-engine';

import type { RecordedEdit } from '../store/recordedEdit.ts';

/** The description of a history step: its action and its block. */
export interface StepDescription {
  /** Ends the message id `builder.history.step.<type>`. */
  readonly type: string;
  /** The edited block, by its name at the time; undefined for several blocks or none. */
  readonly component: Component | undefined;
  /** Name of the property, if the step set only one. */
  readonly propName: string | undefined;
  /** Number of blocks, if the step did the same to several. */
  readonly count: number | undefined;
}

/** Describes a step by its blocks. Finds deleted blocks in the components that the step added or removed. */
export function describeStep(step: HistoryStep<RecordedEdit>, page: Page | undefined): StepDescription {
  const done = step.changes.flatMap(({ change }) => toPageChanges(change));
  const undone = step.changes.flatMap(({ inverse }) => toPageChanges(inverse));
  const [first] = done;
  const added = first && 'components' in first ? listTops(first.components) : [];
  if (added.length > 1)
    return { type: step.type, component: undefined, propName: undefined, count: added.length };
  // A nested batch has its own name, for example after taking another version.
  if (step.type === 'batch' && first?.type === 'batch') return describeBatch(first.changes);
  return {
    type: step.type,
    component: first && findComponent([...done, ...undone], page),
    propName: findPropName(done),
    count: undefined,
  };
}

/**
 * Describes the same change of several blocks like the change of one; copies are counted by the added blocks.
 */
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

/** Returns the added components that aren't inside another added one. */
function listTops(added: readonly Component[]): readonly Component[] {
  const ids = new Set(added.map(({ id }) => id));
  return added.filter(({ parentId }) => !ids.has(parentId));
}

/** Returns the block the user added: without the section that was created around a single block. */
function toNamed(added: readonly Component[]): Component | undefined {
  const [first] = added;
  if (first?.componentKey !== 'Feature') return first;
  const [child, ...more] = added.filter(({ parentId }) => parentId === first.id);
  return child && more.length === 0 ? child : first;
}
