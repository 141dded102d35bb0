import { isDeepStrictEqual } from 'node:util';
import type { BlockCounts, BlockDiff, BlockDifference } from '@vitrina/api-client/contract';
import { getChildIds, getComponent, walkPage, type Component, type Page } from '@vitrina/epack-model';

import { findStaying } from './findStaying.ts';

/** The differences between two states of a page. */
export interface PageComparison {
  counts: BlockCounts;
  /** In page order; a removed block follows the block it was after. */
  blocks: BlockDiff[];
}

type ValueDifference = BlockDiff['props'][number];

/** Fields of a component's position, and fields compared separately. */
const placeFields = new Set(['id', 'parentId', 'props', 'unknownProps']);

function differencesOf(before: Record<string, unknown>, after: Record<string, unknown>): ValueDifference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }));
}

/** Users change a property's values by size; its other fields describe the block. */
function valuesOf({ props, unknownProps }: Component): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...unknownProps, ...props }).map(([name, prop]) => [name, prop.value]),
  );
}

function fieldsOf(component: Component): Record<string, unknown> {
  return Object.fromEntries(Object.entries(component).filter(([name]) => !placeFields.has(name)));
}

function placeIn(page: Page, { id, parentId }: Component): BlockDiff['before'] {
  return { parentId, index: getChildIds(page, parentId).indexOf(id) };
}

/** Finds the blocks with a common parent on both pages that kept their order; the others moved. */
function findStayingBlocks(before: Page, after: Page): ReadonlySet<number> {
  const staying = new Set<number>();
  const parents = new Set([0, ...Array.from(walkPage(after), ({ id }) => id)]);
  for (const parentId of parents) {
    const old = new Map(getChildIds(before, parentId).map((id, index) => [id, index]));
    const common = getChildIds(after, parentId).filter((id) => old.has(id));
    for (const id of findStaying(common, (one) => old.get(one) ?? 0)) staying.add(id);
  }
  return staying;
}

/** Merges the blocks of both pages, each after the block it follows on its page. */
function mergeOrders(before: Page, after: Page): number[] {
  const removedBehind = new Map<number, number[]>();
  let anchor = 0;
  for (const { id } of walkPage(before)) {
    if (getComponent(after, id)) anchor = id;
    else removedBehind.set(anchor, [...(removedBehind.get(anchor) ?? []), id]);
  }
  const behind = (id: number): number[] => removedBehind.get(id) ?? [];
  return [...behind(0), ...Array.from(walkPage(after), ({ id }) => [id, ...behind(id)]).flat()];
}

function countDifferences(blocks: readonly BlockDiff[]): BlockCounts {
  const count = (kind: BlockDifference): number =>
    blocks.filter(({ differences }) => differences.includes(kind)).length;
  return {
    added: count('added'),
    removed: count('removed'),
    moved: count('moved'),
    changed: count('changed'),
  };
}

/** Compares two states of a page block by block; blocks are matched by id. */
export function comparePages(before: Page, after: Page): PageComparison {
  const staying = findStayingBlocks(before, after);
  const blocks = mergeOrders(before, after).flatMap((id): BlockDiff[] => {
    const old = getComponent(before, id);
    const now = getComponent(after, id);
    const shown = now ?? old;
    if (!shown || (old === now && staying.has(id))) return [];
    const props = old && now ? differencesOf(valuesOf(old), valuesOf(now)) : [];
    const fields = old && now ? differencesOf(fieldsOf(old), fieldsOf(now)) : [];
    const differences: BlockDifference[] = [];
    if (!old) differences.push('added');
    else if (!now) differences.push('removed');
    else {
      if (!staying.has(id)) differences.push('moved');
      if (props.length + fields.length > 0) differences.push('changed');
    }
    if (differences.length === 0) return [];
    const { componentKey, displayName, customName = null } = shown;
    const places = { before: old ? placeIn(before, old) : null, after: now ? placeIn(after, now) : null };
    return [{ id, componentKey, displayName, customName, differences, ...places, props, fields }];
  });
  return { counts: countDifferences(blocks), blocks };
}
