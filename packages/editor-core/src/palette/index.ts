export { newDraft } from './newDraft.ts';
export { noteUse, type PaletteMemory, readMemory, toggleFavorite, writeMemory } from './paletteMemory.ts';
