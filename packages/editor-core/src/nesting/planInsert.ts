import {
  instantiateDraft,
  nextComponentId,
  type AddComponents,
  type ComponentDraft,
  type ComponentId,
  type Place,
} from '@vitrina/epack-model';

import { featureKey, getWrapperKey, type NestingContext } from './getNestingRefusal.ts';

/** A change that adds a draft, and the draft's new id. */
export interface PlannedInsert {
  readonly change: AddComponents;
  readonly id: ComponentId;
}

/**
 * Plans adding a draft at a place. At the top level of the page, a single component gets its own container.
 */
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
