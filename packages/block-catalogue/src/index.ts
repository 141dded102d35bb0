export { type BlockPack, readBlockPack } from './blockPack.ts';
export { type BlockFamily, type Catalogue, createCatalogue, type Names } from './createCatalogue.ts';
export { createBrandDraft, type BrandTexts } from './starting-content/createBrandDraft.ts';
export { createMvideoDraft } from './starting-content/createMvideoDraft.ts';
export { standardCatalogue } from './standardCatalogue.ts';
