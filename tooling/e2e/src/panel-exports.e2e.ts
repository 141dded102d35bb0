import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

import { callAs, enterPanel } from './enterPanel.ts';
import { readSheet, sheetMoment } from './readSheet.ts';
import { expect, test } from './test.ts';

/** Downloads a file from an export menu; returns its path. */
async function exportAs(page: Page, opener: Locator, format: 'CSV' | 'XLSX'): Promise<string> {
  await opener.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(format) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(String.raw`\.${format.toLowerCase()}$`));
  return download.path();
}

/** Reads the lines of an English CSV file, as pandas does; expects the byte order mark for Excel. */
async function readLines(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return parse(text, { bom: true });
}

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export' });

/** Converts to Moscow time, the time zone of the demo's reports. */
function moscow(iso: string): string {
  return new Date(iso).toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' });
}

interface User {
  username: string;
  createdDate: string;
}

async function listUsers(address: string): Promise<User[]> {
  const path = '/users?limit=100&offset=0&sort=username';
  const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as { data: { items: User[] } };
  return data.items;
}

test('S17: a list is saved as CSV with all its rows, commas and dates of the report’s zone', async ({
  page,
  vitrina: { address },
}) => {
  const users = await listUsers(address);
  // Ten on a page, but all of them in the file.
  await enterPanel(page, address, 'admin', '/panel/users?perPage=10&sort=username');
  const [head = [], ...rows] = await readLines(await exportAs(page, exportButton(page), 'CSV'));
  expect(head[0]).toBe('Username');
  expect(rows.map(([username]) => username)).toEqual(users.map(({ username }) => username));
  const created = head.indexOf('Created');
  expect(rows[0]?.[created]).toBe(moscow(users[0]?.createdDate ?? ''));
});

test('S17: a list is saved as XLSX with real dates, numbers and flags', async ({
  page,
  vitrina: { address },
}) => {
  const users = await listUsers(address);
  await enterPanel(page, address, 'admin', '/panel/users?perPage=10&sort=username');
  const [head = [], ...rows] = await readSheet(await exportAs(page, exportButton(page), 'XLSX'));
  expect(rows).toHaveLength(users.length);
  const created = rows[0]?.[head.indexOf('Created')];
  expect(typeof created).toBe('number');
  expect(sheetMoment(created)).toBe(
    moscow(users[0]?.createdDate ?? '')
      .slice(0, 16)
      .replace(' ', 'T'),
  );
  await page.goto('/panel/licenses');
  const [licenseHead = [], license = []] = await readSheet(await exportAs(page, exportButton(page), 'XLSX'));
  expect(licenseHead.length).toBeGreaterThan(2);
  expect(license.filter((value) => typeof value === 'number').length).toBeGreaterThan(1);
});

test('S17: a file has what the list is narrowed to, in its order', async ({ page, vitrina: { address } }) => {
  await enterPanel(page, address, 'admin', '/panel/retailers?search=example&sort=-name');
  await expect(page.getByRole('table', { name: 'Retailers' })).toBeVisible();
  const [, ...rows] = await readLines(await exportAs(page, exportButton(page), 'CSV'));
  const shown = page.getByRole('table', { name: 'Retailers' }).locator('tbody tr td:first-child');
  expect(rows.map(([name]) => name)).toEqual(await shown.allTextContents());
});

test('S13: user statistics are saved as the server counts them, in both forms', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', '/panel/users-stats?sort=username');
  await expect(page.getByRole('table', { name: 'User Stats' })).toBeVisible();
  const [head = [], ...rows] = await readLines(await exportAs(page, exportButton(page), 'CSV'));
  const admin = rows.find(([username]) => username === 'admin') ?? [];
  expect(admin[head.indexOf('Last action')]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const [sheetHead = [], ...sheetRows] = await readSheet(await exportAs(page, exportButton(page), 'XLSX'));
  expect(sheetHead).toEqual(head);
  expect(sheetRows).toHaveLength(rows.length);
  const inSheet = sheetRows.find(([username]) => username === 'admin') ?? [];
  expect(typeof inSheet[head.indexOf('Actions')]).toBe('number');
  expect(sheetMoment(inSheet[head.indexOf('Last action')])).toMatch(/^20\d\d-/);
});

test('S7: a report’s file has decimals as English spreadsheets read them', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', '/panel/reports?marketplace=ozon&licenses=1');
  await page.getByRole('button', { name: 'Create report' }).click();
  const done = page.getByRole('row').filter({ hasText: 'Done' }).first();
  await expect(done).toBeVisible({ timeout: 30_000 });
  const opener = done.getByRole('button', { name: /^Download the report/ });
  const [head = [], ...rows] = await readLines(await exportAs(page, opener, 'CSV'));
  const [sheetHead = [], ...sheetRows] = await readSheet(await exportAs(page, opener, 'XLSX'));
  // The column titles are also dates to a spreadsheet.
  const titles = sheetHead.map((title) =>
    typeof title === 'number' ? sheetMoment(title).slice(0, 10) : title,
  );
  expect(titles).toEqual(head);
  expect(sheetHead.filter((title) => typeof title === 'number').length).toBeGreaterThan(0);
  expect(rows.length).toBeGreaterThan(0);
  for (const [index, row] of rows.entries())
    for (const [column, text] of row.entries()) {
      const value = sheetRows[index]?.[column];
      if (typeof value === 'number') expect(text).toBe(String(value));
    }
});
