import type { ComponentId, Page } from '@vitrina/epack-model';
import { useMemo, useSyncExternalStore } from 'react';
import { isSameRows, listRows, type LayerRowPlace } from '@vitrina/editor-core/layers';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorStore } from '@vitrina/editor-ui/store';

/**
 * Returns the rows of the tree. The array changes only if a component was added, moved, removed, expanded or
 * collapsed.
 */
export function useLayerRows(
  isOpen: (id: ComponentId) => boolean,
  found: ReadonlySet<ComponentId> | undefined,
): readonly LayerRowPlace[] {
  const { hub, getState } = useEditorStore();
  const read = useMemo(
    () => createRowReader(() => getActivePage(getState()), isOpen, found),
    [getState, isOpen, found],
  );
  return useSyncExternalStore(hub.subscribeAny, read);
}

/** Creates a reader that returns the same array as long as the rows look the same. */
function createRowReader(
  getPage: () => Page | undefined,
  isOpen: (id: ComponentId) => boolean,
  found: ReadonlySet<ComponentId> | undefined,
) {
  let seen: Page | undefined;
  let rows: readonly LayerRowPlace[] = [];
  return () => {
    const page = getPage();
    if (page === seen) return rows;
    seen = page;
    const next = page ? listRows(page, isOpen, found) : [];
    if (!isSameRows(rows, next)) rows = next;
    return rows;
  };
}
