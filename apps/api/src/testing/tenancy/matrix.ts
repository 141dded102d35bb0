import type { CallName } from '@vitrina/api-client/contract';

/**
 * The status each caller gets, in this order:
 *
 * 1. `admin`: ROLE_ADMIN
 * 2. `own`: a user of licence A, on what belongs to A
 * 3. `foreign`: a user of licence B, on what belongs to A
 * 4. `expired`: A's user with a session that is over
 * 5. `none`: no token
 * 6. `group`: the token of A's group, on what belongs to A
 */
export type Expected = readonly [
  admin: number,
  own: number,
  foreign: number,
  expired: number,
  none: number,
  group: number,
];

/**
 * Who may make which call: one line per call of the contract. A new call does not compile without its line here; what it
 * sends where it needs parameters or a body goes into `inputs.ts` beside this file, also one line. `tenancy.test.ts` makes
 * every call as every caller against a running server and compares.
 *
 * A list answers 200 to everybody who may make the call: that it shows no more than the caller's own is held by
 * `epacks/tenancy.test.ts` and the tests of each resource.
 */
// prettier-ignore
export const matrix: Record<CallName, Expected> = {
  //                     admin own foreign expired none group
  // Signing in
  getSignInOptions:        [200, 200, 200, 200, 200, 200],
  getToken:                [200, 200, 200, 200, 200, 200],
  checkBuilderLogin:       [200, 200, 200, 200, 200, 200],
  recoverPassword:         [404, 404, 404, 404, 404, 404],
  resetPassword:           [400, 400, 400, 400, 400, 400],
  logout:                  [204, 204, 204, 401, 401, 403],
  logoutEverywhere:        [204, 204, 204, 401, 401, 403],

  // The own account
  getProfile:              [200, 200, 200, 401, 401, 200],
  listStatisticsGroups:    [200, 200, 200, 401, 401, 200],
  updateSelf:              [409, 200, 409, 401, 401, 403],
  changePassword:          [200, 200, 200, 401, 401, 403],
  listSessions:            [200, 200, 200, 401, 401, 403],
  endSession:              [404, 200, 404, 401, 401, 403],
  endOtherSessions:        [200, 200, 200, 401, 401, 403],
  getSecondFactor:         [200, 200, 200, 401, 401, 403],
  beginSecondFactor:       [200, 200, 200, 401, 401, 403],
  confirmSecondFactor:     [400, 400, 400, 401, 401, 403],
  renewRecoveryCodes:      [409, 409, 409, 401, 401, 403],
  disableSecondFactor:     [409, 409, 409, 401, 401, 403],
  listSavedViews:          [200, 200, 200, 401, 401, 200],
  saveView:                [200, 200, 200, 401, 401, 403],
  deleteView:              [404, 200, 404, 401, 401, 403],
  listInbox:               [200, 200, 200, 401, 401, 200],
  readNotification:        [404, 200, 404, 401, 401, 200],
  readAllNotifications:    [200, 200, 200, 401, 401, 200],
  getAmazonConnection:     [200, 200, 200, 401, 401, 403],
  beginAmazonConnection:   [409, 409, 409, 401, 401, 403],
  completeAmazonConnection: [409, 409, 409, 401, 401, 403],
  endAmazonConnection:     [200, 200, 200, 401, 401, 403],
  writeLog:                [200, 200, 200, 401, 401, 200],
  listDebtNotices:         [403, 200, 403, 401, 401, 403],
  closeDebtNotice:         [403, 200, 403, 401, 401, 403],

  // What a user is connected to
  listRetailers:           [200, 200, 200, 401, 401, 200],
  listSisRetailers:        [200, 200, 200, 401, 401, 200],
  listLicenses:            [200, 200, 200, 401, 401, 200],
  listLicenseInfo:         [200, 200, 200, 401, 401, 200],
  listBrands:              [200, 200, 200, 401, 401, 200],
  getCategoryTree:         [200, 200, 200, 401, 401, 200],

  // Epacks
  listEpacks:              [200, 200, 200, 401, 401, 200],
  listDeletedEpacks:       [200, 200, 200, 401, 401, 200],
  getEpack:                [200, 200, 404, 401, 401, 200],
  createEpack:             [200, 200, 200, 401, 401, 200],
  saveEpack:               [200, 200, 404, 401, 401, 200],
  deleteEpack:             [200, 200, 404, 401, 401, 200],
  restoreEpack:            [200, 200, 404, 401, 401, 200],
  downloadEpack:           [200, 200, 404, 401, 401, 200],
  copyEpack:               [200, 200, 404, 401, 401, 200],
  changeEpackOwner:        [200, 200, 404, 401, 401, 200],
  editEpackProps:          [200, 200, 404, 401, 401, 200],
  editPropsOfEpacks:       [200, 200, 200, 401, 401, 200],
  copySection:             [200, 200, 404, 401, 401, 200],
  getComponents:           [200, 200, 404, 401, 401, 200],
  saveComponents:          [200, 200, 404, 401, 401, 200],
  listPageVersions:        [200, 200, 404, 401, 401, 200],
  getPageVersion:          [200, 200, 404, 401, 401, 200],
  comparePageVersions:     [200, 200, 404, 401, 401, 200],
  restorePageVersion:      [200, 200, 404, 401, 401, 200],
  listDeletedPages:        [200, 200, 404, 401, 401, 200],

  // Publishing
  publishToStream:         [200, 200, 404, 401, 401, 200],
  unpublish:               [200, 200, 404, 401, 401, 200],
  listPublications:        [200, 200, 404, 401, 401, 200],
  listRetailerStates:      [200, 200, 404, 401, 401, 200],
  rollBackPublication:     [404, 404, 404, 401, 401, 404],
  previewPublication:      [200, 200, 404, 401, 401, 200],
  listSchedules:           [200, 200, 404, 401, 401, 200],
  schedulePublication:     [200, 200, 404, 401, 401, 200],
  moveSchedule:            [200, 200, 404, 401, 401, 200],
  cancelSchedule:          [200, 200, 404, 401, 401, 200],
  sendBeacons:             [400, 400, 400, 400, 400, 400],
  getStreamHtml:           [404, 404, 404, 404, 404, 404],
  getStreamJsonLd:         [404, 404, 404, 404, 404, 404],
  readFeed:                [404, 404, 404, 404, 404, 404],

  // Files, assets, components, fonts, data sources, assistant
  uploadFile:              [400, 400, 400, 401, 401, 400],
  cropFile:                [200, 200, 404, 401, 401, 200],
  listAssetFolders:        [200, 200, 200, 401, 401, 200],
  createAssetFolder:       [200, 200, 403, 401, 401, 200],
  updateAssetFolder:       [200, 200, 404, 401, 401, 200],
  deleteAssetFolder:       [200, 200, 404, 401, 401, 200],
  listAssets:              [200, 200, 200, 401, 401, 200],
  addAsset:                [200, 200, 403, 401, 401, 200],
  getAsset:                [200, 200, 404, 401, 401, 200],
  getAssetUsage:           [200, 200, 404, 401, 401, 200],
  updateAsset:             [200, 200, 404, 401, 401, 200],
  deleteAsset:             [200, 200, 404, 401, 401, 200],
  listCustomComponents:    [200, 200, 200, 401, 401, 200],
  createCustomComponent:   [200, 200, 403, 401, 401, 200],
  updateCustomComponent:   [200, 200, 404, 401, 401, 200],
  deleteCustomComponent:   [200, 200, 404, 401, 401, 200],
  listFonts:               [200, 200, 200, 401, 401, 200],
  searchFonts:             [200, 403, 403, 401, 401, 403],
  addFont:                 [400, 403, 403, 401, 401, 403],
  deleteFont:              [404, 403, 403, 401, 401, 403],
  listDataSources:         [200, 200, 200, 401, 401, 200],
  getDataSource:           [200, 200, 404, 401, 401, 200],
  searchDataSources:       [200, 403, 403, 401, 401, 403],
  readDataSource:          [200, 403, 403, 401, 401, 403],
  previewCsv:              [200, 403, 403, 401, 401, 403],
  createDataSource:        [200, 403, 403, 401, 401, 403],
  updateDataSource:        [200, 403, 403, 401, 401, 403],
  deleteDataSource:        [200, 403, 403, 401, 401, 403],
  listAiActions:           [200, 200, 200, 401, 401, 200],
  getAiUsage:              [200, 200, 200, 401, 401, 200],
  makeAiAction:            [200, 200, 200, 401, 401, 200],

  // Statistics
  getDashboard:            [200, 200, 403, 401, 401, 200],

  // Administration
  listUsers:               [200, 403, 403, 401, 401, 403],
  getUser:                 [200, 403, 403, 401, 401, 403],
  createUser:              [200, 403, 403, 401, 401, 403],
  updateUser:              [200, 403, 403, 401, 401, 403],
  deleteUser:              [200, 403, 403, 401, 401, 403],
  changeUsers:             [200, 403, 403, 401, 401, 403],
  endUserSessions:         [200, 403, 403, 401, 401, 403],
  resetUserSecondFactor:   [200, 403, 403, 401, 401, 403],
  listGroups:              [200, 403, 403, 401, 401, 403],
  getGroup:                [200, 403, 403, 401, 401, 403],
  createGroup:             [200, 403, 403, 401, 401, 403],
  updateGroup:             [200, 403, 403, 401, 401, 403],
  deleteGroup:             [200, 403, 403, 401, 401, 403],
  generateGroupToken:      [200, 403, 403, 401, 401, 403],
  revokeGroupToken:        [200, 403, 403, 401, 401, 403],
  searchLicenses:          [200, 403, 403, 401, 401, 403],
  getLicense:              [200, 403, 403, 401, 401, 403],
  createLicense:           [200, 403, 403, 401, 401, 403],
  updateLicense:           [200, 403, 403, 401, 401, 403],
  deleteLicense:           [200, 403, 403, 401, 401, 403],
  searchRetailers:         [200, 403, 403, 401, 401, 403],
  getRetailer:             [200, 403, 403, 401, 401, 403],
  createRetailer:          [200, 403, 403, 401, 401, 403],
  updateRetailer:          [200, 403, 403, 401, 401, 403],
  deleteRetailer:          [200, 403, 403, 401, 401, 403],
  downloadFeed:            [200, 403, 403, 401, 401, 403],
  getFeedToken:            [200, 403, 403, 401, 401, 403],
  generateFeedToken:       [200, 403, 403, 401, 401, 403],
  revokeFeedToken:         [200, 403, 403, 401, 401, 403],
  searchBrands:            [200, 403, 403, 401, 401, 403],
  getBrand:                [200, 403, 403, 401, 401, 403],
  createBrand:             [200, 403, 403, 401, 401, 403],
  updateBrand:             [200, 403, 403, 401, 401, 403],
  deleteBrand:             [200, 403, 403, 401, 401, 403],
  listCategories:          [200, 403, 403, 401, 401, 403],
  getCategory:             [200, 403, 403, 401, 401, 403],
  createCategory:          [200, 403, 403, 401, 401, 403],
  updateCategory:          [200, 403, 403, 401, 401, 403],
  deleteCategory:          [200, 403, 403, 401, 401, 403],
  searchStatisticsGroups:  [200, 403, 403, 401, 401, 403],
  getStatisticsGroup:      [200, 403, 403, 401, 401, 403],
  createStatisticsGroup:   [200, 403, 403, 401, 401, 403],
  updateStatisticsGroup:   [200, 403, 403, 401, 401, 403],
  deleteStatisticsGroup:   [200, 403, 403, 401, 401, 403],
  listNotifications:       [200, 403, 403, 401, 401, 403],
  sendNotification:        [200, 403, 403, 401, 401, 403],
  deleteNotification:      [200, 403, 403, 401, 401, 403],
  searchDebtNotices:       [200, 403, 403, 401, 401, 403],
  createDebtNotice:        [200, 403, 403, 401, 401, 403],
  deleteDebtNotice:        [200, 403, 403, 401, 401, 403],
  listAuditLog:            [200, 403, 403, 401, 401, 403],
  listUsersStats:          [200, 403, 403, 401, 401, 403],
};

/** Every route the server has beyond the contract, and what it answers without a token. */
export const otherRoutes: Readonly<Record<string, number>> = {
  'GET /': 302,
  'GET /healthz': 200,
  'GET /openapi.json': 200,
  'GET /favicon.ico': 404,
  'GET /auth/*': 200,
  'GET /panel': 200,
  'GET /panel/*': 200,
  'GET /panel/builder-pro': 200,
  'GET /panel/builder-pro/': 200,
  'GET /panel/builder-pro/:id': 200,
  'GET /panel/builder-pro/preview/:id': 404,
  'GET /panel/builder-pro/preview-assets/*': 404,
  'GET /panel-assets/*': 404,
  'GET /editor/*': 404,
  'GET /blocks/:name': 404,
  'GET /files/:name': 404,
  'GET /i/*': 404,
  'GET /p/*': 404,
  'GET /stream/v1/elements/*': 404,
  'GET /stream/v1/*': 404,
  'GET /stream/v1/frame.html': 200,
  'GET /robots.txt': 200,
  'GET /metrics': 200,
};
