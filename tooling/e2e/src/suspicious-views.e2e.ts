import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

import { holdClean } from './axe.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { callAs, enterPanel } from './enterPanel.ts';
import { expect, test } from './test.ts';
import { untilDemoComplete } from './untilDemoComplete.ts';

const path = '/panel/reports/suspicious-views';
const weekMs = 7 * 24 * 60 * 60_000;

/** The days of the demo's single events, as a query. */
function recentDays(): string {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return `from=${day(Date.now() - weekMs)}&to=${day(Date.now())}`;
}

interface Listed {
  id: number;
  views: number;
  removedViews: number;
  retailer: { id: number };
  license: { id: number };
}

async function readTotal(address: string, { retailer, license }: Listed): Promise<number> {
  const query = `licenses=${license.id}&retailers=${retailer.id}&${recentDays()}`;
  const asked = { method: 'GET', path: `/api/statistics/dashboard?${query}` };
  return ((await callAs(address, 'admin', asked)) as { data: { total: number } }).data.total;
}

async function findRecord(address: string): Promise<Listed> {
  const asked = { method: 'GET', path: '/api/statistics/anomalies?limit=10&offset=0' };
  const { data } = (await callAs(address, 'admin', asked)) as { data: { items: Listed[] } };
  const [record] = data.items;
  if (!record) throw new Error('The demo has no suspicious views');
  return record;
}

test('suspicious views are removed from the figures with a reason, and put back exactly', async ({
  page,
  browser,
  vitrina: { address },
}) => {
  await untilDemoComplete(address);
  const record = await findRecord(address);
  const before = await readTotal(address, record);

  await enterPanel(page, address, 'admin', path);
  const row = page
    .getByRole('table', { name: 'Suspicious views' })
    .getByRole('button', { name: /One network/ });
  await row.first().focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: 'One network' });
  await expect(sheet.getByText(/of one page from one network in a day/)).toBeVisible();
  const remove = sheet.getByRole('button', { name: 'Remove from figures' });
  await expect(remove).toBeDisabled();
  await sheet.getByLabel('Reason').fill('A program in one office.');
  await holdClean(page, 'suspicious views');
  await remove.click();
  const putBack = sheet.getByRole('button', { name: 'Put back' });
  await expect(putBack).toBeVisible();
  await expect(sheet.getByText('A program in one office.')).toBeVisible();
  const removed = await findRecord(address);
  expect(removed.removedViews).toBe(record.views);
  expect(await readTotal(address, record)).toBe(before - record.views);

  await page.goto(`/panel/reports/products?marketplace=site&licenses=${record.license.id}&${recentDays()}`);
  await page.getByRole('button', { name: 'Export for audit' }).click();
  const download = page.waitForEvent('download');
  await chooseFromMenu(page, /CSV/);
  const text = await readFile(await (await download).path(), 'utf8');
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(rows.find((one) => one['Removed'] !== '0')).toMatchObject({
    Removed: String(record.views),
    'Records of removals (views)': `${record.id} (${record.views})`,
  });

  const context = await browser.newContext({ locale: 'ru-RU' });
  const editor = await context.newPage();
  await enterPanel(editor, address, 'editor', `${address}${path}?open=${record.id}`);
  const seen = editor.getByRole('complementary', { name: 'Одна сеть' });
  await expect(seen.getByText('Исключать просмотры из отчётов могут только администраторы.')).toBeVisible();
  await expect(seen.getByText('A program in one office.')).toBeVisible();
  await context.close();

  await page.goto(`${path}?open=${record.id}`);
  await sheet.getByLabel('Reason').fill('It was our own stand.');
  await putBack.click();
  await expect(remove).toBeVisible();
  expect(await readTotal(address, record)).toBe(before);
  await page.goto('/panel/audit-log?action=anomaly');
  const log = page.getByRole('table', { name: 'Audit Log' });
  await expect(log.getByText('Suspicious views put back into figures').first()).toBeVisible();
  await expect(log.getByText('Suspicious views removed from figures').first()).toBeVisible();
});
