import type { ApiClient } from '@vitrina/api-client';
import { contract, type ProductOwnerInput } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

// Ann publishes for license 1, Ben for license 2; both sell at Other shop (2).
let server: TestServer;
let admin: ApiClient;
let ann: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  ann = await server.as('ann');
  ben = await server.as('ben');
});
afterAll(() => server.stop());

let counter = 40_000;
const newGtin = () => testGtin(++counter);

async function create(client: ApiClient, product: { ean?: string; mpn?: string; brand?: string }) {
  const body = minisite({ ean: newGtin(), mpn: `M-${++counter}`, ...product });
  return (await client.call(contract.createEpack, { body })).data.id;
}

async function publish(client: ApiClient, id: string) {
  const body = { checkPartialUpdate: false };
  return (await client.call(contract.publishToStream, { params: { id }, body })).data;
}

const grant = async (input: Partial<ProductOwnerInput>) =>
  (
    await admin.call(contract.createProductOwner, {
      body: { kind: 'brand', brand: '', code: '', role: 'owner', licenseId: 1, until: '', ...input },
    })
  ).data;

const ownedBy = (id: number) => ({
  status: 409,
  code: 'ownedByAnotherLicense',
  data: { owner: { id } },
});

async function titles(client: ApiClient): Promise<string[]> {
  const { data } = await client.call(contract.listInbox, {});
  return data.items.map(({ title }) => title);
}

const ownersOf = async (search: string) =>
  (await admin.call(contract.searchProductOwners, { query: { search } })).data.items;

describe('a product', () => {
  it('of another license is refused before anything is written, with the owner to ask', async () => {
    await grant({ brand: 'Kernhof' });
    const id = await create(ben, { brand: 'KERNHOF ' });
    await expect(publish(ben, id)).rejects.toMatchObject(ownedBy(1));
    const publications = await ben.call(contract.listPublications, { params: { id } });
    expect(publications.data.items).toEqual([]);
    const preview = await ben.call(contract.previewPublication, { params: { id } });
    expect(preview.data.owner).toMatchObject({ id: 1 });
    expect(preview.data.problems).toContainEqual(expect.objectContaining({ code: 'ownedByAnotherLicense' }));
    await publish(ann, await create(ann, { brand: 'Kernhof' }));
  });

  it('belongs to the most specific entry: GTIN, then the longer prefix, then the brand', async () => {
    const ean = testGtin(700_000_001);
    await grant({ brand: 'Mixed' });
    await grant({ kind: 'prefix', code: ean.slice(0, 7), licenseId: 1 });
    await grant({ kind: 'prefix', code: ean.slice(0, 10), licenseId: 2 });
    await expect(publish(ann, await create(ann, { brand: 'Mixed', ean }))).rejects.toMatchObject(ownedBy(2));
    await grant({ kind: 'gtin', code: ean, licenseId: 1 });
    await expect(publish(ben, await create(ben, { brand: 'Mixed', ean }))).rejects.toMatchObject(ownedBy(1));
  });

  it('is published by a delegate until the last day', async () => {
    await grant({ brand: 'Agency brand' });
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const { id: owner, revision } = await grant({
      brand: 'Agency brand',
      role: 'delegate',
      licenseId: 2,
      until: day(1),
    });
    const id = await create(ben, { brand: 'Agency brand' });
    await publish(ben, id);
    await admin.call(contract.updateProductOwner, {
      params: { id: owner },
      body: {
        kind: 'brand',
        brand: 'Agency brand',
        code: '',
        role: 'delegate',
        licenseId: 2,
        until: day(-2),
      },
      ifMatch: revision,
    });
    await expect(publish(ben, id)).rejects.toMatchObject(ownedBy(1));
  });

  it('without an owner belongs to the first license that publishes it, and administrators are told once', async () => {
    const ean = newGtin();
    await publish(ann, await create(ann, { brand: 'Nobody', ean }));
    await publish(ann, await create(ann, { brand: 'Nobody' }));
    await expect(publish(ben, await create(ben, { brand: 'Nobody', ean }))).rejects.toMatchObject(ownedBy(1));
    expect(await ownersOf('Nobody')).toHaveLength(2);
    expect((await titles(admin)).filter((title) => title.includes(ean))).toHaveLength(1);
    expect((await titles(admin)).filter((title) => title.startsWith('New product'))).toHaveLength(1);
  });

  it('that two licenses publish at the same time has one winner, and the other gets an explanation', async () => {
    const ean = newGtin();
    const ids = [await create(ann, { brand: 'Race', ean }), await create(ben, { brand: 'Race', ean })];
    const results = await Promise.allSettled([publish(ann, ids[0] ?? ''), publish(ben, ids[1] ?? '')]);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ status: 409, code: 'ownedByAnotherLicense' });
  });

  it('is not rolled back to by a license that lost it', async () => {
    const id = await create(ann, { brand: 'Lost' });
    await publish(ann, id);
    const [taken] = await ownersOf('Lost');
    await admin.call(contract.updateProductOwner, {
      params: { id: taken?.id ?? 0 },
      body: {
        kind: 'gtin',
        brand: 'Lost',
        code: taken?.code ?? '',
        role: 'owner',
        licenseId: 2,
        until: '',
      },
      ifMatch: taken?.revision ?? 0,
    });
    const { data } = await ann.call(contract.listPublications, { params: { id } });
    const params = { id, publicationId: data.items[0]?.id ?? 0 };
    await expect(ann.call(contract.rollBackPublication, { params, body: {} })).rejects.toMatchObject(
      ownedBy(2),
    );
  });
});

describe('a claim', () => {
  const openClaims = async () =>
    (await admin.call(contract.searchProductClaims, { query: { state: 'open' } })).data.items;

  it('transfers the product if it is approved, and tells both sides', async () => {
    const ean = newGtin();
    await publish(ann, await create(ann, { brand: 'Claimed', ean }));
    const id = await create(ben, { brand: 'Claimed', ean });
    const body = { note: 'We make it.' };
    await ben.call(contract.claimProduct, { params: { id }, body });
    await ben.call(contract.claimProduct, { params: { id }, body });
    const [claim, ...others] = await openClaims();
    expect(others).toEqual([]);
    expect(claim).toMatchObject({
      name: ean,
      note: 'We make it.',
      claimedBy: 'ben',
      license: { id: 2 },
      owner: { id: 1 },
    });
    expect(await titles(admin)).toContain(`Product claimed: ${ean}`);
    const decision = {
      params: { id: claim?.id ?? 0 },
      body: { decision: 'approve' as const, reason: 'Contract 12' },
    };
    await admin.call(contract.decideProductClaim, decision);
    await expect(admin.call(contract.decideProductClaim, decision)).rejects.toMatchObject({
      code: 'claimDecided',
    });
    expect(await titles(ben)).toContain(`Claim approved: ${ean}`);
    await expect(publish(ann, await create(ann, { brand: 'Claimed', ean }))).rejects.toMatchObject(
      ownedBy(2),
    );
  });

  it('leaves the owner if it is refused', async () => {
    const ean = newGtin();
    await publish(ann, await create(ann, { brand: 'Kept', ean }));
    await ben.call(contract.claimProduct, {
      params: { id: await create(ben, { brand: 'Kept', ean }) },
      body: { note: '' },
    });
    const [claim] = await openClaims();
    await admin.call(contract.decideProductClaim, {
      params: { id: claim?.id ?? 0 },
      body: { decision: 'refuse', reason: 'No contract' },
    });
    expect(await titles(ben)).toContain(`Claim refused: ${ean}`);
    expect(await ownersOf(ean)).toMatchObject([{ license: { id: 1 } }]);
  });
});

it('suggests the brands that one license publishes, and makes it their owner', async () => {
  await publish(ann, await create(ann, { brand: 'Suggested' }));
  await publish(ann, await create(ann, { brand: 'suggested' }));
  const suggestion = async () =>
    (await admin.call(contract.suggestProductOwners, {})).data.find(
      ({ brand }) => brand.toLowerCase() === 'suggested',
    );
  expect(await suggestion()).toMatchObject({ license: { id: 1 }, productCount: 2 });
  const body = { brands: [{ brand: 'Suggested', licenseId: 1 }] };
  expect((await admin.call(contract.confirmProductOwners, { body })).data.count).toBe(1);
  expect((await admin.call(contract.confirmProductOwners, { body })).data.count).toBe(0);
  expect(await suggestion()).toBeUndefined();
  await expect(publish(ben, await create(ben, { brand: 'Suggested' }))).rejects.toMatchObject(ownedBy(1));
});

it.each([
  { kind: 'brand', brand: ' ' },
  { kind: 'prefix', code: '12' },
  { kind: 'gtin', code: '4006381333930' },
  { kind: 'mpn', code: 'X-1' },
] as const)('refuses products that match nothing: %o', async (input) => {
  await expect(grant(input)).rejects.toMatchObject({ status: 400, code: 'invalidInput' });
});

it('has one owner at a time', async () => {
  await grant({ brand: 'Only one' });
  await expect(grant({ brand: 'ONLY ONE', licenseId: 2 })).rejects.toMatchObject({ code: 'nameTaken' });
});
