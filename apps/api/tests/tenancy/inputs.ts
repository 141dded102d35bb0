import { contract, type CallName } from '@vitrina/api-client/contract';

import { firstPage, minisite, textPage } from '../../testing/epacks.ts';
import { testPassword } from '../../testing/people.ts';
import { groupBody, makers, type World } from './world.ts';

/** The input of a call. */
export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Creates the subject of a call in license A, and returns the request. */
export type MakeInput = (world: World) => RequestInput | Promise<RequestInput>;

const ofEpack =
  (rest: RequestInput = {}): MakeInput =>
  async (world) => ({ ...rest, params: { id: await world.epack(), ...rest.params } });

const of =
  (kind: keyof typeof makers, body?: object): MakeInput =>
  async (world) => ({ params: { id: await world.made(kind) }, ...(body ? { body } : {}) });

const rename =
  (kind: keyof typeof makers, rest: object = {}): MakeInput =>
  async (world) => ({ params: { id: await world.made(kind) }, body: { name: world.name(), ...rest } });

const create =
  (kind: keyof typeof makers): MakeInput =>
  (world) => ({ body: makers[kind](world.name()).body });

const sessionOfAnn: MakeInput = async ({ server }) => {
  const token = await server.services.database.query
    .insertInto('token')
    .values({ hash: Buffer.from(crypto.randomUUID()), user_id: 2, audience: 'panel' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id: String(token.id) } };
};

const viewOfAnn: MakeInput = async (world) => {
  const body = { list: 'epacks', name: world.name(), query: '' };
  const { data } = await (await world.as('own')).call(contract.saveView, { body });
  return { params: { id: String(data.id) } };
};

const folderOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const { data } = await (
      await world.as('own')
    ).call(contract.createAssetFolder, { body: { name: world.name() } });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

const importOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const sent = { uploadId: await world.upload() };
    const { data } = await (await world.as('own')).call(contract.createPackageImport, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body }) };
  };

const assetOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const sent = { fileId: await world.file(), licenseId: 1 };
    const { data } = await (await world.as('own')).call(contract.addAsset, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

const fileOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const fileId = await world.file();
    await (await world.as('own')).call(contract.addAsset, { body: { fileId, licenseId: 1 } });
    return { params: { id: fileId }, ...(body && { body }) };
  };

const components = [{ id: 1, parentId: 0, order: 1, componentKey: 'Text', props: {} }];
const componentOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const sent = { name: world.name(), components: textPage('x') };
    const { data } = await (await world.as('own')).call(contract.createCustomComponent, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

function dataSource(name: string) {
  return { licenseId: 1, name, columns: ['a'], rows: [['1']] };
}

const sourceOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const admin = await world.as('admin');
    const { data } = await admin.call(contract.createDataSource, { body: dataSource(world.name()) });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const scheduleOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const id = await world.epack();
    const own = await world.as('own');
    const sent = { publishDate: inAnHour() };
    const { data } = await own.call(contract.schedulePublication, { params: { id }, body: sent });
    return { params: { id, scheduleId: String(data.id) }, ...(body && { body }) };
  };

const november = { from: '2026-11-01', to: '2026-11-20' };
const ofLicenseA =
  (more: Record<string, string> = {}): MakeInput =>
  () => ({ query: { licenses: '1', ...november, ...more } });

const reportOfA = { interval: 'daily' as const, marketplace: 'site' as const, licenses: [1], ...november };
const reportOfAnn =
  (query?: Record<string, string>): MakeInput =>
  async (world) => {
    const { data } = await (await world.as('own')).call(contract.createReport, { body: reportOfA });
    return { params: { id: String(data.id) }, ...(query ? { query } : {}) };
  };

const productPage = (name: string) => ({
  retailerId: 1,
  licenseId: 1,
  link: `https://shop.example/products/${name}`,
});
const pageOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const own = await world.as('own');
    const { data } = await own.call(contract.addMonitoredPage, { body: productPage(world.name()) });
    return { params: { id: String(data.id) }, ...(body && { body }) };
  };
const mappedPageOfA =
  (body: object): MakeInput =>
  async (world) => {
    const { params = {} } = await pageOfA()(world);
    const own = await world.as('own');
    const sent = { epackId: await world.epack() };
    await own.call(contract.changeMonitoredPage, { params: { id: params['id'] ?? '' }, body: sent });
    return { params, body };
  };
const pagesOfA =
  (body: object): MakeInput =>
  async (world) => {
    const { params } = await pageOfA()(world);
    return { body: { ids: [Number(params?.['id'])], ...body } };
  };

const alertRule = (name: string) => ({
  name,
  problems: ['noScript' as const],
  statuses: [],
  licenseIds: [1],
  pace: 'daily' as const,
  language: 'en' as const,
});
const alertRuleOfAnn =
  (hasBody: boolean): MakeInput =>
  async (world) => {
    const body = alertRule(world.name());
    const { data } = await (await world.as('own')).call(contract.createAlertRule, { body });
    return { params: { id: String(data.id) }, ...(hasBody ? { body } : {}) };
  };

const reason = (name: string) => ({ nameEn: name, nameRu: `${name} (ru)` });
const reasonOfAll =
  (hasBody: boolean): MakeInput =>
  async (world) => {
    const body = reason(world.name());
    const { data } = await (await world.as('admin')).call(contract.createPageReason, { body });
    return { params: { id: String(data.id) }, ...(hasBody ? { body } : {}) };
  };

const ozonVideo = {
  content: [{ widgetName: 'raVideo', type: 'youtube', youtubeVideoId: 'dQw4w9WgXcQ' }],
  version: 0.3,
};

/** A package whose approval ann has asked for. */
const waitingReview =
  (bodyOf: (version: string) => object): MakeInput =>
  async (world) => {
    const params = { id: await world.epack() };
    const own = await world.as('own');
    const { data } = await own.call(contract.requestReview, { params, body: {} });
    return { params, body: bodyOf(data.version) };
  };

const threadOfA: MakeInput = async (world) => {
  const id = await world.epack();
  const own = await world.as('own');
  const { data } = await own.call(contract.addReviewComment, { params: { id }, body: { text: 'x' } });
  return { params: { id, commentId: String(data.id) }, body: { isResolved: true } };
};

const section = {
  fromLang: 'ru',
  toLang: 'en',
  fromTemplate: 'master_template',
  toTemplate: 'master_template',
};
const owned = { firstName: '', lastName: '', email: 'new@example.org', username: 'ann' };

/** The inputs of calls that need more than their path. */
export const inputs: Partial<Record<CallName, MakeInput>> = {
  getToken: () => ({ body: { login: 'ann', password: testPassword } }),
  checkBuilderLogin: () => ({ body: { login: 'ann', password: testPassword } }),
  recoverPassword: () => ({ body: { login: 'nobody' } }),
  resetPassword: () => ({ body: { token: 'x', password: 'long enough' } }),

  updateSelf: () => ({ body: owned }),
  changePassword: () => ({ body: { password: testPassword } }),
  endSession: sessionOfAnn,
  confirmSecondFactor: () => ({ body: { code: '000000' } }),
  renewRecoveryCodes: () => ({ body: { code: '000000' } }),
  disableSecondFactor: () => ({ body: { code: '000000' } }),
  listSavedViews: () => ({ query: { list: 'epacks' } }),
  saveView: (world) => ({ body: { list: 'epacks', name: world.name(), query: '' } }),
  deleteView: viewOfAnn,
  readNotification: of('notification'),
  completeAmazonConnection: () => ({ body: { state: 'x', code: 'x' } }),
  writeLog: () => ({ body: { action: 'enter' } }),
  listDebtNotices: () => ({ body: { userId: 2, systemIds: [1] } }),
  closeDebtNotice: of('debtNotice', { userId: 2 }),

  getCategoryTree: () => ({ params: { licenseIds: '1' } }),

  getEpack: ofEpack(),
  createEpack: () => ({ body: minisite() }),
  saveEpack: ofEpack({ body: minisite() }),
  deleteEpack: ofEpack(),
  restoreEpack: async (world) => {
    const id = await world.epack();
    await (await world.as('own')).call(contract.deleteEpack, { params: { id } });
    return { params: { id } };
  },
  downloadEpack: ofEpack(),
  copyEpack: ofEpack({ body: {} }),
  changeEpackOwner: async (world) => ({ body: { userId: 2, epackageIds: [await world.epack()] } }),
  editEpackProps: ofEpack({ body: { name: 'changed' } }),
  editPropsOfEpacks: async (world) => ({ body: { ids: [await world.epack()], props: { brand: 'x' } } }),
  copySection: async (world) => ({
    params: { id: await world.epack() },
    body: { ...section, toId: await world.epack() },
  }),
  getComponents: ofEpack({ query: firstPage }),
  saveComponents: ofEpack({ body: { ...firstPage, components: textPage('third') } }),
  listPageVersions: ofEpack({ query: firstPage }),
  getPageVersion: ofEpack({ params: { revision: '1' }, query: firstPage }),
  comparePageVersions: ofEpack({ query: { ...firstPage, from: '1', to: '2' } }),
  restorePageVersion: ofEpack({ params: { revision: '1' }, body: firstPage }),
  listDeletedPages: ofEpack(),
  exportForMarketplace: ofEpack({ params: { marketplace: 'ozon' }, query: firstPage }),
  importOzonContent: ofEpack({ body: { ...firstPage, document: ozonVideo } }),

  publishToStream: ofEpack({ body: {} }),
  listIgnoredFindings: ofEpack(),
  ignoreFindings: ofEpack({ body: { keys: ['k.k.k'], reason: 'x' } }),
  restoreFinding: ofEpack({ params: { key: 'k.k.k' } }),
  unpublish: ofEpack(),
  listPublications: ofEpack(),
  listRetailerStates: ofEpack(),
  getEpackShelf: ofEpack(),
  rollBackPublication: ofEpack({ params: { publicationId: '999999' }, body: {} }),
  previewRollBack: ofEpack({ params: { publicationId: '999999' } }),
  previewPublication: ofEpack(),
  getBrandKit: async (world) => ({ query: { epackId: await world.epack() } }),
  getContentRules: async (world) => ({ query: { epackId: await world.epack() } }),
  getReview: ofEpack(),
  listReviewers: ofEpack(),
  getReviewChanges: ofEpack(),
  requestReview: ofEpack({ body: {} }),
  approveReview: waitingReview((version) => ({ version })),
  returnReview: waitingReview(() => ({ reason: 'x' })),
  listReviewComments: ofEpack(),
  addReviewComment: ofEpack({ body: { text: 'x' } }),
  settleReviewThread: threadOfA,
  listSchedules: ofEpack(),
  schedulePublication: ofEpack({ body: { publishDate: inAnHour() } }),
  moveSchedule: scheduleOfA({ publishDate: inAnHour() }),
  cancelSchedule: scheduleOfA(),
  getStreamHtml: () => ({ query: { retailer: '1', ean: '96385074' } }),
  getStreamJsonLd: () => ({ query: { retailer: '1', ean: '96385074' } }),
  readFeed: () => ({ params: { token: 'x'.repeat(43), file: 'products.csv' } }),
  downloadFeed: of('retailer'),
  getFeedToken: of('retailer'),
  generateFeedToken: of('retailer'),
  revokeFeedToken: of('retailer'),
  sendBeacons: () => ({ body: {} }),

  createAssetFolder: (world) => ({ body: { name: world.name(), licenseId: 1 } }),
  updateAssetFolder: folderOfA((name) => ({ name })),
  deleteAssetFolder: folderOfA(),
  finishUpload: async (world) => ({ params: { id: await world.upload() }, body: {} }),
  createPackageImport: async (world) => ({ body: { uploadId: await world.upload() } }),
  readProductTable: async (world) => ({ body: { uploadId: await world.upload() } }),
  getPackageImport: importOfA(),
  listPackageImportRows: importOfA(),
  previewPackageImportRow: async (world) => {
    const { params } = await importOfA()(world);
    return { params: { ...params, rowId: '1' } };
  },
  startPackageImport: importOfA({}),
  getFile: fileOfA(),
  lightenModel: fileOfA(),
  cropFile: fileOfA({ left: 0, top: 0, width: 0.5, height: 1 }),
  addAsset: async (world) => ({ body: { fileId: await world.file(), licenseId: 1 } }),
  getAsset: assetOfA(),
  getAssetUsage: assetOfA(),
  updateAsset: assetOfA((name) => ({ name })),
  deleteAsset: assetOfA(),
  createCustomComponent: (world) => ({ body: { name: world.name(), components, licenseId: 1 } }),
  updateCustomComponent: componentOfA((name) => ({ name })),
  deleteCustomComponent: componentOfA(),
  addFont: () => ({ body: {} }),
  deleteFont: () => ({ params: { id: '999999' } }),
  getDataSource: sourceOfA(),
  readDataSource: sourceOfA(),
  previewCsv: () => ({ body: { csv: 'a,b\n1,2' } }),
  createDataSource: (world) => ({ body: dataSource(world.name()) }),
  updateDataSource: sourceOfA(dataSource),
  deleteDataSource: sourceOfA(),
  makeAiAction: () => ({ body: { actionId: 'typography', prompt: 'x' } }),

  getDashboard: ofLicenseA(),
  getSisDashboard: ofLicenseA(),
  getTrends: ofLicenseA(),
  listProductVisits: ofLicenseA({ marketplace: 'site' }),
  listUnvisitedDays: ofLicenseA(),
  listUnvisitedPages: () => ({ query: { licenses: '1', day: '2026-11-20' } }),
  createReport: () => ({ body: reportOfA }),
  getReport: reportOfAnn(),
  listReportProducts: reportOfAnn(),
  downloadReport: reportOfAnn({ format: 'csv' }),
  deleteReport: reportOfAnn(),
  exportUsersStats: () => ({ query: { format: 'csv' } }),

  getUser: of('user'),
  createUser: create('user'),
  updateUser: async (world) => {
    const name = world.name();
    return { params: { id: await world.made('user') }, body: makers.user(name).body };
  },
  deleteUser: of('user'),
  changeUsers: async (world) => ({
    body: { ids: [Number(await world.made('user'))], change: { kind: 'disable' } },
  }),
  endUserSessions: of('user'),
  resetUserSecondFactor: of('user'),
  getGroup: of('group'),
  createGroup: create('group'),
  updateGroup: async (world) => ({
    params: { id: await world.made('group') },
    body: groupBody(world.name()),
  }),
  deleteGroup: of('group'),
  generateGroupToken: of('group'),
  revokeGroupToken: of('group'),
  getLicense: of('license'),
  createLicense: create('license'),
  updateLicense: rename('license'),
  getOldLooks: of('license'),
  listKitVersions: of('license'),
  previewKit: async (world) => ({ ...(await of('license')(world)), body: { brandKit: null } }),
  republishOldLooks: of('license'),
  deleteLicense: of('license'),
  getRetailer: of('retailer'),
  createRetailer: create('retailer'),
  updateRetailer: rename('retailer'),
  deleteRetailer: of('retailer'),
  getBrand: of('brand'),
  createBrand: create('brand'),
  updateBrand: rename('brand', { licenseId: 1 }),
  deleteBrand: of('brand'),
  getCategory: of('category'),
  createCategory: create('category'),
  updateCategory: rename('category', { parentId: null }),
  deleteCategory: of('category'),
  getStatisticsGroup: of('statisticsGroup'),
  createStatisticsGroup: create('statisticsGroup'),
  updateStatisticsGroup: rename('statisticsGroup', { permissions: [] }),
  deleteStatisticsGroup: of('statisticsGroup'),
  sendNotification: create('notification'),
  deleteNotification: of('notification'),
  createDebtNotice: create('debtNotice'),
  deleteDebtNotice: of('debtNotice'),

  getMonitoredPage: pageOfA(),
  getPageShot: pageOfA(),
  addMonitoredPage: (world) => ({ body: productPage(world.name()) }),
  changeMonitoredPage: pageOfA({ productName: 'Kettle' }),
  deleteMonitoredPage: pageOfA(),
  suggestMappings: pageOfA(),
  activateEpackOnPage: mappedPageOfA({ isActive: false }),
  importMonitoredPages: () => ({ query: { retailerId: '1', licenseId: '1' } }),
  importPageFeed: () => ({ body: { retailerId: 1, licenseId: 1, address: 'https://127.0.0.1/feed' } }),
  checkMonitoredPages: pagesOfA({}),
  markMonitoredPages: pagesOfA({ isChecked: true }),
  getPageReason: reasonOfAll(false),
  createPageReason: (world) => ({ body: reason(world.name()) }),
  updatePageReason: reasonOfAll(true),
  deletePageReason: reasonOfAll(false),
  getAlertRule: alertRuleOfAnn(false),
  createAlertRule: (world) => ({ body: alertRule(world.name()) }),
  updateAlertRule: alertRuleOfAnn(true),
  deleteAlertRule: alertRuleOfAnn(false),
  sendPageReason: pageOfA({ reasonId: 1 }),
  removePageReason: pageOfA(),
  markContent: async (world) => ({ body: { ids: [await world.epack()], isChecked: true } }),
  markPageProblems: () => ({ body: { filter: {}, isAcknowledged: true } }),
};
