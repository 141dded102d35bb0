import {
  getChildIds,
  getComponent,
  rootId,
  walkPage,
  type Component,
  type ComponentDraft,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/** Returns the given components in page order, without those inside another one. */
export function getTopmost(page: Page, ids: readonly ComponentId[]): ComponentId[] {
  const chosen = new Set(ids);
  const hasChosenAncestor = (id: ComponentId): boolean => {
    for (let at = getComponent(page, id)?.parentId ?? rootId; at !== rootId;) {
      if (chosen.has(at)) return true;
      at = getComponent(page, at)?.parentId ?? rootId;
    }
    return false;
  };
  if (chosen.size < 2) return [...chosen];
  return [...walkPage(page)].map(({ id }) => id).filter((id) => chosen.has(id) && !hasChosenAncestor(id));
}

/**
 * Returns the component to select after these are removed: the next sibling, the previous one or the parent.
 */
export function findNeighbor(page: Page, ids: readonly ComponentId[]): ComponentId | undefined {
  const last = ids.at(-1);
  const parentId = last === undefined ? undefined : getComponent(page, last)?.parentId;
  if (last === undefined || parentId === undefined) return undefined;
  const gone = new Set(ids);
  const siblings = getChildIds(page, parentId);
  const at = siblings.indexOf(last);
  const after = siblings.slice(at + 1).find((id) => !gone.has(id));
  const before = siblings.slice(0, at).findLast((id) => !gone.has(id));
  return after ?? before ?? (parentId === rootId ? undefined : parentId);
}

/** A draft made from a component. Keeps the component's id, which other drafts may reference. */
export interface CopyDraft extends ComponentDraft {
  readonly id?: ComponentId;
  readonly children?: readonly CopyDraft[];
}

/** Returns a component and its contents as a draft. */
export function toDraft(page: Page, id: ComponentId): CopyDraft {
  const component = getComponent(page, id);
  if (component === undefined) throw new Error(`There is no component ${id}`);
  const children = getChildIds(page, id).map((childId) => toDraft(page, childId));
  return { ...draftOf(component), id, children };
}

function draftOf(component: Component): ComponentDraft {
  const {
    id: _id,
    parentId: _parentId,
    name,
    displayName,
    componentKey,
    type,
    props,
    customName,
    // A copy on the same page as its source is an independent component.
    copiedFrom: _copiedFrom,
    ...fields
  } = component;
  return {
    componentKey,
    type,
    name,
    displayName,
    props,
    ...(customName !== undefined && { customName }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}
