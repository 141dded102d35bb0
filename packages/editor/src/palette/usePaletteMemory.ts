import { useSession } from '@vitrina/session';
import { useMemo } from 'react';
import {
  noteUse,
  readMemory,
  toggleFavorite,
  writeMemory,
  type PaletteMemory,
} from '@vitrina/editor-core/palette';
import { useKeptText } from '@vitrina/editor-ui/panels';

/**
 * Returns the signed-in user's favorite and recent blocks, stored in this browser. All callers share the
 * value.
 */
export function usePaletteMemory() {
  const { profile } = useSession();
  const storageKey = `builder.palette.memory.${profile?.id ?? ''}`;
  const [text, keep] = useKeptText(storageKey);
  return useMemo(() => {
    const change = (edit: (memory: PaletteMemory, key: string) => PaletteMemory) => (key: string) =>
      keep(writeMemory(edit(readMemory(localStorage.getItem(storageKey)), key)));
    return { ...readMemory(text), toggleFavorite: change(toggleFavorite), noteUse: change(noteUse) };
  }, [text, keep, storageKey]);
}

/** The result of {@link usePaletteMemory}. */
export type PaletteMemoryActions = ReturnType<typeof usePaletteMemory>;
