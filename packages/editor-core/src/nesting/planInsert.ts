import {
  instantiateDraft,
  nextComponentId,
  type AddComponents,
  type ComponentDraft,
  type ComponentId,
  type Place,
} from '@vitrina/epack-model';

import { featureKey, getWrapperKey, type NestingContext } from './getNestingRefusal.ts';

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
