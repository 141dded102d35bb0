import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
let ben: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = [await server.as('ann'), await server.as('ben')];
});
afterAll(() => server.stop());

function save(name: string, client = ann) {
  return client.call(contract.createCustomComponent, { body: { name, components: textPage(name) } });
}

it('a custom component is kept for everybody of the license, and for nobody else', async () => {
  const { data } = await save('Hero');
  expect(data).toMatchObject({
    name: 'Hero',
    componentCount: 2,
    license: { id: 1 },
    owner: { username: 'ann' },
  });
  expect(data.components).toEqual(textPage('Hero'));
  expect((await ann.call(contract.listCustomComponents)).data.items).toEqual([data]);
  expect((await ben.call(contract.listCustomComponents)).data).toEqual({ items: [], total: 0 });
  const params = { id: data.id };
  for (const attempt of [
    () => ben.call(contract.updateCustomComponent, { params, body: { name: 'Mine' } }),
    () => ben.call(contract.deleteCustomComponent, { params }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  }
});

it('a name is taken once per license, whatever its case, even by two at once', async () => {
  await save('Баннер');
  await expect(save(' БАННЕР ')).rejects.toMatchObject({
    status: 409,
    code: 'customComponentTaken',
    message: 'A component with the given name already exists',
  });
  await save('Баннер', ben);
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => save('At once')));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a custom component is found, renamed, replaced and deleted', async () => {
  const { id } = (await save('Footer, wide')).data;
  const found = await ann.call(contract.listCustomComponents, { query: { search: 'WIDE' } });
  expect(found.data.items.map((one) => one.id)).toEqual([id]);
  const body = { name: 'Footer', components: textPage('new').slice(0, 1) };
  const { data } = await ann.call(contract.updateCustomComponent, { params: { id }, body });
  expect(data).toMatchObject({ name: 'Footer', componentCount: 1 });
  await expect(() =>
    ann.call(contract.updateCustomComponent, { params: { id }, body: { name: 'баннер' } }),
  ).rejects.toMatchObject({ code: 'customComponentTaken' });
  await ann.call(contract.deleteCustomComponent, { params: { id } });
  await expect(ann.call(contract.deleteCustomComponent, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
});

it('saving for a license of others is refused, for one that does not exist too', async () => {
  const admin = await server.as('admin');
  const body = { name: 'Elsewhere', components: textPage('x') };
  await expect(
    ann.call(contract.createCustomComponent, { body: { ...body, licenseId: 2 } }),
  ).rejects.toMatchObject({ status: 403 });
  await expect(
    admin.call(contract.createCustomComponent, { body: { ...body, licenseId: 99 } }),
  ).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.licenseId' }] });
  const own = await admin.call(contract.createCustomComponent, { body });
  expect(own.data.license).toBeNull();
});

it('sections and templates are kept with their slots, apart from components of the same name', async () => {
  const slots = { 2: ['text'] };
  const sent = { name: 'Promise', components: textPage('Promise'), locale: 'en', category: ' Tea ', slots };
  await save('Promise');
  const { data: section } = await ann.call(contract.createCustomComponent, {
    body: { ...sent, kind: 'section' },
  });
  expect(section).toMatchObject({ kind: 'section', locale: 'en', category: 'Tea', slots });
  await ann.call(contract.createCustomComponent, { body: { ...sent, kind: 'template' } });
  await expect(
    ann.call(contract.createCustomComponent, { body: { ...sent, kind: 'section' } }),
  ).rejects.toMatchObject({ code: 'customComponentTaken' });
  const list = async (client: ApiClient, query: { kinds?: string; publicIds?: string }) =>
    (await client.call(contract.listCustomComponents, { query })).data.items.map(({ kind }) => kind);
  expect(await list(ann, { kinds: 'section,template' })).toEqual(['section', 'template']);
  expect(await list(ann, { publicIds: section.publicId })).toEqual(['section']);
  expect(await list(ann, { publicIds: '' })).toEqual([]);
  expect(await list(ben, { publicIds: section.publicId })).toEqual([]);
  await expect(list(ann, { kinds: 'page' })).rejects.toMatchObject({ status: 400 });
  await expect(list(ann, { publicIds: 'none' })).rejects.toMatchObject({ status: 400 });
  const { data: later } = await ann.call(contract.updateCustomComponent, {
    params: { id: section.id },
    body: { components: textPage('New'), slots: {} },
  });
  expect(later).toMatchObject({ publicId: section.publicId, name: 'Promise', locale: 'en', slots: {} });
});

it('a section with a misplaced block is refused, and so is changing one to it', async () => {
  const [feature, text] = textPage('Loose');
  const group = { ...text, id: 2, componentKey: 'AccordionGroup', props: {} };
  const components = [{ ...feature }, group, { ...text, id: 3, parentId: 2 }];
  const refusal = { status: 400, code: 'blockMisplaced' };
  const create = (kind: 'section' | 'component') =>
    ann.call(contract.createCustomComponent, { body: { name: `Misplaced ${kind}`, kind, components } });
  await expect(create('section')).rejects.toMatchObject(refusal);
  const body = { name: 'In place', kind: 'section' as const, components: textPage('x') };
  const { id } = (await ann.call(contract.createCustomComponent, { body })).data;
  await expect(
    ann.call(contract.updateCustomComponent, { params: { id }, body: { components } }),
  ).rejects.toMatchObject(refusal);
  expect((await create('component')).data.componentCount).toBe(3);
});
