import {
  getChildIds,
  getComponent,
  isDynamicWrapper,
  rootId,
  type ComponentId,
  type Page,
} from '@vitrina/epack-model';

/** A row of the tree: a component whose ancestors are all expanded. */
export interface LayerRowPlace {
  readonly id: ComponentId;
  /** 1 at the top of the page. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** Returns the components with all their ancestors, so that a tree of them shows where they are. */
export function withAncestors(page: Page, ids: Iterable<ComponentId>): ReadonlySet<ComponentId> {
  const all = new Set<ComponentId>();
  for (const id of ids) {
    for (let at = getComponent(page, id); at && !all.has(at.id); at = getComponent(page, at.parentId)) {
      all.add(at.id);
    }
  }
  return all;
}

/**
 * Lists the rows of the tree from top to bottom.
 *
 * @param found - the components to show; their rows are all expanded. Default: all
 */
export function listRows(
  page: Page,
  isOpen: (id: ComponentId) => boolean,
  found?: ReadonlySet<ComponentId>,
): readonly LayerRowPlace[] {
  const rows: LayerRowPlace[] = [];
  const isFound = (id: ComponentId) => found === undefined || found.has(id);
  const add = (ids: readonly ComponentId[], level: number): void => {
    for (const id of ids) {
      const component = getComponent(page, id);
      const ownIds = getChildIds(page, id);
      const childIds = found ? [...ownIds].filter((each) => isFound(each)) : ownIds;
      // The wrapper of a series has no markup of its own, so the tree shows its members instead.
      if (component && isDynamicWrapper(component)) add(childIds, level);
      else if (component) {
        const hasChildren = childIds.length > 0;
        const isRowOpen = hasChildren && (found !== undefined || isOpen(id));
        rows.push({ id, level, hasChildren, isOpen: isRowOpen });
        if (isRowOpen) add(childIds, level + 1);
      }
    }
  };
  add([...getChildIds(page, rootId)].filter(isFound), 1);
  return rows;
}

/** Returns whether two trees look the same. Keeps typing into a block from re-rendering rows. */
export function isSameRows(one: readonly LayerRowPlace[], other: readonly LayerRowPlace[]): boolean {
  return (
    one.length === other.length &&
    one.every((row, index) => {
      const second = other[index];
      return (
        row.id === second?.id &&
        row.level === second.level &&
        row.hasChildren === second.hasChildren &&
        row.isOpen === second.isOpen
      );
    })
  );
}
