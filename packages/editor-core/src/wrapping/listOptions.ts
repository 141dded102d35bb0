import { getComponent, type ComponentId } from '@vitrina/epack-model';

import {
  findBlocks,
  listInsertOptions,
  type InsertOption,
  type InsertSearch,
} from '../nesting/listInsertOptions.ts';
import { getTopmost } from '../nesting/subtrees.ts';
import type { PlacingContext } from '../store/nestingContext.ts';
import { getReplacePlace } from './planReplace.ts';
import { planWrap } from './planWrap.ts';

/** Lists the containers that components can be put into, with the refusal of those that don't accept them. */
export function listWrapOptions(
  context: PlacingContext,
  selection: readonly ComponentId[],
  search: InsertSearch,
): readonly InsertOption[] {
  const ids = getTopmost(context.page, selection);
  const { find } = search.catalogue;
  const options = findBlocks(search)
    .filter(({ key }) => context.holdsBlocks(key))
    .map((definition): InsertOption => {
      const planned = planWrap(context, ids, definition.key, find);
      return { definition, refusal: 'refusal' in planned ? planned.refusal : undefined };
    })
    .filter(({ definition, refusal }) => definition.isInPalette || refusal === undefined);
  return [
    ...options.filter(({ refusal }) => refusal === undefined),
    ...options.filter(({ refusal }) => refusal !== undefined),
  ];
}

/** Lists the blocks of other kinds that can be in the place of a component. */
export function listReplaceOptions(
  context: PlacingContext,
  id: ComponentId,
  search: InsertSearch,
): readonly InsertOption[] {
  const own = getComponent(context.page, id)?.componentKey;
  return listInsertOptions(context, getReplacePlace(context, id).parentId, search).filter(
    ({ definition }) => definition.key !== own,
  );
}
