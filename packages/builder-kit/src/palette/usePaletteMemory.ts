import { useSession } from '@vitrina/session';
import { useState } from 'react';

import { noteUse, readMemory, toggleFavourite, writeMemory, type PaletteMemory } from './paletteMemory.ts';

/** What the signed-in user marked and used, kept in this browser. */
export function usePaletteMemory() {
  const { profile } = useSession();
  const storageKey = `builder.palette.memory.${profile?.id ?? ''}`;
  const [memory, setMemory] = useState<PaletteMemory>(() => readMemory(localStorage.getItem(storageKey)));
  const change = (next: PaletteMemory) => {
    localStorage.setItem(storageKey, writeMemory(next));
    setMemory(next);
  };
  return {
    ...memory,
    toggleFavourite: (key: string) => change(toggleFavourite(memory, key)),
    noteUse: (key: string) => change(noteUse(memory, key)),
  };
}

/** {@link usePaletteMemory}. */
export type PaletteMemoryActions = ReturnType<typeof usePaletteMemory>;
