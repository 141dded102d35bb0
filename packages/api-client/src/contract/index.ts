import { accountCalls } from './accounts.ts';
import { builderCalls } from './builder.ts';
import { directoryCalls } from './directory.ts';
import { epackCalls } from './epacks.ts';
import { pageCalls } from './pages.ts';
import { panelCalls } from './panel.ts';
import { publishingCalls } from './publishing.ts';
import { statisticsCalls } from './statistics.ts';
import { streamCalls } from './stream.ts';

/**
 * Every call of the API by name. The server registers its routes from it, the client is typed by it.
 *
 * @public
 */
export const contract = {
  ...accountCalls,
  ...directoryCalls,
  ...panelCalls,
  ...epackCalls,
  ...pageCalls,
  ...publishingCalls,
  ...builderCalls,
  ...statisticsCalls,
  ...streamCalls,
};

/** The name of a call. @public */
export type CallName = keyof typeof contract;

export { defineCall } from './call.ts';
export type {
  CallAnswer,
  CallBody,
  CallDefinition,
  CallParams,
  CallPermission,
  CallQuery,
  CallRequest,
  CallResponse,
  CallService,
} from './call.ts';
export {
  categorySchema,
  connectedRetailerSchema,
  demoAccountSchema,
  groupSettingsSchema,
  permissionNames,
  permissionSchema,
  profileSchema,
  selfSchema,
  statisticsGroupSchema,
} from './accounts.ts';
export type {
  Category,
  ConnectedRetailer,
  DemoAccount,
  GroupSettings,
  Permission,
  PermissionName,
  Profile,
  StatisticsGroup,
} from './accounts.ts';
export { dataOf, doneSchema, emptySchema, itemsOf, listOf } from './answers.ts';
export { aiActionSchema, dataSourceItemSchema, dataSourceSchema, fontSchema } from './builder.ts';
export type { AiAction, DataSourceSummary, ServerFont } from './builder.ts';
export { brandSchema, licenseInfoSchema } from './directory.ts';
export type { Brand, LicenseInfo } from './directory.ts';
export {
  activeEpackageSchema,
  componentsByPageSchema,
  epackDataSchema,
  epackListItemSchema,
  epackTypeSchema,
  fileSchema,
  manifestSchema,
  maxPageComponents,
  maxSaveBytes,
  pageAddressSchema,
  pageRevisionSchema,
  productDataSchema,
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
  UploadedFile,
  WireComponentData,
} from './epack.ts';
export { epackPropsSchema } from './epacks.ts';
export type { EpackProps } from './epacks.ts';
export { errorBodySchema, errorCodes, fieldErrorCodes, fieldErrorSchema } from './errors.ts';
export type { ErrorBody, ErrorCode, FieldError, FieldErrorCode } from './errors.ts';
export {
  daySchema,
  epackIdSchema,
  idListSchema,
  idSchema,
  namedSchema,
  pagingFields,
  pathIdSchema,
  textSchema,
} from './fields.ts';
export type { Named } from './fields.ts';
export type { StaleData } from './pages.ts';
export { debtNoticeSchema } from './panel.ts';
export type { DebtNotice } from './panel.ts';
export { matchedItemSchema, streamKeySchema } from './publishing.ts';
export type { MoreThanOneLicenseData, PartialMatchData } from './publishing.ts';
export {
  dashboardWidgetsSchema,
  impressionSchema,
  intervalSchema,
  seriesPointSchema,
  topProductSchema,
  userCountSchema,
  valueCountSchema,
} from './statistics.ts';
export type {
  DashboardWidgets,
  Impression,
  Interval,
  SeriesPoint,
  TopProduct,
  UserCount,
  ValueCount,
} from './statistics.ts';
export { beaconSchema, beaconsSchema, maxBeaconBytes } from './stream.ts';
export type { StreamBeacon, StreamFont, StreamPage, StreamPointer } from './stream.ts';
