export type { Json, JsonObject } from './json.ts';
export type { Issue } from './issue.ts';
export type { BlockRule, BlockRules, PropRule } from './rules.ts';
export { instantiateDraft, type ComponentDraft } from './draft.ts';
export { defaultLocale, defaultPage, defaultTemplate } from './defaults.ts';
export { pageAddress, pageKey, pageKeyPrefix, type PageAddress, type PageKey } from './pageAddress.ts';
export { isGtin, padGtin } from './gtin.ts';
export { resolveSized } from './resolveSized.ts';

export { sizes, sizeTable, type SizeDefinition, type SizeName } from './schemas/size.ts';
export type { Prop, SizedValue } from './schemas/prop.ts';
export { rootId, type Component, type ComponentId, type WireComponent } from './schemas/component.ts';
export type { CopiedFrom, LibraryLink } from './schemas/copiedFrom.ts';
export { hashValue } from './origin/hashValue.ts';
export { copyLibraryLinks } from './origin/copyLibraryLinks.ts';
export { findLibraryLink, withLibraryLink } from './origin/libraryLink.ts';
export { libraryAddress, readLibraryAddress, type LibraryCopy } from './origin/libraryAddress.ts';
export { describeSource, linkedCopy } from './origin/linkedCopy.ts';
export type {
  CustomComponent,
  DataSource,
  EpackData,
  EpackType,
  Font,
  Manifest,
  ProductData,
} from './schemas/epackData.ts';

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

export { applyPageChange } from './changes/applyPageChange.ts';
export type {
  AddComponents,
  AddRawComponents,
  AddTableRow,
  Batch,
  MakeDynamic,
  MoveComponent,
  PageChange,
  RemoveComponent,
  RemoveDynamicWrapper,
  RenameComponent,
  ReplaceProperty,
  SetCopiedFrom,
  SinglePageChange,
  UpdateProperty,
} from './changes/pageChange.ts';
export type {
  AppliedPageChange,
  ChangeFailure,
  ChangeFailureCode,
  PageChangeResult,
} from './changes/pageChangeResult.ts';
export { applyAddComponents } from './changes/addComponents.ts';
export { applyAddRawComponents } from './changes/addRawComponents.ts';
export { applyAddTableRow } from './changes/addTableRow.ts';
export { applyBatch } from './changes/applyBatch.ts';
export { applyMakeDynamic } from './changes/makeDynamic.ts';
export { applyMoveComponent } from './changes/moveComponent.ts';
export { applyRemoveComponent } from './changes/removeComponent.ts';
export { applyRemoveDynamicWrapper } from './changes/removeDynamicWrapper.ts';
export { applyRenameComponent } from './changes/renameComponent.ts';
export { applyReplaceProperty } from './changes/replaceProperty.ts';
export { applySetCopiedFrom } from './changes/setCopiedFrom.ts';
export { applyUpdateProperty } from './changes/updateProperty.ts';

export {
  applyEpackChange,
  type AppliedEpackChange,
  type EpackChange,
  type EpackChangeResult,
} from './changes/epack/applyEpackChange.ts';
export type { EpackFailureCode, EpackOutcome } from './changes/epack/epackFailure.ts';
export type { AddLocale } from './changes/epack/addLocale.ts';
export type { AddPage } from './changes/epack/addPage.ts';
export type { AddTemplate } from './changes/epack/addTemplate.ts';
export type { ChangePage } from './changes/epack/changePage.ts';
export type { ChangeType } from './changes/epack/changeType.ts';
export type { CopyTemplate } from './changes/epack/copyTemplate.ts';
export type { RemoveCustomComponent } from './changes/epack/removeCustomComponent.ts';
export type { RemoveLocale } from './changes/epack/removeLocale.ts';
export type { RemovePage } from './changes/epack/removePage.ts';
export type { RemoveTemplate } from './changes/epack/removeTemplate.ts';
export type { RestoreEpack } from './changes/epack/restoreEpack.ts';
export type { SaveCustomComponent } from './changes/epack/saveCustomComponent.ts';
export type { SetDirection } from './changes/epack/setDirection.ts';
export type { SetPages } from './changes/epack/setPages.ts';
export { arrangePages, type ListedPage } from './epack/pageTitles.ts';
export type { UpdateDataSources } from './changes/epack/updateDataSources.ts';
export type { UpdateFont } from './changes/epack/updateFont.ts';
export type { UpdateManifest } from './changes/epack/updateManifest.ts';
export type { UpdateTemplateConfiguration } from './changes/epack/updateTemplateConfiguration.ts';

export type { ChangeContext } from './nesting/changeContext.ts';
export type { ChangeRefusal, PlacementCode } from './nesting/changeRefusal.ts';
export { checkAddition } from './nesting/checkAddition.ts';
export { checkFixedParts, checkFixedProperty } from './nesting/checkFixedParts.ts';
export { type FixedPartChange, hasFixedParts, listFixedPartChanges } from './nesting/listFixedPartChanges.ts';
export { checkPage, type PlacementIssue } from './nesting/checkPage.ts';
export { checkPageChange } from './nesting/checkPageChange.ts';

export { copySubtree } from './planning/copySubtree.ts';
export { placeForNew, type Place } from './planning/placeForNew.ts';
export { createPage } from './planning/createPage.ts';
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
export { listDynamicDataPairs } from './dynamic-data/listDynamicDataPairs.ts';
export type { DynamicDataPair } from './schemas/dynamicDataPair.ts';

export { amazonRootLimit, amazonTemplate, mvideoTemplate, ozonTemplate } from './templates/templateNames.ts';
export { applyTextPreset, brandPresets, type TextPreset } from './templates/brandPresets.ts';
export { createMarketplacePage } from './templates/marketplaceDefaults.ts';
export type { MvideoConfiguration } from './schemas/mvideoConfiguration.ts';

export type { Epack } from './epack/epack.ts';
export { addressInLocale, addressInTemplate, nearestAddress } from './epack/activePage.ts';
export { changedPageKeys } from './epack/changedPageKeys.ts';
export { createEpack, type NewEpack } from './epack/createEpack.ts';
export { formatManifestDate } from './epack/formatDate.ts';
export { isValidName } from './epack/isValidName.ts';
export { listLocales, listPages, listTemplates } from './epack/listPages.ts';
export { languageName } from './epack/languageName.ts';
export { languageTag } from './epack/languageTag.ts';
export { directionOf, localeDirection } from './epack/localeDirection.ts';
export { loadEpack, type LoadedEpack, type LoadEpackOptions } from './epack/load/loadEpack.ts';
export { currentFormatVersion } from './epack/load/migrations.ts';
export { saveEpack, type SavedEpack } from './epack/saveEpack.ts';
export { listCategoryIds } from './epack/listCategoryIds.ts';
export { validateEpackData, type RequiredField, type RequiredFieldIssue } from './epack/validateEpackData.ts';
