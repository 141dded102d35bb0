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

/** Lists the rows of the tree from top to bottom. */
export function listRows(page: Page, isOpen: (id: ComponentId) => boolean): readonly LayerRowPlace[] {
  const rows: LayerRowPlace[] = [];
  const add = (ids: readonly ComponentId[], level: number): void => {
    for (const id of ids) {
      const component = getComponent(page, id);
      const childIds = getChildIds(page, id);
      // The wrapper of a series has no markup of its own, so the tree shows its members instead.
      if (component && isDynamicWrapper(component)) add(childIds, level);
      else if (component) {
        const hasChildren = childIds.length > 0;
        const isRowOpen = hasChildren && isOpen(id);
        rows.push({ id, level, hasChildren, isOpen: isRowOpen });
        if (isRowOpen) add(childIds, level + 1);
      }
    }
  };
  add(getChildIds(page, rootId), 1);
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
