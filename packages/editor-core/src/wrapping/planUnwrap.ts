import {
  applyPageChange,
  checkPageChange,
  getChildIds,
  getComponent,
  rootId,
  type ComponentId,
  type Page,
  type PageChange,
  type SinglePageChange,
} from '@vitrina/epack-model';

import {
  getHoldRefusal,
  getMoveRefusal,
  type NestingContext,
  type Refusal,
} from '../nesting/getNestingRefusal.ts';
import type { PlannedEdit } from '../nesting/planSeveral.ts';

/**
 * Plans putting the blocks inside containers in the places of the containers, which are removed. Parts that belong to the
 * container, such as columns, are removed with it.
 * @param ids in page order, none inside another
 */
export function planUnwrap(context: NestingContext, ids: readonly ComponentId[]): PlannedEdit {
  const changes: SinglePageChange[] = [];
  const freed: ComponentId[] = [];
  let { page } = context;
  for (const id of ids) {
    const planned = planOne({ ...context, page }, id);
    if ('refusal' in planned) return planned;
    const applied = applyPageChange(page, { type: 'batch', changes: [...planned.changes] });
    if (!applied.ok) return { refusal: { code: 'model.nesting.fixedStructure', blockKey: keyOf(page, id) } };
    page = applied.page;
    changes.push(...planned.changes);
    freed.push(...planned.freed);
  }
  const change: PageChange = { type: 'batch', changes };
  const refusal = checkPageChange(context.page, change, context);
  return refusal ? { refusal } : { change, ids: freed };
}

interface PlannedUnwrap {
  readonly changes: readonly SinglePageChange[];
  readonly freed: readonly ComponentId[];
}

function planOne(context: NestingContext, id: ComponentId): PlannedUnwrap | { readonly refusal: Refusal } {
  const { page } = context;
  const blockKey = keyOf(page, id);
  const parentId = getComponent(page, id)?.parentId ?? rootId;
  if (parentId === rootId) return { refusal: { code: 'nowhere.out', blockKey } };
  const held = getHoldRefusal(context, id);
  if (held) return { refusal: held };
  const freed = listFreed(context, id, parentId);
  if (freed.length === 0) return { refusal: { code: 'nothingInside', blockKey } };
  const index = getChildIds(page, parentId).indexOf(id);
  const moves = freed.map((each, at) => {
    return { type: 'moveComponent' as const, id: each, parentId, index: index + at };
  });
  return { changes: [...moves, { type: 'removeComponent', id }], freed };
}

/** Lists the blocks inside a container that its parent accepts, in place of those that it doesn't accept. */
function listFreed(context: NestingContext, id: ComponentId, parentId: ComponentId): ComponentId[] {
  return getChildIds(context.page, id).flatMap((childId) => {
    const refusal = getMoveRefusal(context, childId, parentId);
    const isPart =
      refusal?.code === 'model.nesting.childRefuses' || refusal?.code === 'model.nesting.parentRefuses';
    return isPart ? listFreed(context, childId, parentId) : [childId];
  });
}

function keyOf(page: Page, id: ComponentId): string {
  return getComponent(page, id)?.componentKey ?? '';
}
