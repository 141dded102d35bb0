import type { ApiClient } from '@vitrina/api-client';
import { contract, type ReportRow } from '@vitrina/api-client/contract';

import { readAll, sumOf } from './readAll.ts';
import { makeReports, sumFile } from './readReports.ts';
import type { DemoYear } from './openDemoYear.ts';

/** The selection of a screen. */
export interface Choice {
  license: number;
  from: string;
  to: string;
}

const countOf = ({ count }: { count: number }) => count;
const toQuery = ({ license, ...range }: Choice) => ({ licenses: String(license), ...range });

/** Reads the total of views from each part of the dashboard. */
async function readDashboardTotals(client: ApiClient, choice: Choice): Promise<Record<string, number>> {
  const { data } = await client.call(contract.getDashboard, { query: toQuery(choice) });
  const { usersPerLicense: _perLicense, usersPerRetailer: _perRetailer, ...widgets } = data.widgets;
  const ofWidgets = Object.entries(widgets).map(([name, values]) => [name, sumOf(values, countOf)] as const);
  return {
    dashboard: data.total,
    series: sumOf(data.series, countOf),
    hours: sumOf(data.byHour, (count) => count),
    ...Object.fromEntries(ofWidgets),
  };
}

/** Reads the total of each product's own screen. */
async function readProductTotals(client: ApiClient, choice: Choice, rows: readonly ReportRow[]) {
  const publicIds = [...new Set(rows.map(({ publicId }) => publicId))];
  const figures = await Promise.all(
    publicIds.map(async (publicId) => {
      const params = { publicId };
      return (await client.call(contract.getProductFigures, { params, query: toQuery(choice) })).data;
    }),
  );
  return {
    products: sumOf(figures, ({ total }) => total),
    productPages: sumOf(figures, ({ pages }) => sumOf(pages, countOf)),
  };
}

/** Reads the total of views from the reports, their tables and files, and the screens of products. */
async function readReportTotals(demo: DemoYear, client: ApiClient, choice: Choice) {
  const { license, from, to } = choice;
  const input = { interval: 'monthly' as const, from, to, licenses: [license] };
  const reports = await makeReports(demo.server, client, input);
  const rows = reports.flatMap((report) => report.rows);
  const files = await Promise.all(reports.map(({ report }) => sumFile(client, report)));
  const listed = await Promise.all(
    reports.map(({ report: { marketplace } }) =>
      readAll(async (paging) => {
        const query = { ...toQuery(choice), ...paging, marketplace };
        return (await client.call(contract.listProductVisits, { query })).data;
      }),
    ),
  );
  return {
    reports: sumOf(reports, ({ report }) => report.count),
    reportRows: sumOf(rows, countOf),
    reportPoints: sumOf(rows, ({ points }) => sumOf(points, countOf)),
    files: sumOf(files, (count) => count),
    reportsProducts: sumOf(listed.flat(), countOf),
    ...(await readProductTotals(client, choice, rows)),
  };
}

/** Reads the total of views from each screen that every user has, by its name. */
export async function readTotals(
  demo: DemoYear,
  client: ApiClient,
  choice: Choice,
): Promise<Record<string, number>> {
  return {
    ...(await readDashboardTotals(client, choice)),
    ...(await readReportTotals(demo, client, choice)),
  };
}

/** Reads the totals of Trends: views by license and by retailer, and what visitors did. */
export async function readTrendTotals(client: ApiClient, choice: Choice) {
  const read = async (by: 'license' | 'retailer') =>
    (
      await client.call(contract.getTrends, {
        query: { ...toQuery(choice), interval: 'daily' as const, by },
      })
    ).data;
  const [byLicense, byRetailer] = [await read('license'), await read('retailer')];
  return {
    views: [
      sumOf(byLicense.points, countOf),
      sumOf(byLicense.lines, ({ total }) => total),
      sumOf(byRetailer.lines, ({ total }) => total),
    ],
    inviews: sumOf(byLicense.points, ({ inviewCount }) => inviewCount),
    interactions: sumOf(byLicense.points, ({ interactionCount }) => interactionCount),
    users: sumOf(byLicense.points, ({ users }) => users),
  };
}

/** Reads from the products table what visitors did. */
export async function readActivity(demo: DemoYear, client: ApiClient, { license, from, to }: Choice) {
  const reports = await makeReports(demo.server, client, {
    interval: 'monthly',
    from,
    to,
    licenses: [license],
  });
  const rows = reports.flatMap((report) => report.rows);
  return {
    inviews: sumOf(rows, ({ inviewCount }) => inviewCount),
    interactions: sumOf(rows, ({ interactionCount }) => interactionCount),
  };
}
