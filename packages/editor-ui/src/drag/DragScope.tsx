import { useLayoutEffect, useState, type ReactNode } from 'react';
import { DndProvider, useDragDropManager } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';

type DragManager = ReturnType<typeof useDragDropManager>;

/** The one of the first scope: what is taken in one of them can be dropped in another. */
let shared: DragManager | undefined;

/** What can be dragged or dropped on stands in one of these; all of them share one drag. */
export function DragScope({ children }: { children: ReactNode }) {
  const [manager] = useState(() => shared);
  if (manager) return <DndProvider manager={manager}>{children}</DndProvider>;
  return (
    <DndProvider backend={HTML5Backend}>
      <ShareManager />
      {children}
    </DndProvider>
  );
}

/** The provider's own way of sharing forgets its manager where React mounts twice, as it does in development. */
function ShareManager() {
  const manager = useDragDropManager();
  useLayoutEffect(() => {
    shared ??= manager;
  }, [manager]);
  return null;
}
