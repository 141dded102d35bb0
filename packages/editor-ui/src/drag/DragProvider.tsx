import { createObserved, type Observed } from '@vitrina/editor-core/store';
import type { DragDropManager } from 'dnd-core';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import { DndProvider } from 'react-dnd';

import { createDragManager } from './dragBackends.ts';

/** The reason why the dragged item can't be dropped at the pointer, or `undefined` if it can. */
export type DropRefusal = Observed<string | undefined>;

/** @see DragProvider */
export const DropRefusalContext = createContext<DropRefusal | undefined>(undefined);

/** Shared by all mounted editors of a window, because the backends refuse a second manager. */
let shared: { readonly manager: DragDropManager; users: number } | undefined;

/** Enables dragging and dropping inside, by mouse and touch, including files from the desktop. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const manager = useSharedManager();
  const [refusal] = useState<DropRefusal>(() => createObserved<string | undefined>(undefined));
  return (
    <DndProvider manager={manager}>
      <DropRefusalContext value={refusal}>{children}</DropRefusalContext>
    </DndProvider>
  );
}

function useSharedManager(): DragDropManager {
  const [manager] = useState(() => {
    shared ??= { manager: createDragManager(), users: 0 };
    return shared.manager;
  });
  useEffect(() => {
    // Strict mode unmounts and remounts with the same state.
    const mine = shared?.manager === manager ? shared : { manager, users: 0 };
    mine.users += 1;
    shared = mine;
    return () => {
      mine.users -= 1;
      if (mine.users === 0 && shared === mine) shared = undefined;
    };
  }, [manager]);
  return manager;
}
