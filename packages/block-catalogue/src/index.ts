export { type BlockPack, readBlockPack } from './blockPack.ts';
export type { BlockValues, StandardBlockKey } from './blockValues.ts';
export { type BlockFamily, type Catalogue, createCatalogue, type Names } from './createCatalogue.ts';
export { createBrandDraft, type BrandTexts } from './starting-content/createBrandDraft.ts';
export { createMvideoDraft } from './starting-content/createMvideoDraft.ts';
export { standardCatalogue } from './standardCatalogue.ts';
// Re-exported to read a catalog's blocks, for packages that depend on the catalog alone.
export {
  type Asset,
  type AssetUrl,
  type BlockDefinition,
  type FindPicture,
  isStyleProp,
  parseRichText,
  plainText,
  resolveValues,
  type RichText,
  type RichTextElement,
  type RichTextNode,
} from '@vitrina/block-kit';
