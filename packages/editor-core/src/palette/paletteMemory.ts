/** A user's favorite and recently used blocks in the palette, by block key; the latest is first. */
export interface PaletteMemory {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
}

const maxRecent = 6;
const nothing: PaletteMemory = { favorites: [], recent: [] };

/** Returns the memory with a block added to the favorites, or removed from them. */
export function toggleFavorite(memory: PaletteMemory, key: string): PaletteMemory {
  const { favorites } = memory;
  return {
    ...memory,
    favorites: favorites.includes(key) ? favorites.filter((each) => each !== key) : [...favorites, key],
  };
}

/** Returns the memory with a block added to the recently used ones. */
export function noteUse(memory: PaletteMemory, key: string): PaletteMemory {
  return { ...memory, recent: [key, ...memory.recent.filter((each) => each !== key)].slice(0, maxRecent) };
}

/** Reads the text of {@link writeMemory}. Ignores any other text. */
export function readMemory(text: string | null): PaletteMemory {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    // Browsers may still hold what versions before this one stored, under its British spelling.
    const favorites = 'favorites' in stored ? 'favorites' : 'favourites';
    return { favorites: readKeys(stored, favorites), recent: readKeys(stored, 'recent') };
  } catch {
    return nothing;
  }
}

/** Returns the memory as text. */
export function writeMemory(memory: PaletteMemory): string {
  return JSON.stringify(memory);
}

function readKeys(stored: object, name: string): readonly string[] {
  const keys: unknown = (stored as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}
