import { createApiClient, type ApiClient } from '@vitrina/api-client';
import { uploadsPath } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';

import { minisite, testGtin, textPage } from '../../testing/epacks.ts';
import { testImage, toFile } from '../../testing/images.ts';
import { openSettings } from '../../testing/people.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { tokenOf } from './callers.ts';

/** Creates things of license A, new ones for each call that changes or deletes them. */
export interface World {
  server: TestServer;
  /** Returns a client with a new session: some calls under test end all sessions. */
  as(caller: 'admin' | 'own'): Promise<ApiClient>;
  /** Returns an unused name. */
  name(): string;
  /** Creates an epack of A with one page of two versions. */
  epack(): Promise<string>;
  /** Uploads an image as ann. @returns its id */
  file(): Promise<string>;
  /** Sends a whole resumable upload as the user of license A. @returns its id */
  upload(): Promise<string>;
  /** Creates a record as administrator. @returns its id for a path */
  made(kind: keyof typeof makers): Promise<string>;
}

/** Creates each kind of record. */
export const makers = {
  user: (name: string) => ({
    call: contract.createUser,
    body: { username: name, email: `${name}@example.org`, groupId: 1 },
  }),
  group: (name: string) => ({ call: contract.createGroup, body: groupBody(name) }),
  license: (name: string) => ({ call: contract.createLicense, body: { name } }),
  retailer: (name: string) => ({ call: contract.createRetailer, body: { name } }),
  brand: (name: string) => ({ call: contract.createBrand, body: { name, licenseId: 1 } }),
  productOwner: (name: string) => ({ call: contract.createProductOwner, body: ownerBody(name) }),
  category: (name: string) => ({ call: contract.createCategory, body: { name, parentId: null } }),
  statisticsGroup: (name: string) => ({
    call: contract.createStatisticsGroup,
    body: { name, permissions: ['Trends' as const], licenseIds: [1] },
  }),
  notification: (name: string) => ({
    call: contract.sendNotification,
    body: { title: name, text: 'x', userIds: [2], groupIds: [1] },
  }),
  debtNotice: (name: string) => ({
    call: contract.createDebtNotice,
    body: { licenseId: 1, messageEn: name, messageRu: name },
  }),
} as const;

/** The owner of a brand as it is sent. */
export function ownerBody(brand: string) {
  return { kind: 'brand' as const, brand, code: '', role: 'owner' as const, licenseId: 1, until: '' };
}

/** A group as it is sent. */
export function groupBody(name: string) {
  return { name, settings: openSettings, permissions: ['Dashboard' as const], licenseIds: [1] };
}

/** Sets up a world on a server with the test people, group 1 with a token. */
export async function createWorld(server: TestServer): Promise<World> {
  async function as(caller: 'admin' | 'own'): Promise<ApiClient> {
    const token = await tokenOf(server, caller);
    return createApiClient({ baseUrl: server.url, getToken: () => token });
  }
  const admin = await as('admin');
  await admin.call(contract.generateGroupToken, { params: { id: 1 } });
  // The brand of all epacks: no publication takes a product without an owner.
  await admin.call(contract.createProductOwner, { body: ownerBody('Acme') });
  let count = 0;
  const name = (): string => `made-${++count}`;

  return {
    server,
    as,
    name,
    async epack() {
      const ann = await as('own');
      const body = minisite({ ean: testGtin(++count), mpn: `M-${count}` });
      const { data } = await ann.call(contract.createEpack, { body });
      const page = { lang: 'ru', template: 'master_template', page: 'index.html' };
      await ann.call(contract.saveComponents, {
        params: { id: data.id },
        body: { ...page, components: textPage('second') },
      });
      return data.id;
    },
    async file() {
      const picture = toFile(await testImage(8, 8), 'picture.png');
      return (await (await as('own')).upload(picture)).id;
    },
    async upload() {
      const picture = await testImage(8, 8);
      const response = await fetch(server.url + uploadsPath, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf(server, 'own')}`,
          'tus-resumable': '1.0.0',
          'upload-length': String(picture.length),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(picture),
      });
      return response.headers.get('location')?.split('/').at(-1) ?? '';
    },
    async made(kind) {
      const { call, body } = makers[kind](name());
      const response = await fetch(server.url + call.path, {
        method: call.method,
        headers: {
          authorization: `Bearer ${await tokenOf(server, 'admin')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as { data?: { id: number } };
      if (!answer.data) throw new Error(`No ${kind} was made: ${JSON.stringify(answer)}`);
      return String(answer.data.id);
    },
  };
}
