import type { StepSummary } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import {
  getComponent,
  type Component,
  type Json,
  type Page,
  type PageChange,
  type SinglePageChange,
} from '@vitrina/epack-model';
import type { HistoryStep } from '@vitrina/history-engine';

import { isEqual } from '../props/readProp.ts';
import { isJsonObject } from '../props/jsonText.ts';
import type { RecordedEdit } from '../store/recordedEdit.ts';
import { getExcerpt } from '../texts/getExcerpt.ts';
import { shorten } from '../texts/shorten.ts';

/**
 * Describes a step by its block and its values. Finds deleted blocks in the components that the step added or removed.
 * `type` ends the message id `builder.history.step.<type>`.
 */
export function describeStep(
  step: HistoryStep<RecordedEdit>,
  page: Page | undefined,
  catalogue: Catalogue,
): StepSummary {
  const done = step.changes.flatMap(({ change }) => toPageChanges(change));
  const undone = step.changes.flatMap(({ inverse }) => toPageChanges(inverse));
  const [first] = done;
  const added = first && 'components' in first ? listTops(first.components) : [];
  if (added.length > 1) return { type: step.type, count: added.length };
  // A nested batch has its own name, for example after taking another version.
  if (step.type === 'batch' && first?.type === 'batch') return describeBatch(first.changes);
  const component = first && findComponent([...done, ...undone], page);
  return {
    type: step.type,
    ...(component && nameComponent(component, catalogue)),
    ...describeValues(done, undone),
  };
}

const maxNameLength = 32;

/** Returns the kind of a block with its own name, or the beginning of its text. */
function nameComponent(
  component: Component,
  catalogue: Catalogue,
): Pick<StepSummary, 'componentKey' | 'name'> {
  const name = shorten(component.customName ?? getExcerpt(component, catalogue), maxNameLength);
  return { componentKey: component.componentKey, ...(name !== '' && { name }) };
}

/**
 * Describes the same change of several blocks like the change of one; copies are counted by the added blocks.
 */
function describeBatch(changes: readonly SinglePageChange[]): StepSummary {
  const types = new Set(changes.map(({ type }) => type));
  const [only] = types;
  if (types.size !== 1 || only === undefined) return { type: 'batch' };
  const { propName, after } = describeValues(changes, []);
  return {
    type: only,
    count: changes.length,
    ...(propName !== undefined && { propName }),
    ...(after !== undefined && { after }),
  };
}

/** Describes the property that the changes set, if it is one, with its values before and after. */
function describeValues(
  done: readonly PageChange[],
  undone: readonly PageChange[],
): Pick<StepSummary, 'propName' | 'member' | 'size' | 'before' | 'after'> {
  const sets = done.filter((change) => change.type === 'updateProperty');
  const [first] = sets;
  const isOne = sets.every(({ name, size }) => name === first?.name && size === first.size);
  if (first === undefined || sets.length !== done.length) return {};
  if (!isOne) return sets.every(({ name }) => name === first.name) ? { propName: first.name } : {};
  const reverted = undone.find((change) => change.type === 'updateProperty');
  const before = reverted?.value;
  const after = sets.at(-1)?.value;
  const member = findOnlyMember(before, after);
  const pick = (value: Json | undefined) =>
    toShown(member !== undefined && isJsonObject(value) ? value[member] : value);
  return {
    propName: first.name,
    size: first.size,
    ...(member !== undefined && { member }),
    before: pick(before),
    after: pick(after),
  };
}

/** Returns the only member in which two objects differ. */
function findOnlyMember(before: Json | undefined, after: Json | undefined): string | undefined {
  const [old, now] = [before ?? {}, after ?? {}];
  if (!isJsonObject(old) || !isJsonObject(now)) return undefined;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const differing = names.filter((name) => !isEqual(old[name], now[name]));
  return differing.length === 1 ? differing[0] : undefined;
}

const maxTextLength = 200;

/** Returns a value short enough to be kept with the step: texts without markup, objects only if they are small. */
function toShown(value: Json | undefined): Json {
  if (value === undefined) return null;
  if (typeof value === 'string') return shorten(value.replaceAll(/<[^>]*>/g, ' ').trim(), maxTextLength);
  return JSON.stringify(value).length > maxTextLength ? {} : value;
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
