import { contract } from '@vitrina/api-client/contract';

import { groupProblems, listIncidentsOf } from '../../src/features/monitor/incidents/groupProblems.ts';
import { textPage } from '../../testing/epacks.ts';
import { makers, type World } from './world.ts';

/** The input of a call. */
export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Creates the subject of a call in license A, and returns the request. */
export type MakeInput = (world: World) => RequestInput | Promise<RequestInput>;

export const ofEpack =
  (rest: RequestInput = {}): MakeInput =>
  async (world) => ({ ...rest, params: { id: await world.epack(), ...rest.params } });

export const of =
  (kind: keyof typeof makers, body?: object): MakeInput =>
  async (world) => ({ params: { id: await world.made(kind) }, ...(body ? { body } : {}) });

export const rename =
  (kind: keyof typeof makers, rest: object = {}): MakeInput =>
  async (world) => ({ params: { id: await world.made(kind) }, body: { name: world.name(), ...rest } });

export const create =
  (kind: keyof typeof makers): MakeInput =>
  (world) => ({ body: makers[kind](world.name()).body });

export const groupKey: MakeInput = async (world) => {
  const id = await world.made('group');
  const key = await world.server.services.database.query
    .insertInto('group_key')
    .values({
      group_id: Number(id),
      user_id: 1,
      name: 'Key',
      scopes: [],
      hash: Buffer.from(crypto.randomUUID()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id, keyId: String(key.id) } };
};

export const previewLink: MakeInput = async (world) => {
  const id = await world.epack();
  const link = await world.server.services.database.query
    .insertInto('preview_link')
    .values({
      epack_id: id,
      created_by: 1,
      hash: Buffer.from(crypto.randomUUID()),
      ends_at: new Date(Date.now() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id, linkId: String(link.id) } };
};

export const sessionOfAnn: MakeInput = async ({ server }) => {
  const token = await server.services.database.query
    .insertInto('token')
    .values({ hash: Buffer.from(crypto.randomUUID()), user_id: 2, audience: 'panel' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id: String(token.id) } };
};

const passkeyFields = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
export const unknownPasskey = {
  ...passkeyFields,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
export const newPasskey = {
  ...passkeyFields,
  response: { clientDataJSON: 'e30', attestationObject: 'AA' },
};
export const passkeyOfAnn =
  (body?: object): MakeInput =>
  async ({ server }) => {
    const key = Buffer.from(crypto.randomUUID());
    const row = await server.services.database.query
      .insertInto('passkey')
      .values({
        user_id: 2,
        credential_id: key,
        public_key: key,
        counter: 0,
        transports: [],
        is_synced: false,
        name: 'Key',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id: String(row.id) }, ...(body && { body }) };
  };

export const viewOfAnn: MakeInput = async (world) => {
  const body = { list: 'epacks', name: world.name(), query: '' };
  const { data } = await (await world.as('own')).call(contract.saveView, { body });
  return { params: { id: String(data.id) } };
};

export const folderOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const { data } = await (
      await world.as('own')
    ).call(contract.createAssetFolder, { body: { name: world.name() } });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

export const importOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const sent = { uploadId: await world.upload() };
    const { data } = await (await world.as('own')).call(contract.createPackageImport, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body }) };
  };

/** The test server has no language model, so the run of A's user is stored as it would be. */
export const textRunOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const { query } = world.server.services.database;
    const run = await query
      .insertInto('text_run')
      .values({ user_id: 2, task: 'write', locale: 'ru', language: 'en', status: 'paused' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await query
      .insertInto('text_run_row')
      .values({ run_id: run.id, epack_id: await world.epack() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id: String(run.id), rowId: String(row.id) }, ...(body && { body }) };
  };

/** A bulk publication of A's user. */
export const publicationRunOfA: MakeInput = async (world) => {
  const body = { ids: [await world.epack()], action: 'publish' as const };
  const { data } = await (await world.as('own')).call(contract.createPublicationRun, { body });
  return { params: { id: String(data.id) } };
};

/** A replacement of A's user with one hit. */
export const replacementOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const { query } = world.server.services.database;
    const words = { find: 'a', replace: 'b', matchCase: false, wholeWord: false };
    const criteria = JSON.stringify({ kind: 'text', ...words });
    const run = await query
      .insertInto('replacement')
      .values({ user_id: 2, criteria, language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await query
      .insertInto('replacement_row')
      .values({ replacement_id: run.id, epack_id: await world.epack(), status: 'found' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id: String(run.id), rowId: String(row.id) }, ...(body && { body }) };
  };

export const assetOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const sent = { fileId: await world.file(), licenseId: 1 };
    const { data } = await (await world.as('own')).call(contract.addAsset, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

export const fileOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const fileId = await world.file();
    await (await world.as('own')).call(contract.addAsset, { body: { fileId, licenseId: 1 } });
    return { params: { id: fileId }, ...(body && { body }) };
  };

export const components = [{ id: 1, parentId: 0, order: 1, componentKey: 'Text', props: {} }];
export const componentOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const sent = { name: world.name(), components: textPage('x') };
    const { data } = await (await world.as('own')).call(contract.createCustomComponent, { body: sent });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

export function dataSource(name: string) {
  return { licenseId: 1, name, columns: ['a'], rows: [['1']] };
}

export const sourceOfA =
  (body?: (name: string) => object): MakeInput =>
  async (world) => {
    const admin = await world.as('admin');
    const { data } = await admin.call(contract.createDataSource, { body: dataSource(world.name()) });
    return { params: { id: String(data.id) }, ...(body && { body: body(world.name()) }) };
  };

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
export const scheduleOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const id = await world.epack();
    const own = await world.as('own');
    const sent = { publishDate: inAnHour() };
    const { data } = await own.call(contract.schedulePublication, { params: { id }, body: sent });
    return { params: { id, scheduleId: String(data.id) }, ...(body && { body }) };
  };

const november = { from: '2026-11-01', to: '2026-11-20' };
export const ofLicenseA =
  (more: Record<string, string> = {}): MakeInput =>
  () => ({ query: { licenses: '1', ...november, ...more } });

export const productOfA: MakeInput = async (world) => {
  const { data } = await (
    await world.as('own')
  ).call(contract.getEpack, { params: { id: await world.epack() } });
  return { params: { publicId: data.publicId }, query: { licenses: '1', ...november } };
};

export const reportOfA = {
  interval: 'daily' as const,
  marketplace: 'site' as const,
  licenses: [1],
  ...november,
};
export const reportOfAnn =
  (query?: Record<string, string>): MakeInput =>
  async (world) => {
    const { data } = await (await world.as('own')).call(contract.createReport, { body: reportOfA });
    return { params: { id: String(data.id) }, ...(query ? { query } : {}) };
  };

export const productPage = (name: string) => ({
  retailerId: 1,
  licenseId: 1,
  link: `https://shop.example/products/${name}`,
});
export const pageOfA =
  (body?: object): MakeInput =>
  async (world) => {
    const own = await world.as('own');
    const { data } = await own.call(contract.addMonitoredPage, { body: productPage(world.name()) });
    return { params: { id: String(data.id) }, ...(body && { body }) };
  };
export const mappedPageOfA =
  (body: object): MakeInput =>
  async (world) => {
    const { params = {} } = await pageOfA()(world);
    const own = await world.as('own');
    const sent = { epackId: await world.epack() };
    await own.call(contract.changeMonitoredPage, { params: { id: params['id'] ?? '' }, body: sent });
    return { params, body };
  };
export const pagesOfA =
  (body: object): MakeInput =>
  async (world) => {
    const { params } = await pageOfA()(world);
    return { body: { ids: [Number(params?.['id'])], ...body } };
  };

async function makeAnomaly({ server, epack }: World): Promise<number> {
  const { id } = await server.services.database.query
    .insertInto('view_anomaly')
    .values({
      kind: 'burst',
      license_id: 1,
      retailer_id: 1,
      epack_id: await epack(),
      page_key: '',
      day: new Date().toISOString().slice(0, 10),
      from_at: new Date(Date.now() - 3_600_000),
      until_at: new Date(),
      network: Buffer.alloc(0),
      views: 300,
      usual: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
export const anomalyOfA =
  (body?: object): MakeInput =>
  async (world) => ({ params: { id: String(await makeAnomaly(world)) }, ...(body && { body }) });

async function makeIncident(world: World): Promise<number> {
  const { params } = await pageOfA()(world);
  const pageId = Number(params?.['id']);
  const { database } = world.server.services;
  await database.query
    .insertInto('page_problem')
    .values({ page_id: pageId, type: 'noScript', since: new Date(), expected: '', found: '' })
    .execute();
  await database.transaction((query) => groupProblems(query, [pageId], []));
  const [id] = await listIncidentsOf(database.query, [pageId]);
  return id ?? 0;
}
export const incidentOfA =
  (body?: object): MakeInput =>
  async (world) => ({ params: { id: String(await makeIncident(world)) }, ...(body && { body }) });
export const incidentsOfA =
  (body: object): MakeInput =>
  async (world) => ({ body: { ids: [await makeIncident(world)], ...body } });
export const incidentReport = {
  to: '' as const,
  note: '',
  language: 'en' as const,
  lifetime: 'week' as const,
};
export const incidentReportOfA: MakeInput = async (world) => {
  const id = String(await makeIncident(world));
  const own = await world.as('own');
  await own.call(contract.reportIncident, { params: { id }, body: incidentReport });
  const { data } = await own.call(contract.getIncident, { params: { id } });
  return { params: { id, reportId: String(data.reports[0]?.id) } };
};

export const rejectionOfA: MakeInput = async (world) => {
  const body = { epackId: await world.epack(), retailerId: 1, quote: world.name(), reason: 'Not allowed' };
  const { data } = await (await world.as('own')).call(contract.addRejection, { body });
  return { params: { id: String(data.id) } };
};

export const alertRule = (name: string) => ({
  name,
  problems: ['noScript' as const],
  statuses: [],
  licenseIds: [1],
  pace: 'daily' as const,
  language: 'en' as const,
});
export const alertRuleOfAnn =
  (hasBody: boolean): MakeInput =>
  async (world) => {
    const body = alertRule(world.name());
    const { data } = await (await world.as('own')).call(contract.createAlertRule, { body });
    return { params: { id: String(data.id) }, ...(hasBody ? { body } : {}) };
  };

export const reason = (name: string) => ({ nameEn: name, nameRu: `${name} (ru)` });
export const reasonOfAll =
  (hasBody: boolean): MakeInput =>
  async (world) => {
    const body = reason(world.name());
    const { data } = await (await world.as('admin')).call(contract.createPageReason, { body });
    return { params: { id: String(data.id) }, ...(hasBody ? { body } : {}) };
  };

export const ozonVideo = {
  content: [{ widgetName: 'raVideo', type: 'youtube', youtubeVideoId: 'dQw4w9WgXcQ' }],
  version: 0.3,
};

/** A package whose approval ann has asked for. */
export const waitingReview =
  (bodyOf: (version: string) => object): MakeInput =>
  async (world) => {
    const params = { id: await world.epack() };
    const own = await world.as('own');
    const { data } = await own.call(contract.requestReview, { params, body: {} });
    return { params, body: bodyOf(data.version) };
  };

export const threadOfA: MakeInput = async (world) => {
  const id = await world.epack();
  const own = await world.as('own');
  const { data } = await own.call(contract.addReviewComment, { params: { id }, body: { text: 'x' } });
  return { params: { id, commentId: String(data.id) }, body: { isResolved: true } };
};

export const section = {
  fromLang: 'ru',
  toLang: 'en',
  fromTemplate: 'master_template',
  toTemplate: 'master_template',
};
export const owned = { firstName: '', lastName: '', email: 'new@example.org', username: 'ann' };

/** Claims the product of an epack of license A. @returns the claim's id */
export async function claimOfA(world: World): Promise<string> {
  const own = await world.as('own');
  await own.call(contract.claimProduct, { params: { id: await world.epack() }, body: { note: '' } });
  const admin = await world.as('admin');
  const claims = await admin.call(contract.searchProductClaims, { query: { sort: '-id', limit: '1' } });
  return String(claims.data.items[0]?.id);
}
