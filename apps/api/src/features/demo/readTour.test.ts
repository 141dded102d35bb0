import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract, type Tour } from '@vitrina/api-client/contract';
import { demoShop } from '@vitrina/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testEvent } from '../../../testing/events.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { loadDemo } from './loadDemo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ VITRINA_DEMO: '1' }, { withPeople: false });
  await loadDemo(server.services);
});
afterAll(() => server.stop());

async function signIn(login: string): Promise<ApiClient> {
  const body = { login, password: 'vitrina-demo' };
  const { token } = await createApiClient({ baseUrl: server.url }).call(contract.getToken, { body });
  return createApiClient({ baseUrl: server.url, getToken: () => token });
}

const readTour = async (client: ApiClient, begun?: Tour) => {
  const query = begun ? { epackId: begun.epack.id, since: begun.now } : {};
  return (await client.call(contract.getTour, { query })).data;
};

const all = ['shelf', 'open', 'change', 'publish', 'live', 'visit'];

it.each([
  ['admin', all],
  ['editor', all],
  ['viewer', ['shelf', 'live', 'visit']],
])('%s gets the steps that the permissions allow', async (login, steps) => {
  const client = await signIn(login);
  const tour = await readTour(client);
  expect(tour.steps).toEqual(steps);
  expect(tour.doneSteps).toEqual([]);
  // The shop has the language of the panel, even if the browser prefers another one.
  const shop = await (
    await fetch(server.url + tour.shopPath, { headers: { 'accept-language': 'ru' } })
  ).text();
  expect(shop).toContain('data-locale="en"');
  // The statistics of the package are those of the user's own licenses.
  const { licenses } = (await client.call(contract.getProfile)).data;
  const day = tour.now.slice(0, 10);
  const query = { licenses: licenses.map(({ id }) => id).join(','), from: day, to: day };
  const figures = await client.call(contract.getProductFigures, {
    params: { publicId: tour.epack.publicId },
    query,
  });
  expect(figures.data.product.publicId).toBe(tour.epack.publicId);
});

it('shows a package of many retailers, not one of the pages that the live monitor has its problems from', async () => {
  for (const login of ['admin', 'editor', 'viewer']) {
    const { epack } = await readTour(await signIn(login));
    const { query } = server.services.database;
    const pointers = await query
      .selectFrom('stream_pointer')
      .select('retailer_id')
      .where('epack_id', '=', epack.id)
      .where('kind', '=', 'gtin')
      .execute();
    expect(pointers.length, `${login}: ${epack.name}`).toBeGreaterThan(2);
  }
});

it('leaves publishing out where a colleague approves it, and all changes where the group has none', async () => {
  const editor = await signIn('editor');
  const { query } = server.services.database;
  const setGroup = (settings: object) =>
    sql`update user_group set settings = settings || ${JSON.stringify(settings)}::jsonb where id = 1`.execute(
      query,
    );
  await setGroup({ isContentCheckRequired: true });
  expect((await readTour(editor)).steps).toEqual(['shelf', 'open', 'change', 'live', 'visit']);
  await setGroup({ isContentCheckRequired: false, canPublishToStream: false });
  expect((await readTour(editor)).steps).toEqual(['shelf', 'open', 'change', 'live', 'visit']);
  await setGroup({ canPublishToStream: true, isBuilderProAvailable: false });
  expect((await readTour(editor)).steps).toEqual(['shelf', 'live', 'visit']);
  await setGroup({ isBuilderProAvailable: true });
});

it('notices a save, a publication, and the visit after it', async () => {
  const editor = await signIn('editor');
  const begun = await readTour(editor);
  const { id } = begun.epack;
  await editor.call(contract.editEpackProps, { params: { id }, body: { tags: ['tour'] } });
  expect((await readTour(editor, begun)).doneSteps).toEqual(['change']);
  await visit(id);
  expect((await readTour(editor, begun)).doneSteps).toEqual(['change', 'live']);
  await editor.call(contract.publishToStream, { params: { id }, body: { checkPartialUpdate: false } });
  // That visit was before the publication.
  expect((await readTour(editor, begun)).doneSteps).toEqual(['change', 'publish']);
  await visit(id);
  expect((await readTour(editor, begun)).doneSteps).toEqual(['change', 'publish', 'live']);
});

/** Counts a visit now; the loaded ones are days old. */
async function visit(epackId: string): Promise<void> {
  await server.services.events.add([testEvent({ epack_id: epackId, retailer_id: demoShop.id })]);
}

it('gives nobody a package of another license', async () => {
  const [editor, viewer] = [await signIn('editor'), await signIn('viewer')];
  const own = await readTour(viewer);
  const asked = await readTour(viewer, await readTour(editor));
  expect(asked.epack).toEqual(own.epack);
  expect(asked.doneSteps).toEqual([]);
});

it('has no tour without a package in the shop', async () => {
  // The brands of this user load in the background, which does not run here.
  const studio = await signIn('studio');
  await expect(readTour(studio)).rejects.toMatchObject({ status: 404 });
});
