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

/** The given components without those that stand inside another of them, in the order of the page. */
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

/** What to select once these are gone: the sibling after the last of them, else the one before, else the parent. */
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

/** A draft made of a component, which is named by its id there by others. */
export interface CopyDraft extends ComponentDraft {
  readonly id?: ComponentId;
  readonly children?: readonly CopyDraft[];
}

/** A component and everything below it, ready to be added again. */
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
    // A copy that stands beside its source is a component of its own.
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
