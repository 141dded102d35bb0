import {
  getChildIds,
  getComponent,
  instantiateDraft,
  nextComponentId,
  rootId,
  type ComponentId,
  type Place,
  type PageChange,
} from '@vitrina/epack-model';

import {
  featureKey,
  getWrapperKey,
  getLockRefusal,
  getMoveRefusal,
  type NestingContext,
  type Refusal,
  type Step,
} from './getNestingRefusal.ts';

/**
 * Plans moving a component. The index of the place counts the component at its old position. Undefined if
 * nothing would change. At the top level of the page, a single component gets its own container.
 */
export function planMove(
  { page, rules }: NestingContext,
  id: ComponentId,
  place: Place,
): PageChange | undefined {
  const component = getComponent(page, id);
  if (component === undefined) return undefined;
  const from = getChildIds(page, component.parentId).indexOf(id);
  const isSameParent = component.parentId === place.parentId;
  const index = isSameParent && from < place.index ? place.index - 1 : place.index;
  if (isSameParent && index === from) return undefined;
  const feature = rules.find(featureKey)?.createSubtree();
  const isWrapped =
    !isSameParent && getWrapperKey(rules, component.componentKey, place.parentId) !== undefined;
  if (!isWrapped || !feature) return { type: 'moveComponent', id, parentId: place.parentId, index };
  const wrapperId = nextComponentId(page);
  const components = instantiateDraft({ ...feature, children: [] }, wrapperId, rootId);
  return {
    type: 'batch',
    changes: [
      { type: 'addComponents', ...place, components },
      { type: 'moveComponent', id, parentId: wrapperId, index: 0 },
    ],
  };
}

/** Plans moving a component by one step. Returns the refusal if that isn't possible. */
export function planStep(
  context: NestingContext,
  id: ComponentId,
  step: Step,
): { readonly change: PageChange } | { readonly refusal: Refusal } {
  const place = findStepPlace(context, id, step);
  const key = getComponent(context.page, id)?.componentKey ?? '';
  const nowhere: Refusal = { code: `nowhere.${step}`, blockKey: key };
  if (place === undefined) return { refusal: getLockRefusal(context, id) ?? nowhere };
  const refusal = getMoveRefusal(context, id, place.parentId);
  if (refusal) return { refusal };
  const change = planMove(context, id, place);
  return change ? { change } : { refusal: nowhere };
}

function findStepPlace({ page }: NestingContext, id: ComponentId, step: Step): Place | undefined {
  const component = getComponent(page, id);
  if (component === undefined) return undefined;
  const { parentId } = component;
  const siblings = getChildIds(page, parentId);
  const index = siblings.indexOf(id);
  switch (step) {
    case 'up':
      return index > 0 ? { parentId, index: index - 1 } : undefined;
    case 'down':
      return index < siblings.length - 1 ? { parentId, index: index + 2 } : undefined;
    case 'in': {
      const before = siblings[index - 1];
      return before === undefined ? undefined : { parentId: before, index: getChildIds(page, before).length };
    }
    case 'out': {
      const parent = getComponent(page, parentId);
      if (parent === undefined) return undefined;
      return { parentId: parent.parentId, index: getChildIds(page, parent.parentId).indexOf(parentId) + 1 };
    }
  }
}
