import type { ApiClient, ApiError } from '@vitrina/api-client';
import { contract, type RetailerState, type StreamPointer } from '@vitrina/api-client/contract';
import { pointerPath } from '@vitrina/stream-embed/pointer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstPage, minisite, testGtin, textPage } from '../../../testing/epacks.ts';
import { testEvent } from '../../../testing/events.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import type { StreamEvent } from '../events/eventStore.ts';
import { codeOf } from '../events/viewClasses.ts';
import type { PageState } from '../monitor/rules/pageState.ts';
import { writePointerFiles } from './pointerFiles.ts';
import { sweepPublications } from './sweepPublications.ts';

let server: TestServer;
let ann: ApiClient;
let counter = 91_000;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function create(product: Parameters<typeof minisite>[0] = {}, client = ann) {
  counter++;
  const ean = product.ean ?? testGtin(counter);
  const body = minisite({ mpn: `M-${counter}`, ...product, ean });
  return { id: (await client.call(contract.createEpack, { body })).data.id, ean };
}

async function publish(
  id: string,
  body: { checkPartialUpdate?: boolean; retailerIds?: number[] } = {},
  client = ann,
) {
  return (await client.call(contract.publishToStream, { params: { id }, body })).data;
}

async function saveText(id: string, text: string): Promise<void> {
  const body = { ...firstPage, components: textPage(text) };
  await ann.call(contract.saveComponents, { params: { id }, body });
}

async function shown(retailer: number, ean: string): Promise<string | undefined> {
  const key = { kind: 'gtin' as const, key: ean.padStart(14, '0') };
  const response = await fetch(`${server.url}/${pointerPath({ retailer: String(retailer), ...key })}`);
  if (!response.ok) return undefined;
  const pointer = (await response.json()) as StreamPointer;
  const html = await fetch(`${server.url}/${pointer.base}${pointer.pages['ru']?.['master_template']?.html}`);
  return html.text();
}

async function history(id: string) {
  return (await ann.call(contract.listPublications, { params: { id } })).data.items;
}

async function states(id: string): Promise<RetailerState[]> {
  return (await ann.call(contract.listRetailerStates, { params: { id } })).data.items;
}

// Retailers are ordered by name: Other shop (2) before Shop (1).
describe('the publications of an epack', () => {
  it('are listed with what is live where', async () => {
    const { id } = await create();
    const first = await publish(id);
    await saveText(id, 'Second');
    const second = await publish(id, { retailerIds: [2] });
    expect(await history(id)).toMatchObject([
      { publication: second.publication, publishedBy: 'ann', retailers: [{ id: 2, isLive: true }] },
      {
        publication: first.publication,
        license: { id: 1 },
        retailers: [
          { id: 2, isLive: false },
          { id: 1, isLive: true },
        ],
      },
    ]);
  });

  it('are rolled back to, at all retailers or one, and forward again', async () => {
    const { id, ean } = await create();
    await publish(id);
    await saveText(id, 'Second text');
    await publish(id);
    const [second, first] = await history(id);
    const rollBack = (publicationId: number, retailerIds?: number[]) =>
      ann.call(contract.rollBackPublication, {
        params: { id, publicationId },
        body: retailerIds ? { retailerIds } : {},
      });
    await rollBack(first?.id ?? 0, [1]);
    expect(await shown(1, ean)).toContain('Hello Kettle');
    expect(await shown(2, ean)).toContain('Second text');
    await rollBack(first?.id ?? 0);
    expect(await shown(2, ean)).toContain('Hello Kettle');
    await rollBack(second?.id ?? 0);
    expect(await shown(1, ean)).toContain('Second text');
    expect((await history(id)).map((one) => one.rolledBackTo)).toEqual([
      second?.id,
      first?.id,
      first?.id,
      null,
      null,
    ]);
    await expect(rollBack(999_999)).rejects.toMatchObject({ status: 404 });
  });

  it('are rolled back to once by a double press, at the same time or one after the other', async () => {
    const { id } = await create();
    await publish(id);
    await saveText(id, 'Second text');
    await publish(id);
    const [, first] = await history(id);
    const params = { id, publicationId: first?.id ?? 0 };
    const press = async () => (await ann.call(contract.rollBackPublication, { params, body: {} })).data;
    const [one, other] = await Promise.all([press(), press()]);
    expect(other).toEqual(one);
    expect(await press()).toEqual(one);
    expect(await history(id)).toHaveLength(3);
  });

  it('tell before a roll back what would change at which retailer', async () => {
    const { id } = await create();
    await publish(id);
    await saveText(id, 'Second text');
    await publish(id, { retailerIds: [1] });
    const [second, first] = await history(id);
    const look = async (publicationId = 0) =>
      (await ann.call(contract.previewRollBack, { params: { id, publicationId } })).data;
    expect(await look(first?.id)).toMatchObject({
      retailers: [{ id: 2 }, { id: 1 }],
      isComparable: true,
      byRetailer: [
        { retailers: [{ id: 2 }], isUpToDate: true, pages: [] },
        {
          retailers: [{ id: 1 }],
          isUpToDate: false,
          pages: [
            {
              state: 'changed',
              blocks: [{ id: 2, props: [{ before: { desktop: 'Second text' } }] }],
            },
          ],
        },
      ],
    });
    expect((await look(second?.id)).retailers).toMatchObject([{ id: 1 }]);
    await sql`delete from page_version where epack_id = ${id}`.execute(server.services.database.query);
    expect(await look(first?.id)).toMatchObject({ isComparable: false, byRetailer: [] });
  });

  it('brought back stay under the EAN of today', async () => {
    const { id, ean } = await create();
    await publish(id);
    const corrected = testGtin(++counter);
    await ann.call(contract.editEpackProps, { params: { id }, body: { ean: corrected } });
    const [only] = await history(id);
    await ann.call(contract.rollBackPublication, { params: { id, publicationId: only?.id ?? 0 } });
    expect(await shown(1, ean)).toBeUndefined();
    expect(await shown(1, corrected)).toContain('Hello');
  });

  it('whose files are gone cannot be brought back', async () => {
    const { id } = await create({ name: 'Gone' });
    const { publication } = await publish(id);
    const [only] = await history(id);
    for await (const { key } of server.services.blobs.list(`p/${publication}`)) {
      await server.services.blobs.remove(key);
    }
    await expect(
      ann.call(contract.rollBackPublication, { params: { id, publicationId: only?.id ?? 0 } }),
    ).rejects.toMatchObject({ status: 409, code: 'publicationGone' });
  });

  it('are taken off one retailer or all', async () => {
    const { id, ean } = await create();
    await publish(id);
    await ann.call(contract.unpublish, { params: { id }, body: { retailerIds: [1] } });
    expect([await shown(1, ean), typeof (await shown(2, ean))]).toEqual([undefined, 'string']);
    await ann.call(contract.unpublish, { params: { id } });
    expect(await shown(2, ean)).toBeUndefined();
  });
});

describe('what each retailer shows', () => {
  it('is behind only where publishing again would show something else', async () => {
    const { id } = await create();
    const outdated = async () => (await states(id))[0]?.isOutdated;
    await saveText(id, 'Same');
    await publish(id);
    await saveText(id, 'Other');
    expect(await outdated()).toBe(true);
    await saveText(id, 'Same');
    expect(await outdated()).toBe(false);
    await ann.call(contract.editEpackProps, { params: { id }, body: { tags: ['only for the list'] } });
    expect(await outdated()).toBe(false);
    await ann.call(contract.editEpackProps, { params: { id }, body: { name: 'Said to search engines' } });
    expect(await outdated()).toBe(true);
  });

  it('is live, outdated after a save, replaced by another package, or nothing', async () => {
    const { id, ean } = await create();
    await publish(id, { retailerIds: [1] });
    expect(await states(id)).toMatchObject([
      { retailer: { id: 2 }, state: 'none', publicationId: null },
      { retailer: { id: 1 }, state: 'live', isOutdated: false, keys: [{ kind: 'gtin' }, { kind: 'mpn' }] },
    ]);
    await saveText(id, 'Newer');
    expect(await states(id)).toMatchObject([{}, { state: 'live', isOutdated: true }]);
    const rival = await create({ ean });
    await publish(rival.id, { checkPartialUpdate: false });
    // The MPN differs, so this package is still shown for it.
    expect((await states(id))[1]).toMatchObject({ state: 'live', keys: [{ kind: 'mpn' }] });
    await ann.call(contract.unpublish, { params: { id } });
    expect(await states(id)).toMatchObject([{ state: 'none' }, { state: 'replaced' }]);
  });

  it('is receipted by its pages: first and last seen, and how often', async () => {
    const { id } = await create();
    const { publication } = await publish(id);
    const now = Date.now();
    const event = (kind: 'view' | 'inview' | 'miss', ts: number, more: Partial<StreamEvent> = {}) =>
      testEvent({ kind, ts: new Date(ts), epack_id: id, publication, ...more });
    const events = [
      event('view', now - 5000),
      event('inview', now - 4000),
      event('view', now - 9000),
      event('miss', now - 1000, { epack_id: null }),
      event('view', now - 500, { class: codeOf('unverified') }),
      event('view', now - 2000, { publication: 'f'.repeat(64) }),
    ];
    for (let time = 0; time < 2; time++) await server.services.events.add(events);
    expect((await states(id))[1]?.receipt).toEqual({
      firstSeenDate: new Date(now - 9000).toISOString(),
      lastSeenDate: new Date(now - 4000).toISOString(),
      views: 2,
    });
    expect((await states(id))[0]?.receipt).toEqual({ firstSeenDate: null, lastSeenDate: null, views: 0 });
  });
});

describe('a package for a product that is published already', () => {
  it('is shown beside the other one, field by field', async () => {
    const existing = await create({ name: 'Kettle', ean: '4006381333931' });
    await publish(existing.id, { retailerIds: [2] });
    const rival = await create({ name: 'Rival', ean: '04006381333931' });
    const error = (await publish(rival.id).catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({
      status: 409,
      data: { matchedBy: ['ean'], isExact: false, retailers: [{ id: 2 }] },
    });
    const { fields } = error.data as { fields: { name: string; isSame: boolean }[] };
    const same = fields.filter(({ isSame }) => isSame).map(({ name }) => name);
    expect(same).toEqual(['type', 'brand', 'ean', 'mappingId', 'categories', 'tags']);
    // If the other package is not shown, publishing needs no confirmation.
    expect((await publish(rival.id, { retailerIds: [1] })).retailers).toMatchObject([{ id: 1 }]);
  });

  it('matches exactly where every code is the same', async () => {
    const product = { ean: testGtin(++counter), mpn: 'EXACT-1' };
    await publish((await create(product)).id);
    const twin = await create({ ...product, mpn: 'exact-1', brand: 'ACME' });
    await expect(publish(twin.id)).rejects.toMatchObject({
      data: { isExact: true, matchedBy: ['ean', 'mpn'] },
    });
  });

  it('A13: of another license never takes its place, nor tells of it', async () => {
    const { ean, id } = await create({ name: 'Secret kettle' });
    await publish(id);
    const ben = await server.as('ben');
    const rival = await create({ ean, brand: 'Bolt' }, ben);
    // Even if an administrator removed the owner.
    await server.services.database.query.deleteFrom('product_owner').execute();
    for (const checkPartialUpdate of [true, false]) {
      const error = (await publish(rival.id, { checkPartialUpdate }, ben).catch(
        (e: unknown) => e,
      )) as ApiError;
      expect(error).toMatchObject({
        status: 409,
        code: 'takenByAnotherLicense',
        data: { retailers: [{ id: 2 }] },
      });
      expect(JSON.stringify(error.data)).not.toContain('Secret');
    }
    expect(await shown(2, ean)).toContain('Hello Secret kettle');
  });
});

describe('before publishing', () => {
  const preview = async (id: string, client = ann) =>
    (await client.call(contract.previewPublication, { params: { id } })).data;

  it('the answer says where to, and that everything is new', async () => {
    const { id } = await create();
    const answer = await preview(id);
    expect(answer).toMatchObject({
      problems: [],
      license: { id: 1 },
      retailers: [{ id: 2 }, { id: 1 }],
      since: null,
      isUpToDate: false,
      match: null,
      pages: [{ page: 'index.html', state: 'added', counts: { added: 2 } }],
    });
  });

  it('what changed since the last time is listed block by block', async () => {
    const { id } = await create();
    await publish(id);
    expect(await preview(id)).toMatchObject({ isUpToDate: true, pages: [] });
    await saveText(id, 'Other words');
    const { pages, since } = await preview(id);
    expect(since?.publishedDate).toBeDefined();
    expect(pages).toMatchObject([
      {
        state: 'changed',
        counts: { changed: 1, added: 0 },
        blocks: [
          { id: 2, props: [{ before: { desktop: 'Hello Kettle' }, after: { desktop: 'Other words' } }] },
        ],
      },
    ]);
  });

  it('what would change is said of each retailer against what that one shows', async () => {
    const { id } = await create();
    await publish(id);
    await saveText(id, 'Second words');
    await ann.call(contract.publishToStream, { params: { id }, body: { retailerIds: [1] } });
    expect((await preview(id)).byRetailer).toMatchObject([
      {
        retailers: [{ id: 2 }],
        isUpToDate: false,
        pages: [
          {
            state: 'changed',
            blocks: [
              { props: [{ before: { desktop: 'Hello Kettle' }, after: { desktop: 'Second words' } }] },
            ],
          },
        ],
      },
      { retailers: [{ id: 1 }], isUpToDate: true, pages: [] },
    ]);
    await ann.call(contract.unpublish, { params: { id }, body: { retailerIds: [2] } });
    expect((await preview(id)).byRetailer[0]).toMatchObject({ since: null, pages: [{ state: 'added' }] });
  });

  it('what stands in its way is said in publishing’s own words', async () => {
    const body = minisite({ name: ' ', ean: '12345' });
    body.structure.epackData.components = {};
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    expect((await preview(id)).problems).toMatchObject([
      { code: 'model.epackData.nameEmpty', severity: 'error' },
      { code: 'nothingToPublish', severity: 'error' },
      { code: 'eanNotGtin', severity: 'warning' },
    ]);
    const admin = await server.as('admin');
    const open = await create({ brand: 'Nobody' }, admin);
    expect(await preview(open.id, admin)).toMatchObject({
      license: null,
      licenses: [{ id: 1 }, { id: 2 }],
      problems: [{ code: 'moreThanOneLicense', message: 'Epack has more than one license' }],
    });
  });
});

describe('the page of a shop where a publication is to be seen', () => {
  it('is one on which it stands as it should, where one is known', async () => {
    const { id } = await create();
    await publish(id);
    const { query } = server.services.database;
    const watch = async (link: string, state: PageState | null = null) => {
      const values = { retailer_id: 1, license_id: 1, epack_id: id, link, state };
      const page = await query.insertInto('product_page').values(values).returning('id').executeTakeFirst();
      return page?.id ?? 0;
    };
    const pageUrl = async () => (await states(id))[1]?.pageUrl;
    const broken = await watch(`https://shop.example/broken/${id}`);
    expect(await pageUrl()).toBe(`https://shop.example/broken/${id}`);
    await query
      .insertInto('page_problem')
      .values({ page_id: broken, type: 'noScript', since: new Date(), expected: '', found: '' })
      .execute();
    await watch(`https://shop.example/gone/${id}`, 'gone');
    await watch(`https://shop.example/right/${id}`, 'shown');
    expect(await pageUrl()).toBe(`https://shop.example/right/${id}`);
  });
});

describe('after a crash', () => {
  it('pointer files follow their rows at the next start', async () => {
    const { id, ean } = await create();
    await publish(id);
    const { blobs, database } = server.services;
    const rows = await database.query
      .selectFrom('stream_pointer')
      .select(['retailer_id', 'kind', 'key'])
      .where('epack_id', '=', id)
      .execute();
    for (const row of rows) await blobs.remove(pointerPath({ ...row, retailer: String(row.retailer_id) }));
    await database.query.insertInto('pointer_change').values(rows).execute();
    expect(await shown(1, ean)).toBeUndefined();
    expect(await writePointerFiles(server.services)).toBe(rows.length);
    expect(await shown(1, ean)).toContain('Hello');
    expect(await writePointerFiles(server.services)).toBe(0);
  });

  it('files of publications that never came to be are taken away, and no others', async () => {
    const { id, ean } = await create();
    await publish(id);
    const { blobs } = server.services;
    await blobs.put(`p/${'0'.repeat(64)}/x.html`, Buffer.from('never published'));
    expect(await sweepPublications(server.services)).toBe(1);
    expect(await shown(1, ean)).toContain('Hello');
  });

  it('heights measured of pages that no publication has any more are taken away, and no others', async () => {
    const { id } = await create();
    const { publication } = await publish(id);
    const { query } = server.services.database;
    const { rows } = await sql<{ html: string; css: string }>`
      select t.value ->> 'html' as html, t.value ->> 'css' as css
      from publication p, json_each(p.pointer -> 'pages') l, json_each(l.value) t where p.hash = ${publication} limit 1
    `.execute(query);
    const [page] = rows;
    if (!page) throw new Error('Nothing was published');
    const heights = JSON.stringify([[1200, 100]]);
    const gone = { html: 'gone.html', css: 'gone.css', heights };
    await query
      .insertInto('measured_height')
      .values([{ ...page, heights }, gone])
      .execute();
    await sweepPublications(server.services);
    const left = await query.selectFrom('measured_height').select(['html', 'css']).execute();
    expect(left).toEqual([page]);
  });
});
