import type { ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';

/**
 * What can be dragged or dropped on stands in one of these; all of them share one drag. Named, the window keeps the drag
 * manager; left to itself the provider forgets it with each scope that goes, and the next one would make a second.
 */
export function DragScope({ children }: { children: ReactNode }) {
  return (
    <DndProvider backend={HTML5Backend} context={window}>
      {children}
    </DndProvider>
  );
}
