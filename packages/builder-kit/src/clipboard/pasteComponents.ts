import { assignUniqueNumbers } from '@vitrina/block-kit';
import {
  checkPageChange,
  placeForNew,
  planAddRawComponents,
  rootId,
  type WireComponent,
} from '@vitrina/epack-model';

import type { BuilderThunk } from '../store/createBuilderStore.ts';
import { applyChange } from '../store/edit.ts';
import { getActiveId, getActivePage } from '../store/selectors.ts';

/**
 * Adds components from outside where new ones go, repaired where they need it, and selects them. Answers the message id
 * of what is against it, if anything.
 */
export function pasteComponents(components: readonly WireComponent[]): BuilderThunk<string | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const page = getActivePage(getState());
    const [first] = components;
    if (page === undefined || first === undefined) return undefined;
    const { rules } = catalogue;
    const block = {
      key: first.componentKey,
      type: rules.find(first.componentKey)?.type ?? ('component' as const),
    };
    const place = placeForNew(page, block, getActiveId(getState()), rules);
    if (typeof place === 'string') return place;
    const { change } = planAddRawComponents(page, components, place, rules);
    if (change === undefined) return 'model.epack.contentInvalid';
    const { template } = getState().document.active;
    const refusal = checkPageChange(page, change, { rules, template });
    if (refusal) return refusal.code;
    const tops = change.components.filter(({ parentId }) => parentId === change.parentId);
    const isWrapped = change.parentId === rootId && block.type !== 'feature';
    const wrapperIds = new Set(tops.map(({ id }) => id));
    const pasted = isWrapped ? change.components.filter(({ parentId }) => wrapperIds.has(parentId)) : tops;
    const own = assignUniqueNumbers(page, change.components, catalogue.find);
    dispatch(applyChange({ ...change, components: own }, { select: pasted.map(({ id }) => id) }));
    return undefined;
  };
}
