/** What a user marked and used in the palette, by block key; of the used ones the last first. */
export interface PaletteMemory {
  readonly favorites: readonly string[];
  readonly recent: readonly string[];
}

const maxRecent = 6;
const nothing: PaletteMemory = { favorites: [], recent: [] };

/** The memory with a block marked, or no longer so. */
export function toggleFavorite(memory: PaletteMemory, key: string): PaletteMemory {
  const { favorites } = memory;
  return {
    ...memory,
    favorites: favorites.includes(key) ? favorites.filter((each) => each !== key) : [...favorites, key],
  };
}

/** The memory after a block was used. */
export function noteUse(memory: PaletteMemory, key: string): PaletteMemory {
  return { ...memory, recent: [key, ...memory.recent.filter((each) => each !== key)].slice(0, maxRecent) };
}

/** Reads what {@link writeMemory} wrote; anything else is forgotten. */
export function readMemory(text: string | null): PaletteMemory {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    // Browsers may still hold what versions before this one stored, under its British spelling.
    const favorites = 'favorites' in stored ? 'favorites' : 'favorites';
    return { favorites: readKeys(stored, favorites), recent: readKeys(stored, 'recent') };
  } catch {
    return nothing;
  }
}

/** The memory as text. */
export function writeMemory(memory: PaletteMemory): string {
  return JSON.stringify(memory);
}

function readKeys(stored: object, name: string): readonly string[] {
  const keys: unknown = (stored as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}
