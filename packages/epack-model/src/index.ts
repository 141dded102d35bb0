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
export { isGtin, padGtin } from './gtin.ts';
export { resolveSized } from './resolveSized.ts';
export { validateValue, validatorSchema, type Validator, type ValidatorCode } from './validators.ts';

export { sizeNameSchema, sizes, sizeTable, type SizeDefinition, type SizeName } from './schemas/size.ts';
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
export { builtInFonts } from './schemas/builtInFonts.ts';
export { pageHistorySchema, type PageHistory } from './schemas/history.ts';
export {
  aiActionSchema,
  aiRequestSchema,
  brandSchema,
  type AiAction,
  type AiRequest,
  type Brand,
} from './schemas/serverEntities.ts';
export {
  createJsonSchema,
  entityNames,
  type EntityName,
  type JsonSchemaDocument,
} from './schemas/jsonSchemas.ts';

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
export type { SinglePageChange } from './changes/singleChange.ts';
export type {
  AppliedPageChange,
  ChangeFailure,
  ChangeFailureCode,
  PageChangeResult,
} from './changes/pageChangeResult.ts';
export { addComponentsSchema, applyAddComponents, type AddComponents } from './changes/addComponents.ts';
export {
  addRawComponentsSchema,
  applyAddRawComponents,
  type AddRawComponents,
} from './changes/addRawComponents.ts';
export { addTableRowSchema, applyAddTableRow, type AddTableRow } from './changes/addTableRow.ts';
export { applyBatch, batchSchema, type Batch } from './changes/batch.ts';
export { applyMakeDynamic, makeDynamicSchema, type MakeDynamic } from './changes/makeDynamic.ts';
export { applyMoveComponent, moveComponentSchema, type MoveComponent } from './changes/moveComponent.ts';
export {
  applyRemoveComponent,
  removeComponentSchema,
  type RemoveComponent,
} from './changes/removeComponent.ts';
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
export {
  applyReplaceProperty,
  replacePropertySchema,
  type ReplaceProperty,
} from './changes/replaceProperty.ts';
export { applyUpdateProperty, updatePropertySchema, type UpdateProperty } from './changes/updateProperty.ts';

export {
  applyEpackChange,
  epackChangeSchema,
  type AppliedEpackChange,
  type EpackChange,
  type EpackChangeResult,
} from './changes/epack/applyEpackChange.ts';
export type { EpackFailureCode, EpackOutcome } from './changes/epack/epackFailure.ts';
export { addLocale, addLocaleSchema, type AddLocale } from './changes/epack/addLocale.ts';
export { addPage, addPageSchema, type AddPage } from './changes/epack/addPage.ts';
export { addTemplate, addTemplateSchema, type AddTemplate } from './changes/epack/addTemplate.ts';
export { changePage, changePageSchema, type ChangePage } from './changes/epack/changePage.ts';
export { changeType, changeTypeSchema, type ChangeType } from './changes/epack/changeType.ts';
export { copyTemplate, copyTemplateSchema, type CopyTemplate } from './changes/epack/copyTemplate.ts';
export {
  removeCustomComponent,
  removeCustomComponentSchema,
  type RemoveCustomComponent,
} from './changes/epack/removeCustomComponent.ts';
export { removeLocale, removeLocaleSchema, type RemoveLocale } from './changes/epack/removeLocale.ts';
export { removePage, removePageSchema, type RemovePage } from './changes/epack/removePage.ts';
export { removeTemplate, removeTemplateSchema, type RemoveTemplate } from './changes/epack/removeTemplate.ts';
export { restoreEpack, restoreEpackSchema, type RestoreEpack } from './changes/epack/restoreEpack.ts';
export {
  saveCustomComponent,
  saveCustomComponentSchema,
  type SaveCustomComponent,
} from './changes/epack/saveCustomComponent.ts';
export {
  updateDataSources,
  updateDataSourcesSchema,
  type UpdateDataSources,
} from './changes/epack/updateDataSources.ts';
export { updateFont, updateFontSchema, type UpdateFont } from './changes/epack/updateFont.ts';
export { updateManifest, updateManifestSchema, type UpdateManifest } from './changes/epack/updateManifest.ts';
export {
  updateTemplateConfiguration,
  updateTemplateConfigurationSchema,
  type UpdateTemplateConfiguration,
} from './changes/epack/updateTemplateConfiguration.ts';

export { checkPage } from './nesting/checkPage.ts';
export { checkPageChange, type ChangeContext, type ChangeRefusal } from './nesting/checkPageChange.ts';
export { checkPlacement, type PlacementCode } from './nesting/checkPlacement.ts';

export { copySubtree } from './planning/copySubtree.ts';
export { placeForNew, type Place } from './planning/placeForNew.ts';
export { planAddComponent, type Plan } from './planning/planAddComponent.ts';
export { planAddRawComponents } from './planning/planAddRawComponents.ts';
export { planAddTableRow } from './planning/planAddTableRow.ts';
export { planAddTemplate } from './planning/planAddTemplate.ts';
export { planMakeDynamic } from './planning/planMakeDynamic.ts';
export {
  dynamicWrapperKey,
  findDynamicWrapper,
  getDisplayChildIds,
  isDynamicWrapper,
} from './dynamic-data/dynamicWrapper.ts';
export {
  dynamicDataPairSchema,
  listDynamicDataPairs,
  type DynamicDataPair,
} from './dynamic-data/listDynamicDataPairs.ts';

export { amazonRootLimit, amazonTemplate, mvideoTemplate, ozonTemplate } from './templates/templateNames.ts';
export { applyTextPreset, brandPresets, findBrandPreset, type TextPreset } from './templates/brandPresets.ts';
export { createMarketplacePage, marketplaceDefaults } from './templates/marketplaceDefaults.ts';
export { mvideoConfigurationSchema, type MvideoConfiguration } from './templates/mvideoConfiguration.ts';

export type { Epack } from './epack/epack.ts';
export { addressInLocale, addressInTemplate, nearestAddress } from './epack/activePage.ts';
export { changedPageKeys } from './epack/changedPageKeys.ts';
export { createEpack, type NewEpack } from './epack/createEpack.ts';
export { checkCopySource, checkLicenses } from './epack/epackChecks.ts';
export { formatManifestDate } from './epack/formatDate.ts';
export { isValidName } from './epack/isValidName.ts';
export { listLocales, listPages, listTemplates } from './epack/listPages.ts';
export { localeDirection } from './epack/localeDirection.ts';
export { loadEpack, type LoadedEpack, type LoadEpackOptions } from './epack/load/loadEpack.ts';
export { currentFormatVersion } from './epack/load/migrations.ts';
export { readPageWrite, type PageWrite, type PageWriteMeaning } from './epack/pageWrite.ts';
export { saveEpack, type SavedEpack } from './epack/saveEpack.ts';
export { validateEpackData } from './epack/validateEpackData.ts';
