export { newDraft } from './newDraft.ts';
export { noteUse, type PaletteMemory, readMemory, toggleFavourite, writeMemory } from './paletteMemory.ts';
