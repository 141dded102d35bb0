import type { ApiClient } from '@vitrina/api-client';
import { contract, type DataSourceInput } from '@vitrina/api-client/contract';
import { createSourceRecord, readRecords } from '@vitrina/page-designs';

import { applyTexts } from '../src/features/text-runs/applyTexts.ts';
import { runTexts } from '../src/features/text-runs/runTexts.ts';
import { openLog } from '../src/platform/logs/log.ts';
import { firstPage, minisite, testGtin, textPage } from './epacks.ts';
import type { TestServer } from './testServer.ts';

/** Returns a data source with a kettle per number, each with a power of its own. */
function kettlesOf(licenseId: number, numbers: readonly number[]): DataSourceInput {
  return {
    licenseId,
    name: 'Kettles',
    columns: ['Name', 'EAN', 'Power'],
    rows: numbers.map((number) => [`Kettle ${number}`, testGtin(number), `${1000 + number} W`]),
  };
}

/**
 * Creates a data source of a license as an administrator, and a package per record as its owner.
 *
 * @returns the packages' ids
 */
export async function createKettles(
  { admin, owner }: { admin: ApiClient; owner: ApiClient },
  licenseId: number,
  numbers: readonly number[],
): Promise<string[]> {
  const source = kettlesOf(licenseId, numbers);
  const { data: made } = await admin.call(contract.createDataSource, { body: source });
  const data = source.rows.map((row) => ({
    data: Object.fromEntries(source.columns.map((column, at) => [column, row[at]])),
  }));
  const ids: string[] = [];
  for (const { product } of readRecords(data)) {
    const { structure } = minisite({ name: product.content.name, ean: product.ean });
    const { epackData } = structure;
    const manifest = { ...epackData.manifest, sourceRecord: createSourceRecord(product, made.id) };
    const components = {
      ru: { master_template: { 'index.html': textPage(`About ${product.content.name}`) } },
    };
    const body = { structure: { ...structure, epackData: { ...epackData, manifest, components } } };
    ids.push((await owner.call(contract.createEpack, { body })).data.id);
  }
  return ids;
}

/** Reads the text of a package's only page, by size. */
export async function readFirstText(client: ApiClient, id: string): Promise<unknown> {
  const { data } = await client.call(contract.getComponents, { params: { id }, query: firstPage });
  const [, block] = data.components;
  return (block?.props as { text?: { value: unknown } } | undefined)?.text?.value;
}

/** Text runs of a user, with the background work done at once. */
export function openTextRuns(server: TestServer, user: ApiClient) {
  const context = (signal = new AbortController().signal) => ({
    services: server.services,
    log: openLog('silent'),
    signal,
  });
  const paramsOf = (id: number) => ({ id: String(id) });
  const work = (id: number, signal?: AbortSignal) => runTexts.run({ runId: id }, context(signal));
  const read = async (id: number) => (await user.call(contract.getTextRun, { params: paramsOf(id) })).data;
  return {
    work,
    read,
    async create(ids: string[], task: 'write' | 'shorten' = 'write') {
      return (await user.call(contract.createTextRun, { body: { ids, task, locale: 'ru' } })).data;
    },
    /** Returns the first 100 packages. */
    async rows(id: number) {
      const { data } = await user.call(contract.listTextRunRows, {
        params: paramsOf(id),
        query: { limit: 100 },
      });
      return data.items;
    },
    async proposals(id: number, rowId: number) {
      const params = { ...paramsOf(id), rowId: String(rowId) };
      return (await user.call(contract.getTextRunRow, { params })).data;
    },
    async review(id: number, rowId: number, left: string[] = []) {
      const params = { ...paramsOf(id), rowId: String(rowId) };
      return (await user.call(contract.reviewTextRunRow, { params, body: { isReviewed: true, left } })).data;
    },
    async apply(id: number, rowIds?: number[]) {
      await user.call(contract.applyTextRun, { params: paramsOf(id), body: rowIds ? { rowIds } : {} });
      await applyTexts.run({ runId: id }, context());
      return read(id);
    },
    async continue(id: number, rowIds?: number[]) {
      await user.call(contract.continueTextRun, { params: paramsOf(id), body: rowIds ? { rowIds } : {} });
      await work(id);
      return read(id);
    },
    async stop(id: number) {
      return (await user.call(contract.stopTextRun, { params: paramsOf(id) })).data;
    },
  };
}
