import type { Catalogue } from '@vitrina/block-catalogue';
import {
  checkPageChange,
  getAncestorIds,
  getChildIds,
  getComponent,
  rootId,
  type ComponentId,
  type PageChange,
  type Place,
} from '@vitrina/epack-model';

import { planDraft } from '../edits/blockEdits.ts';
import { getLockRefusal, getNestingRefusal, type NestingContext } from '../nesting/getNestingRefusal.ts';
import type { PlannedEdit } from '../nesting/planSeveral.ts';
import { emptyContainer, fitsInside } from './slots.ts';

/**
 * Plans putting components into a new container at their place. Where their container doesn't accept it, the new one is
 * after the nearest container that does. Each component gets its own part of a container that has parts, such as a column
 * of a row.
 * @param ids in page order, none inside another
 */
export function planWrap(
  context: NestingContext,
  ids: readonly ComponentId[],
  key: string,
  find: Catalogue['find'],
): PlannedEdit {
  const { page, rules } = context;
  const [first] = ids;
  const parents = new Set(ids.map((id) => getComponent(page, id)?.parentId));
  const template = rules.find(key)?.createSubtree();
  const blockKey = (first === undefined ? undefined : getComponent(page, first)?.componentKey) ?? '';
  if (first === undefined || template === undefined || parents.size > 1)
    return { refusal: { code: 'notTogether', blockKey } };
  for (const id of ids) {
    const refusal = getLockRefusal(context, id);
    if (refusal) return { refusal };
  }
  const { draft, slot } = emptyContainer(rules, template);
  const inSlots = slot && ids.every((id) => fitsInside(rules, keyOf(context, id), slot.componentKey));
  const children = inSlots ? ids.map(() => slot) : [];
  const planned = planDraft(context, { ...draft, children }, findWrapPlace(context, first, key), find);
  if ('refusal' in planned) return planned;
  const slots = planned.change.components.filter(({ parentId }) => parentId === planned.id);
  const moves = ids.map((id, at) => {
    const slotId = slots[at]?.id;
    return {
      type: 'moveComponent' as const,
      id,
      parentId: slotId ?? planned.id,
      index: slotId === undefined ? at : 0,
    };
  });
  const change: PageChange = { type: 'batch', changes: [planned.change, ...moves] };
  const refusal = checkPageChange(page, change, context);
  return refusal ? { refusal } : { change, ids: [planned.id] };
}

function findWrapPlace(context: NestingContext, id: ComponentId, key: string): Place {
  const { page } = context;
  const parentId = getComponent(page, id)?.parentId ?? rootId;
  const own: Place = { parentId, index: getChildIds(page, parentId).indexOf(id) };
  if (getNestingRefusal(context, key, parentId) === undefined) return own;
  let below = parentId;
  for (const outerId of parentId === rootId ? [] : [...getAncestorIds(page, parentId), rootId]) {
    if (getNestingRefusal(context, key, outerId) === undefined)
      return { parentId: outerId, index: getChildIds(page, outerId).indexOf(below) + 1 };
    below = outerId;
  }
  return own;
}

function keyOf({ page }: NestingContext, id: ComponentId): string {
  return getComponent(page, id)?.componentKey ?? '';
}
