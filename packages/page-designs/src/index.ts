export {
  type Ground,
  grounds,
  type SectionDesign,
  type SectionGroup,
  sectionGroups,
} from './building/sectionDesign.ts';
export type { SectionContent } from './building/fillSection.ts';
export type { KnownProduct } from './building/fillSlots.ts';
export { findSection, sectionDesigns, type SectionKey } from './sections/sectionDesigns.ts';
export { type PageDesign, type PageDesignKey, pageDesigns, type PlacedSection } from './pages/pageDesigns.ts';
export { withDesignSamples } from './pages/designSamples.ts';
export {
  createContentDraft,
  createPageDrafts,
  createSectionDraft,
  type DesignStart,
} from './pages/designDrafts.ts';
export { createProductDrafts } from './pages/productDrafts.ts';
export {
  type ProductContent,
  type ProductImage,
  type Specification,
  unknownProduct,
} from './building/productContent.ts';
export { type ColumnRole, columnRoles, guessColumnRoles } from './products/columnRoles.ts';
export { type ProductColumn, type ProductRecord, readProduct } from './products/readProduct.ts';
export { readRecords } from './products/readRecords.ts';
export {
  createSourceRecord,
  listFacts,
  listOutdatedFacts,
  type OutdatedFact,
  readSourceRecord,
  type RecordFact,
  recordKey,
  type SourceRecord,
  withKnownFacts,
} from './products/sourceRecord.ts';
export {
  designLocales,
  getDesignTexts,
  loadDesignTexts,
  type LoadedTexts,
  onDesignTexts,
} from './building/designTexts.ts';
export { canEditText } from './texts/canEditText.ts';
export {
  type AskedText,
  listPageTexts,
  type PageText,
  toAskedText,
  toTextChange,
  toTextChanges,
} from './texts/pageTexts.ts';
export { toHtml } from './texts/toHtml.ts';
