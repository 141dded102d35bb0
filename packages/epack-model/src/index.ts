export type { Json, JsonObject } from './json.ts';
export type { Issue } from './issue.ts';
export type { BlockRule, BlockRules, PropRule } from './rules.ts';
export { instantiateDraft, type ComponentDraft } from './draft.ts';
export {
  constructorEmsId,
  defaultLocale,
  defaultPage,
  defaultTemplate,
  historyKeySeparator,
  manifestVersion,
} from './defaults.ts';
export { pageAddress, pageKey, pageKeyPrefix, type PageAddress, type PageKey } from './pageAddress.ts';
export { sizes, sizeNameSchema, sizeTable, type SizeDefinition, type SizeName } from './schemas/size.ts';
export { propSchema, sizedValueSchema, type Prop, type SizedValue } from './schemas/prop.ts';
export {
  componentSchema,
  maxComponentId,
  rootId,
  wireComponentSchema,
  type Component,
  type ComponentId,
  type WireComponent,
} from './schemas/component.ts';
export {
  customComponentSchema,
  dataSourceSchema,
  epackDataSchema,
  epackTypeSchema,
  fontSchema,
  manifestSchema,
  productDataSchema,
  type CustomComponent,
  type DataSource,
  type EpackData,
  type EpackType,
  type Font,
  type Manifest,
  type ProductData,
} from './schemas/epackData.ts';
export { resolveSized } from './resolveSized.ts';
export {
  componentCount,
  emptyPage,
  getAncestorIds,
  getChildIds,
  getComponent,
  getSubtree,
  nextComponentId,
  walkPage,
  type Page,
} from './page/page.ts';
export { loadPage, type LoadedPage } from './load/loadPage.ts';
export { savePage, type SavedPage } from './load/savePage.ts';
export { applyPageChange, pageChangeSchema, type PageChange } from './changes/applyPageChange.ts';
export type {
  AppliedPageChange,
  ChangeFailure,
  ChangeFailureCode,
  PageChangeResult,
} from './changes/pageChangeResult.ts';
export { addComponentsSchema, applyAddComponents, type AddComponents } from './changes/addComponents.ts';
export {
  applyRemoveComponent,
  removeComponentSchema,
  type RemoveComponent,
} from './changes/removeComponent.ts';
export { applyMoveComponent, moveComponentSchema, type MoveComponent } from './changes/moveComponent.ts';
export { applyUpdateProperty, updatePropertySchema, type UpdateProperty } from './changes/updateProperty.ts';
export {
  applyReplaceProperty,
  replacePropertySchema,
  type ReplaceProperty,
} from './changes/replaceProperty.ts';
export {
  addRawComponentsSchema,
  applyAddRawComponents,
  type AddRawComponents,
} from './changes/addRawComponents.ts';
export { addTableRowSchema, applyAddTableRow, type AddTableRow } from './changes/addTableRow.ts';
export { applyMakeDynamic, makeDynamicSchema, type MakeDynamic } from './changes/makeDynamic.ts';
export {
  applyRemoveDynamicWrapper,
  removeDynamicWrapperSchema,
  type RemoveDynamicWrapper,
} from './changes/removeDynamicWrapper.ts';
export {
  applyRenameComponent,
  renameComponentSchema,
  type RenameComponent,
} from './changes/renameComponent.ts';
export type { SinglePageChange } from './changes/singleChange.ts';
export { applyBatch, batchSchema, type Batch } from './changes/batch.ts';
export type { Epack } from './epack/epack.ts';
export { createEpack, type NewEpack } from './epack/createEpack.ts';
export { formatManifestDate } from './epack/formatDate.ts';
export { validateEpackData } from './epack/validateEpackData.ts';
export { isGtin, padGtin } from './gtin.ts';
