import { randomUUID } from 'node:crypto';
import { ApiError, createApiClient, type ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import type { ProductKey } from '@vitrina/stream-embed/pointer';

import { firstPage, minisite, testGtin, textPage } from '../../testing/epacks.ts';
import { testImage, toFile } from '../../testing/images.ts';

/** The writes that the server acknowledged, and those pending when it was killed. */
export interface Acknowledged {
  saves: { id: string; revision: number; text: string }[];
  /** The last publication of each epack, by its text; `next` was pending, so it may be shown or not. */
  publications: Map<string, { key: ProductKey; text: string; next: string | undefined; count: number }>;
  /** Addresses of uploaded files: their names are the SHA-256 of their bytes. */
  files: string[];
}

/** Nothing yet. */
export function emptyAcknowledged(): Acknowledged {
  return { saves: [], publications: new Map(), files: [] };
}

/** The password the servers under test are started with. */
export const adminPassword = 'correct horse';

/** The administrator's client. */
export async function signIn(url: string): Promise<ApiClient> {
  const body = { login: 'admin', password: adminPassword };
  const { token } = await createApiClient({ baseUrl: url }).call(contract.getToken, { body });
  return createApiClient({ baseUrl: url, getToken: () => token });
}

let epackCount = 0;

async function createEpack(client: ApiClient): Promise<{ id: string; key: ProductKey }> {
  const ean = testGtin(50_000 + epackCount++);
  const body = minisite({ ean, mpn: `K-${ean}` });
  const { id } = (await client.call(contract.createEpack, { body })).data;
  return { id, key: { kind: 'gtin', key: ean.padStart(14, '0') } };
}

async function savePage(client: ApiClient, id: string, done: Acknowledged): Promise<string> {
  const text = randomUUID();
  const body = { ...firstPage, components: textPage(text) };
  const { data } = await client.call(contract.saveComponents, { params: { id }, body });
  done.saves.push({ id, revision: data.revision ?? 0, text });
  return text;
}

async function keepSaving(client: ApiClient, done: Acknowledged): Promise<never> {
  const { id } = await createEpack(client);
  for (;;) await savePage(client, id, done);
}

async function keepPublishing(client: ApiClient, done: Acknowledged, licenseId: number): Promise<never> {
  const { id, key } = await createEpack(client);
  for (let count = 0; ; count++) {
    const text = await savePage(client, id, done);
    const before = done.publications.get(id);
    done.publications.set(id, { key, text: before?.text ?? '', next: text, count });
    await client.call(contract.publishToStream, { params: { id }, body: { licenseId } });
    done.publications.set(id, { key, text, next: undefined, count: count + 1 });
  }
}

let pictureCount = 0;

async function keepUploading(client: ApiClient, done: Acknowledged): Promise<never> {
  for (;;) {
    pictureCount++;
    const bytes = await testImage(20 + (pictureCount % 90), 20 + Math.floor(pictureCount / 90));
    done.files.push((await client.upload(toFile(new Uint8Array(bytes), 'p.png'))).url);
  }
}

/** Work in progress. */
export interface Workload {
  done: Acknowledged;
  /** From now on the server can fail, because it is being killed. */
  expectFailures(): void;
  /** Resolves when every worker has noticed the end of the server. @throws any earlier failure */
  ended(): Promise<void>;
}

/** Saves, publishes and uploads, several of each in parallel, until the server has ended. */
export function startWork(client: ApiClient, licenseId: number): Workload {
  const done = emptyAcknowledged();
  let mayFail = false;
  const work: Promise<never>[] = [
    ...Array.from({ length: 3 }, () => keepSaving(client, done)),
    ...Array.from({ length: 5 }, () => keepPublishing(client, done, licenseId)),
    keepUploading(client, done),
  ];
  const ends = work.map(async (one) => {
    try {
      await one;
    } catch (error) {
      if (!mayFail || !(error instanceof ApiError)) throw error;
    }
  });
  return {
    done,
    expectFailures() {
      mayFail = true;
    },
    async ended() {
      await Promise.all(ends);
    },
  };
}
