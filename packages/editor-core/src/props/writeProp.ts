import type { Catalogue } from '@vitrina/block-catalogue';
import {
  checkFixedParts,
  getComponent,
  resolveSized,
  type ComponentId,
  type Json,
  type Page,
  type SinglePageChange,
  type SizeName,
} from '@vitrina/epack-model';

import { getLockRefusal, type Refusal } from '../nesting/getNestingRefusal.ts';
import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { getNestingContext } from '../store/nestingContext.ts';
import { followProducts } from './comparison.ts';
import { isJsonObject } from './jsonText.ts';
import { isEqual } from './readProp.ts';

/** A value for a prop of one or several components at a size. */
export interface PropWrite {
  readonly name: string;
  readonly size: SizeName;
  /** `undefined` removes the value. */
  readonly value: Json | undefined;
  /** The value that the field showed. Of several components, only members that differ from it are written. */
  readonly shown: Json | undefined;
}

/**
 * Sets a prop of the components, as one history step. Returns the refusal if one of them can't change; then none
 * does.
 */
export function writeProp(ids: readonly ComponentId[], write: PropWrite): EditorThunk<Refusal | undefined> {
  return (dispatch, getState, { catalogue }) => {
    const context = getNestingContext(getState(), catalogue);
    if (context === undefined) return undefined;
    const changes: SinglePageChange[] = [];
    for (const id of ids) {
      const refusal = getLockRefusal(context, id);
      if (refusal) return refusal;
      const stored = getComponent(context.page, id)?.props[write.name]?.value;
      const own = ids.length > 1 && stored ? resolveSized(stored, write.size) : undefined;
      const value = ids.length > 1 ? joinMembers(own, write) : write.value;
      const change = { type: 'updateProperty' as const, id, name: write.name, size: write.size };
      changes.push(value === undefined ? change : { ...change, value });
      const follow = ids.length === 1 ? findFollowing(context.page, id, catalogue, write) : undefined;
      if (follow) changes.push(follow);
    }
    const [only] = changes;
    if (only === undefined) return undefined;
    const change = changes.length === 1 ? only : ({ type: 'batch', changes } as const);
    const refusal = checkFixedParts(context.page, change);
    if (refusal) return refusal;
    dispatch(applyChange(change));
    return undefined;
  };
}

/** Returns the change of what belongs to the items of a list: a comparison's values move with its products. */
function findFollowing(
  page: Page,
  id: ComponentId,
  catalogue: Catalogue,
  { name, value }: PropWrite,
): SinglePageChange | undefined {
  const component = getComponent(page, id);
  const definition = component && catalogue.find(component.componentKey);
  return definition && followProducts(component, definition, name, value);
}

/** Returns a component's own value with the members that were changed in the field of several. */
function joinMembers(own: Json | undefined, { value, shown }: PropWrite): Json | undefined {
  if (!isJsonObject(value) || !isJsonObject(own)) return value;
  const before = isJsonObject(shown) ? shown : {};
  const joined: Record<string, Json> = { ...own };
  for (const name of new Set([...Object.keys(value), ...Object.keys(before)])) {
    const next = value[name];
    if (isEqual(next, before[name])) continue;
    if (next === undefined) delete joined[name];
    else joined[name] = next;
  }
  return joined;
}
