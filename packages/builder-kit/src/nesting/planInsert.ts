import {
  getChildIds,
  getComponent,
  instantiateDraft,
  nextComponentId,
  rootId,
  type AddComponents,
  type ComponentDraft,
  type ComponentId,
} from '@vitrina/epack-model';

import { featureKey, getWrapperKey, whyNotInside, type NestingContext } from './whyNotInside.ts';

/** A place in a parent's list of children. */
export interface Place {
  readonly parentId: ComponentId;
  readonly index: number;
}

/** A change that adds a draft, and the id the draft itself gets. */
export interface PlannedInsert {
  readonly change: AddComponents;
  readonly id: ComponentId;
}

/** Adds a draft at a place; at the top of the page a loose component gets a container of its own. */
export function planInsert(
  { page, rules }: NestingContext,
  draft: ComponentDraft,
  place: Place,
): PlannedInsert {
  const isWrapped = getWrapperKey(rules, draft.componentKey, place.parentId) !== undefined;
  const feature = rules.find(featureKey)?.createSubtree();
  const whole = isWrapped && feature ? { ...feature, children: [draft] } : draft;
  const firstId = nextComponentId(page);
  return {
    change: { type: 'addComponents', ...place, components: instantiateDraft(whole, firstId, place.parentId) },
    id: whole === draft ? firstId : firstId + 1,
  };
}

/**
 * Where a block goes that nobody pointed a place out for: into the active component, after it, or after the nearest
 * ancestor that has room for it; else at the end of the page. Features go after the active top-level component.
 */
export function findPlaceForNew(
  context: NestingContext,
  key: string,
  activeId: ComponentId | undefined,
): Place {
  const { page, rules } = context;
  const atEnd = { parentId: rootId, index: getChildIds(page, rootId).length };
  const isFeature = rules.find(key)?.type === 'feature';
  if (activeId === undefined || getComponent(page, activeId) === undefined) return atEnd;
  if (!isFeature && whyNotInside(context, key, activeId) === undefined) {
    return { parentId: activeId, index: getChildIds(page, activeId).length };
  }
  for (let at = getComponent(page, activeId); at !== undefined; at = getComponent(page, at.parentId)) {
    const index = getChildIds(page, at.parentId).indexOf(at.id) + 1;
    const isTop = at.parentId === rootId;
    if (isTop ? isFeature : !isFeature && whyNotInside(context, key, at.parentId) === undefined) {
      return { parentId: at.parentId, index };
    }
  }
  return atEnd;
}
