import type { ApiClient } from '@vitrina/api-client';
import { contract, type Report, type ReportInput, type ReportRow } from '@vitrina/api-client/contract';
import { parse } from 'csv-parse/sync';

import { makeReport } from '../../src/features/reports/makeReport.ts';
import type { TestServer } from '../testServer.ts';
import { readAll, sumOf } from './readAll.ts';

/** A report with its table. */
export interface MadeReport {
  report: Report;
  rows: ReportRow[];
}

/** Makes a report of each marketplace that a user has for a license. */
export async function makeReports(
  { services }: TestServer,
  client: ApiClient,
  input: Pick<ReportInput, 'interval' | 'from' | 'to' | 'licenses'>,
): Promise<MadeReport[]> {
  const marketplaces = (await client.call(contract.listMarketplaces)).data;
  const made: MadeReport[] = [];
  for (const { marketplace } of marketplaces) {
    const body = { kind: 'licenses' as const, retailers: [], marketplace, ...input };
    const { id } = (await client.call(contract.createReport, { body })).data;
    const signal = new AbortController().signal;
    await makeReport.run({ reportId: id }, { services, log: services.log, signal });
    const report = (await client.call(contract.getReport, { params: { id } })).data;
    const rows = await readAll(
      async (paging) =>
        (await client.call(contract.listReportProducts, { params: { id }, query: paging })).data,
    );
    made.push({ report, rows });
  }
  return made;
}

/** Sums the views in a report's file. */
export async function sumFile(client: ApiClient, { id }: Report): Promise<number> {
  const file = await client.call(contract.downloadReport, { params: { id }, query: { format: 'csv' } });
  const records = parse<Record<string, string>>(await file.text(), { bom: true, columns: true });
  const [first] = records;
  const heading = Object.keys(first ?? {}).find((name) => /^(?:Views|Просмотры)$/v.test(name));
  if (first && heading === undefined) throw new Error(`No views among ${Object.keys(first).join(', ')}`);
  return sumOf(records, (record) => Number(record[heading ?? ''] ?? 0));
}

/** Views by day of each package at each retailer: by public id and retailer id. */
export type ViewsByPage = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Returns the key of a package at a retailer. */
export const pageKey = (publicId: string, retailerId: number) => `${publicId} ${retailerId}`;

/** Reads the views of each day from daily reports. */
export function viewsOf(reports: readonly MadeReport[]): ViewsByPage {
  const rows = reports.flatMap(({ rows: some }) => some);
  return new Map(
    rows.map(({ publicId, retailer, points }) => [
      pageKey(publicId, retailer.id),
      new Map(points.filter(({ count }) => count > 0).map(({ date, count }) => [date, count])),
    ]),
  );
}
