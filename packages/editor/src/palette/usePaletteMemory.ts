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

/** What the signed-in user marked and used, kept in this browser: the same wherever it is asked for. */
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

/** {@link usePaletteMemory}. */
export type PaletteMemoryActions = ReturnType<typeof usePaletteMemory>;
