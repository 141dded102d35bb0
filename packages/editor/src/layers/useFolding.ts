import { componentCount, getComponent, rootId, type ComponentId } from '@vitrina/epack-model';
import { useCallback, useState } from 'react';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

/** Pages with more components than this open with all rows collapsed, to stay easy to scan. */
const maxOpenComponents = 200;

/** The expanded rows of the tree. */
export interface Folding {
  isOpen(id: ComponentId): boolean;
  setOpen(id: ComponentId, isOpen: boolean): void;
  /** Expands all ancestors of a component. */
  reveal(id: ComponentId): void;
}

/**
 * Returns the expanded rows: by default all on a small page, none on a large one. The user can toggle each
 * row.
 */
export function useFolding(): Folding {
  const store = useEditorStore();
  const [isOpenByDefault] = useState(() => {
    const page = getActivePage(store.getState());
    return page === undefined || componentCount(page) <= maxOpenComponents;
  });
  const [toggled, setToggled] = useState<ReadonlySet<ComponentId>>(new Set());
  const isOpen = useCallback(
    (id: ComponentId) => toggled.has(id) !== isOpenByDefault,
    [toggled, isOpenByDefault],
  );
  const setOpen = useCallback(
    (id: ComponentId, open: boolean) =>
      setToggled((before) => {
        if ((before.has(id) !== isOpenByDefault) === open) return before;
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [isOpenByDefault],
  );
  const reveal = useCallback(
    (id: ComponentId) => {
      const page = getActivePage(store.getState());
      const parentOf = (each: ComponentId) => (page && getComponent(page, each)?.parentId) ?? rootId;
      for (let at = parentOf(id); at !== rootId; at = parentOf(at)) setOpen(at, true);
    },
    [store, setOpen],
  );
  return { isOpen, setOpen, reveal };
}
