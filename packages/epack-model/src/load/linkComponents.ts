import type { Issue } from '../issue.ts';
import { isRecord, type Json, type JsonObject } from '../json.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { assignIds, numberOf, type Identified, type Positioned } from './assignIds.ts';
import type { LinkedComponent } from './linkedComponent.ts';
import { sortSiblings } from './sortSiblings.ts';

/**
 * Builds a tree from a flat list of raw components: unique ids, existing parents, no cycles. Components
 * without an id or with a missing parent are left out; each repair is an issue. Returns siblings by parent,
 * in order.
 */
export function linkComponents(
  list: readonly Json[],
  issues: Issue[],
): Map<ComponentId, readonly LinkedComponent[]> {
  const raws = withoutStrangers(list, issues);
  const { identified, idOf } = assignIds(raws, issues);
  const linked = linkParents(identified, idOf);
  const placed = withoutOrphans(linked, issues);
  const byParent = new Map<ComponentId, LinkedComponent[]>();
  for (const component of placed) {
    const siblings = byParent.get(component.parentId);
    if (siblings) siblings.push(component);
    else byParent.set(component.parentId, [component]);
  }
  const byId = new Map(placed.map((component) => [component.id, component]));
  for (const [parentId, siblings] of byParent) sortSiblings(siblings, byId.get(parentId)?.raw, idOf, issues);
  return byParent;
}

/** Returns the entries that are objects; each other one is an issue. */
function withoutStrangers(list: readonly Json[], issues: Issue[]): Positioned[] {
  const raws: Positioned[] = [];
  list.forEach((raw, at) => {
    if (isRecord(raw)) raws.push({ raw, at });
    else issues.push({ code: 'model.load.notComponent', severity: 'error', path: `/${at}` });
  });
  return raws;
}

const missing = -1;

function linkParents(
  identified: readonly Identified[],
  idOf: ReadonlyMap<number, ComponentId>,
): LinkedComponent[] {
  const claims = parentsByClaim(identified, idOf);
  return identified.map(({ raw, at, id }) => ({ raw, at, id, parentId: parentOf(raw, id, idOf, claims) }));
}

function parentOf(
  raw: JsonObject,
  id: ComponentId,
  idOf: ReadonlyMap<number, ComponentId>,
  claims: ReadonlyMap<ComponentId, ComponentId>,
): ComponentId {
  const { parentId } = raw;
  if (parentId === undefined || parentId === null) return claims.get(id) ?? rootId;
  if (parentId === '' || parentId === false) return rootId;
  const number = numberOf(parentId);
  return number === 0 ? rootId : (idOf.get(number ?? NaN) ?? missing);
}

/**
 * Finds the parents of components without a `parentId`: the first component that lists them in its
 * `children`.
 */
function parentsByClaim(
  identified: readonly Identified[],
  idOf: ReadonlyMap<number, ComponentId>,
): ReadonlyMap<ComponentId, ComponentId> {
  const claims = new Map<ComponentId, ComponentId>();
  for (const { raw, id } of identified) {
    if (!Array.isArray(raw.children)) continue;
    for (const child of raw.children) {
      const childId = idOf.get(numberOf(child) ?? NaN);
      if (childId !== undefined && !claims.has(childId)) claims.set(childId, id);
    }
  }
  return claims;
}

/**
 * Drops components below a missing parent. Breaks each cycle at its first component, which moves to the top
 * level.
 */
function withoutOrphans(linked: readonly LinkedComponent[], issues: Issue[]): LinkedComponent[] {
  const byId = new Map(linked.map((component) => [component.id, component]));
  const isPlaced = new Map<ComponentId, boolean>([
    [rootId, true],
    [missing, false],
  ]);
  for (const component of linked) settle(component, byId, isPlaced, issues);
  return linked.filter(({ raw, at, id }) => {
    const keeps = isPlaced.get(id) === true;
    if (!keeps)
      issues.push({
        code: 'model.load.orphanDropped',
        severity: 'error',
        componentId: id,
        path: `/${at}/parentId`,
        values: { parentId: raw.parentId ?? rootId },
      });
    return keeps;
  });
}

/**
 * Walks up to the first ancestor with a known result and assigns that result to every component on the way.
 */
function settle(
  component: LinkedComponent,
  byId: ReadonlyMap<ComponentId, LinkedComponent>,
  isPlaced: Map<ComponentId, boolean>,
  issues: Issue[],
): void {
  const parentFate = isPlaced.get(component.parentId);
  if (parentFate !== undefined) {
    isPlaced.set(component.id, parentFate);
    return;
  }
  const onTheWay = new Set<LinkedComponent>();
  let at: LinkedComponent | undefined = component;
  while (at && !isPlaced.has(at.id)) {
    if (onTheWay.has(at)) {
      const path = `/${at.at}/parentId`;
      issues.push({ code: 'model.load.cycleBroken', severity: 'error', componentId: at.id, path });
      at.parentId = rootId;
      break;
    }
    onTheWay.add(at);
    if (isPlaced.has(at.parentId)) break;
    at = byId.get(at.parentId);
  }
  const fate = at ? (isPlaced.get(at.id) ?? isPlaced.get(at.parentId) ?? false) : false;
  for (const { id } of onTheWay) isPlaced.set(id, fate);
}
