export { contract } from './contract.ts';
export type { CallName } from './callName.generated.ts';
export { defineCall } from './call.ts';
export type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallParams,
  CallPermission,
  CallQuery,
  CallReference,
  CallRequest,
  CallResponse,
  CallService,
  DefinitionOf,
} from './call.ts';
export {
  categorySchema,
  connectedRetailerSchema,
  demoAccountSchema,
  groupSettingsSchema,
  ownPasswordSchema,
  panelTokenSchema,
  permissionSchema,
  profileSchema,
  rawCategorySchema,
  selfSchema,
  statisticsGroupSchema,
  tokenGrantSchema,
} from './accounts.ts';
export type {
  Category,
  ConnectedRetailer,
  DemoAccount,
  GroupSettings,
  Permission,
  Profile,
  RawCategory,
  StatisticsGroup,
} from './accounts.ts';
export { dataOf, doneSchema, emptySchema, itemsOf, listOf } from './answers.ts';
export { aiActionSchema, aiActionValueSchema, aiUsageSchema } from './ai.ts';
export type { AiAction, AiUsage } from './ai.ts';
export {
  csvPreviewSchema,
  dataSourceInputSchema,
  dataSourceItemSchema,
  dataSourceRecordSchema,
  dataSourceSchema,
  dataSourceTableSchema,
} from './dataSources.ts';
export type {
  CsvPreview,
  DataSourceInput,
  DataSourceRecord,
  DataSourceSummary,
  DataSourceTable,
} from './dataSources.ts';
export {
  claimDecisionSchema,
  ownerSuggestionSchema,
  productClaimInputSchema,
  productClaimSchema,
  productOwnerInputSchema,
  productOwnerRecordSchema,
} from './productOwners.ts';
export type {
  OwnedByAnotherLicenseData,
  OwnerSuggestion,
  ProductClaim,
  ProductOwnerInput,
  ProductOwnerRecord,
} from './productOwners.ts';
export { presencePlaceSchema, presenceRequestSchema } from './presence.ts';
export { maxPresenceBlocks, maxPresenceBytes, presenceCloseCodes, presencePath } from './presenceLimits.ts';
export type {
  PresenceMessage,
  PresencePage,
  PresencePlace,
  PresenceRequest,
  PresentPerson,
} from './presence.ts';
export {
  type Replacement,
  type ReplacementCriteria,
  replacementCriteriaSchema,
  type ReplacementHit,
  replacementHitSchema,
  type ReplacementKind,
  replacementKindSchema,
  type ReplacementRow,
  replacementRowSchema,
  replacementRowStatusSchema,
  replacementSchema,
} from './replacements.ts';
export { fontRecordSchema, fontSchema, maxFontBytes } from './fonts.ts';
export type { BundledFontFaces, FontRecord, ServerFont } from './fonts.ts';
export { dataSourceLimits } from './dataSourceLimits.ts';
export { amazonConnectionSchema } from './marketplaces.ts';
export {
  marketplaceExportSchema,
  contentMarketplaceSchema,
  marketplaceIssueSchema,
  marketplaceUploadSchema,
} from './marketplaceContent.ts';
export type { ContentMarketplace, MarketplaceExport, MarketplaceIssueData } from './marketplaceContent.ts';
export type { AmazonConnection } from './marketplaces.ts';
export {
  anomalyKinds,
  claimStates,
  keyScopes,
  marketplaces,
  maxInviewMinutes,
  ownedKinds,
  ownerRoles,
  permissionNames,
  roleNames,
  viewsChoices,
} from './names.ts';
export type {
  AnomalyKind,
  ClaimState,
  KeyScope,
  OwnedKind,
  OwnerRole,
  PermissionName,
  RoleName,
  ViewsChoice,
} from './names.ts';
export { brandSchema, licenseInfoSchema, marketplaceInfoSchema } from './directory.ts';
export type { Brand, LicenseInfo, MarketplaceInfo } from './directory.ts';
export {
  activeEpackageSchema,
  componentsByPageSchema,
  epackDataSchema,
  epackListItemSchema,
  epackTypeSchema,
  manifestSchema,
  maxPageComponents,
  maxSaveBytes,
  pageAddressSchema,
  pageRevisionSchema,
  productDataSchema,
  createEpackSchema,
  saveEpackSchema,
  sectionNameSchema,
  structureSchema,
  wireComponentSchema,
  wireComponentsSchema,
} from './epack.ts';
export type {
  EpackDataWire,
  EpackListItem,
  EpackStructure,
  PageRevision,
  WireComponentData,
} from './epack.ts';
export { deletedEpackSchema, epackBulkPropsSchema, epackPropsSchema } from './epacks.ts';
export type { DeletedEpack, EpackBulkProps, EpackProps } from './epacks.ts';
export { epackShelfSchema, maxShelfPages, shelfPageSchema } from './epackShelf.ts';
export type { EpackShelf, ShelfPage } from './epackShelf.ts';
export {
  cropAreaSchema,
  fileFactsSchema,
  fileIdSchema,
  fileSchema,
  modelFindingSchema,
  posterSchema,
} from './files.ts';
export type { CropArea, FileFacts, Poster, UploadedFile } from './files.ts';
export { assetFolderSchema, assetSchema, assetUsageSchema, maxFolderDepth } from './assets.ts';
export type { Asset, AssetFolder, AssetInUseData, AssetUsage } from './assets.ts';
export { maxCustomComponentSize, savedComponentSchema, savedKinds } from './customComponents.ts';
export type { SavedComponent, SavedKind } from './customComponents.ts';
export { serverParts, serverStateSchema } from './serverState.ts';
export type { ServerState } from './serverState.ts';
export { maxPublicationFindings, publicationFindingSchema } from './publicationFindings.ts';
export type { ContentNotPublishableData, PublicationFinding } from './publicationFindings.ts';
export {
  pageDiffSchema,
  publicationSchema,
  publishedBeforeSchema,
  publishProblemSchema,
  retailerChangesSchema,
  retailerStateSchema,
} from './publications.ts';
export type {
  PageDiff,
  Publication,
  PublishProblem,
  RetailerChanges,
  RetailerState,
} from './publications.ts';
export {
  blockCountsSchema,
  blockDifferenceSchema,
  blockDiffSchema,
  blockPlaceSchema,
  comparedRevisionSchema,
  deletedPageSchema,
  pageVersionSchema,
  valueDifferenceSchema,
} from './versions.ts';
export { keptStepSchema, maxPageSteps, pageStepSchema, stepSummarySchema } from './pageSteps.ts';
export type { KeptStep, PageStep, StepSummary } from './pageSteps.ts';
export type { BlockCounts, BlockDiff, BlockDifference, DeletedPage, PageVersion } from './versions.ts';
export {
  errorCodes,
  fieldErrorCodes,
  importNoteCodes,
  saveNoteCodes,
  publicationRunNoteCodes,
  textRunNoteCodes,
} from './errorCodes.ts';
export type { ErrorCode, FieldErrorCode, SaveNoteCode } from './errorCodes.ts';
export { errorBodySchema, fieldErrorSchema } from './errors.ts';
export type { ErrorBody, FieldError } from './errors.ts';
export {
  daySchema,
  epackIdSchema,
  idListSchema,
  idSchema,
  jsonValueSchema,
  namedSchema,
  nameTextSchema,
  pagingFields,
  pathIdSchema,
  textSchema,
  tableFormatSchema,
} from './fields.ts';
export type { Named } from './fields.ts';
export type { StaleData } from './pages.ts';
export { maxSaveIssues, replacedPageSchema, saveIssueSchema } from './saveIssues.ts';
export type { DamagedPageData, ReplacedPage, SaveIssue } from './saveIssues.ts';
export { debtNoticeSchema } from './panel.ts';
export type { DebtNotice } from './panel.ts';
export {
  matchedFieldSchema,
  matchedItemSchema,
  partialMatchSchema,
  publishedSchema,
  streamKeySchema,
} from './publishing.ts';
export type { MoreThanOneLicenseData, PartialMatchData, TakenByAnotherLicenseData } from './publishing.ts';
export {
  reportInputSchema,
  reportKindSchema,
  reportRowSchema,
  reportSchema,
  reportStatusSchema,
} from './reports.ts';
export type { Report, ReportInput, ReportRow } from './reports.ts';
export {
  comparisonSchema,
  dashboardSchema,
  dashboardWidgetsSchema,
  impressionSchema,
  intervalSchema,
  measureFields,
  productFiguresSchema,
  productNamesSchema,
  productVisitsColumns,
  productVisitsSchema,
  rangeFields,
  selectionFields,
  seriesPointSchema,
  topProductSchema,
  trendLineSchema,
  trendPointSchema,
  unvisitedDaySchema,
  unvisitedPageSchema,
  userCountSchema,
  valueCountSchema,
  viewsSchema,
} from './statistics.ts';
export type {
  Comparison,
  Dashboard,
  DashboardWidgets,
  Impression,
  Interval,
  ProductFigures,
  ProductNames,
  ProductVisits,
  SeriesPoint,
  TopProduct,
  TrendLine,
  TrendPoint,
  UnvisitedDay,
  UnvisitedPage,
  UserCount,
  ValueCount,
} from './statistics.ts';
export { feedFormatSchema, feedTokenStateSchema } from './feeds.ts';
export type { FeedFormat } from './feeds.ts';
export { momentSchema, scheduleSchema } from './schedules.ts';
export type { Schedule } from './schedules.ts';
export {
  beaconSchema,
  beaconsSchema,
  contentPartSchema,
  maxBeaconBytes,
  openedViewSchema,
  streamContentSchema,
} from './stream.ts';
export type {
  ContentPart,
  MeasuredHeight,
  StreamBeacon,
  StreamFallbackFont,
  StreamFont,
  StreamPage,
  StreamContent,
  StreamCoverage,
  StreamPointer,
} from './stream.ts';
export { auditEntrySchema } from './auditLog.ts';
export type { AuditEntry } from './auditLog.ts';
export { productSchema, type Product } from './products.ts';
export { foundRecordsSchema, type FoundRecords } from './search.ts';
export { brandInputSchema, brandRecordSchema } from './brands.ts';
export type { BrandInput, BrandRecord } from './brands.ts';
export { categoryInputSchema, categoryRecordSchema } from './categories.ts';
export type { CategoryInput, CategoryRecord } from './categories.ts';
export { debtNoticeInputSchema, debtNoticeRecordSchema } from './debtNotices.ts';
export type { DebtNoticeInput, DebtNoticeRecord } from './debtNotices.ts';
export {
  demoStages,
  type DemoState,
  demoStateSchema,
  type Tour,
  tourSchema,
  type TourStep,
  tourSteps,
} from './demo.ts';
export {
  groupInputSchema,
  groupKeyInputSchema,
  groupKeySchema,
  groupListItemSchema,
  groupSchema,
  groupTokenStateSchema,
  keyLifetimes,
  maxGroupKeys,
} from './groups.ts';
export type { Group, GroupInput, GroupKey, GroupKeyInput, GroupListItem, KeyLifetime } from './groups.ts';
export {
  maxPreviewLinks,
  previewLifetimes,
  previewLinkInputSchema,
  previewLinkSchema,
  type PreviewLifetime,
  type PreviewLink,
} from './previewLinks.ts';
export { scopeOf } from './scopeOf.ts';
export {
  maxProposedLength,
  maxTextsPerRequest,
  sourceRecordSchema,
  type SourceRecordWire,
  type TextProposal,
  textProposalSchema,
  textRefusalSchema,
  textTaskSchema,
} from './sourceRecords.ts';
export {
  type TextRun,
  type TextRunListItem,
  textRunListItemSchema,
  textRunProposalSchema,
  type TextRunProposals,
  textRunProposalsSchema,
  type TextRunRow,
  textRunRowSchema,
  textRunSkippedSchema,
  textRunRowStatusSchema,
  textRunSchema,
} from './textRuns.ts';
export {
  type PublicationAction,
  publicationActionSchema,
  type PublicationRun,
  type PublicationRunRow,
  publicationRunRowSchema,
  publicationRunRowStatusSchema,
  publicationRunSchema,
} from './publicationRuns.ts';
export { ignoredFindingSchema, type IgnoredFinding } from './ignoredFindings.ts';
export { brandKitSchema } from './brandKit.ts';
export type { BrandKitWire } from './brandKit.ts';
export { contentRulesSchema, noContentRules } from './contentRules.ts';
export type { ContentRulesWire } from './contentRules.ts';
export {
  kitFields,
  kitPreviewSchema,
  kitVersionSchema,
  licenseInputSchema,
  licenseListItemSchema,
  licenseSchema,
  oldLooksSchema,
} from './licenses.ts';
export type {
  KitField,
  KitPreview,
  KitVersion,
  License,
  LicenseInput,
  LicenseListItem,
  OldLooks,
} from './licenses.ts';
export { bulkAnswer, bulkBody, flagFilterSchema, listAnswer, listQuery, selectionBody } from './list.ts';
export type { SortBy } from './list.ts';
export { inboxItemSchema, notificationInputSchema, notificationSchema } from './notifications.ts';
export type { InboxItem, Notification, NotificationInput } from './notifications.ts';
export { domainSchema, marketplaceSchema, retailerInputSchema, retailerSchema } from './retailers.ts';
export type { Marketplace, Retailer, RetailerInput } from './retailers.ts';
export {
  passkeyCreationSchema,
  passkeyNameBodySchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeySignatureSchema,
} from './passkeys.ts';
export type { Passkey } from './passkeys.ts';
export { secondFactorCodeSchema } from './secondFactor.ts';
export { sessionSchema } from './sessions.ts';
export type { Session } from './sessions.ts';
export { statisticsGroupInputSchema, statisticsGroupRecordSchema } from './statisticsGroups.ts';
export type { StatisticsGroupInput, StatisticsGroupRecord } from './statisticsGroups.ts';
export { passwordSchema, userChangeSchema, userInputSchema, userSchema } from './users.ts';
export type { User, UserInput } from './users.ts';
export { userActivitySchema } from './usersStats.ts';
export type { UserActivity } from './usersStats.ts';
export { savedViewInputSchema, savedViewSchema } from './views.ts';
export type { SavedViewInput, SavedViewRecord } from './views.ts';
export {
  isProductLink,
  mappingSuggestionSchema,
  monitoredPageDetailSchema,
  monitoredPageSchema,
  newPageSchema,
  openProblemSchema,
  pageChangeSchema,
  productLinkSchema,
  statusWhySchema,
} from './monitor.ts';
export {
  findingSchema,
  pageCheckSchema,
  pageCheckWays,
  pageEvidenceSchema,
  pageSightSchema,
} from './pageChecks.ts';
export type { Finding, PageCheck, PageEvidence, PageSight } from './pageChecks.ts';
export type {
  MappingSuggestion,
  MonitoredPage,
  MonitoredPageDetail,
  NewPage,
  PageChange,
  StatusWhy,
} from './monitor.ts';
export {
  packageImportFindingSchema,
  packageImportListItemSchema,
  packageImportPreviewSchema,
  packageImportRowSchema,
  packageImportRowStatusSchema,
  packageImportSchema,
  productColumnRoles,
  productColumnSchema,
  productPagesSchema,
  productTableSchema,
} from './packageImports.ts';
export type {
  PackageImport,
  PackageImportListItem,
  PackageImportPreview,
  PackageImportRow,
  ProductPages,
  ProductTable,
  ProductTableColumn,
} from './packageImports.ts';
export { pageImportSchema } from './pageImports.ts';
export type { PageImport } from './pageImports.ts';
export { rejectionImportSchema, rejectionInputSchema, rejectionSchema } from './rejections.ts';
export type { Rejection, RejectionImport, RejectionInput } from './rejections.ts';
export { pageProblemSchema, problemCountSchema } from './retailManager.ts';
export type { PageProblem, ProblemCount } from './retailManager.ts';
export {
  alertPaces,
  incidentEventKinds,
  incidentStates,
  pageCheckFailures,
  pageProblemTypes,
  pageStatusCauses,
  pageStatuses,
  pageTestFixes,
  pageTestKeys,
  shopPageStates,
  pageTestSteps,
  reportLifetimes,
  workStates,
} from './monitorNames.ts';
export type {
  IncidentEventKind,
  IncidentState,
  PageCheckFailure,
  PageProblemType,
  PageStatus,
  PageStatusCause,
  PageTestFix,
  ShopPageState,
  PageTestStep,
} from './monitorNames.ts';
export {
  pageTestFixSchema,
  pageTestInputSchema,
  pageTestProblemSchema,
  pageTestReportSchema,
  pageTestSchema,
  pageTestTagSchema,
} from './pageTests.ts';
export type { PageTest, PageTestInput, PageTestProblem, PageTestReport } from './pageTests.ts';
export {
  incidentDetailSchema,
  incidentEventSchema,
  incidentPageSchema,
  incidentReportInputSchema,
  incidentReportSchema,
  incidentSchema,
  retailerQualitySchema,
  sharedIncidentSchema,
} from './incidents.ts';
export type {
  Incident,
  IncidentDetail,
  IncidentEvent,
  IncidentPage,
  IncidentReport,
  RetailerQuality,
  SharedIncident,
} from './incidents.ts';
export { anomalyChangeSchema, anomalyInputSchema, anomalySchema } from './anomalies.ts';
export type { Anomaly } from './anomalies.ts';
export { alertRuleInputSchema, alertRuleSchema } from './alertRules.ts';
export type { AlertRule, AlertRuleInput } from './alertRules.ts';
export { pageReasonInputSchema, pageReasonRecordSchema, pageReasonSchema } from './pageReasons.ts';
export type { PageReasonInput, PageReasonRecord } from './pageReasons.ts';
export { contentItemSchema } from './contentManager.ts';
export type { ContentItem } from './contentManager.ts';
export {
  contentVersionSchema,
  reviewCommentSchema,
  reviewRequestSchema,
  reviewSchema,
  waitingReviewSchema,
} from './reviews.ts';
export type { Review, ReviewComment, ReviewRequest, WaitingReview } from './reviews.ts';
