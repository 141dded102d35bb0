import type { Issue } from '../issue.ts';
import type { JsonObject } from '../json.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { numberOf } from './assignIds.ts';
import type { LinkedComponent } from './linkedComponent.ts';

/**
 * Sorts siblings by `order`, then by their position in the parent's `children`, then by `index`, then by
 * input order. Sorts the array in place.
 */
export function sortSiblings(
  siblings: LinkedComponent[],
  parent: JsonObject | undefined,
  idOf: ReadonlyMap<number, ComponentId>,
  issues: Issue[],
): void {
  for (const { raw, id } of siblings) reportBadOrder(raw, id, issues);
  if (isTopOf(siblings) && siblings.some(({ raw }, at) => raw.order !== at + 1)) {
    issues.push({ code: 'model.load.renumbered', severity: 'info' });
  }
  if (isInOrder(siblings)) return;
  const places = placesIn(parent, idOf);
  const keys = new Map(siblings.map((sibling) => [sibling, sortKey(sibling, places)]));
  siblings.sort((a, b) => compareKeys(keys.get(a) ?? [], keys.get(b) ?? []));
}

function reportBadOrder({ order }: JsonObject, componentId: ComponentId, issues: Issue[]): void {
  if (order === undefined || typeof order === 'number') return;
  issues.push({ code: 'model.load.orderRepaired', severity: 'warning', componentId });
}

function isTopOf(siblings: readonly LinkedComponent[]): boolean {
  return siblings[0]?.parentId === rootId;
}

function isInOrder(siblings: readonly LinkedComponent[]): boolean {
  let last = -Infinity;
  return siblings.every(({ raw: { order } }) => {
    const isNext = typeof order === 'number' && order > last;
    if (isNext) last = order;
    return isNext;
  });
}

function placesIn(
  parent: JsonObject | undefined,
  idOf: ReadonlyMap<number, ComponentId>,
): ReadonlyMap<ComponentId, number> {
  const places = new Map<ComponentId, number>();
  const children = Array.isArray(parent?.children) ? parent.children : [];
  for (const child of children) {
    const id = idOf.get(numberOf(child) ?? NaN);
    if (id !== undefined && !places.has(id)) places.set(id, places.size);
  }
  return places;
}

function sortKey({ raw, id }: LinkedComponent, places: ReadonlyMap<ComponentId, number>): number[] {
  return [numberOf(raw.order) ?? Infinity, places.get(id) ?? Infinity, numberOf(raw.index) ?? Infinity];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const left = a[i] ?? 0;
    const right = b[i] ?? 0;
    // No subtraction: infinity minus infinity is NaN.
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
