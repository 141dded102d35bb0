import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { callAs, enterPanel } from './enterPanel.ts';
import { expect, test } from './test.ts';

const incidentsPath = '/panel/statistics/incidents';

interface ListedIncident {
  id: number;
  type: string;
  state: string;
  pageCount: number;
}

async function listIncidents(address: string): Promise<ListedIncident[]> {
  const path = '/incidents?limit=100&offset=0';
  const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as {
    data: { items: ListedIncident[] };
  };
  return data.items;
}

/** Waits until the demo's own run has found the problem. @returns its incident */
async function untilOpened(address: string, type: string): Promise<number> {
  const find = async () => (await listIncidents(address)).find((incident) => incident.type === type);
  await expect.poll(async () => (await find())?.state, { timeout: 60_000 }).toBe('open');
  return (await find())?.id ?? 0;
}

/** Repairs or breaks a page of the demo's shop. */
async function changeShop(page: Page, id: string, verb: 'mend' | 'break') {
  expect((await page.request.post(`/demo-shop/watched/${id}/${verb}`)).ok()).toBe(true);
}

test('an incident is assigned, promised, reported to the retailer, corrected and closed by two people', async ({
  page,
  browser,
  vitrina: { address },
}) => {
  const id = await untilOpened(address, 'noBrand');

  await enterPanel(page, address, 'admin', `${incidentsPath}?types=noBrand`);
  await page.getByRole('table', { name: 'Incidents' }).getByRole('button', { name: 'No brand' }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('complementary', { name: /^No brand/ });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await sheet.getByLabel('Owner').selectOption({ label: 'editor' });
  await expect(sheet.getByText('Assigned to editor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  const context = await browser.newContext({ locale: 'ru-RU' });
  const editor = await context.newPage();
  await enterPanel(editor, address, 'editor', `${address}${incidentsPath}?open=${id}`);
  const work = editor.getByRole('complementary', { name: /^Нет бренда/ });
  await work.getByLabel('Комментарий').fill('Написал в магазин.');
  await work.getByRole('button', { name: 'Добавить комментарий' }).click();
  await work.getByLabel('Состояние').selectOption('promised');
  await work.getByLabel('Обещано к').fill('2027-12-01');
  await work.getByRole('button', { name: 'Сохранить' }).click();
  await expect(work.getByText('Обещано к 1 дек. 2027', { exact: false }).first()).toBeVisible();
  await holdClean(editor, 'an incident');

  await work.getByRole('button', { name: 'Новый отчёт' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByLabel('Ваши слова ритейлеру').fill('Добавьте, пожалуйста, бренд.');
  await dialog.getByLabel('Язык').selectOption('en');
  await dialog.getByRole('button', { name: 'Создать отчёт' }).click();
  const url = await dialog.getByText(/#token=/).textContent();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();

  const retailer = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await retailer.goto(address + new URL(url ?? '').href.slice(new URL(url ?? '').origin.length));
  await expect(retailer.getByRole('heading', { name: 'No brand', level: 1 })).toBeVisible();
  await expect(retailer.getByText('Добавьте, пожалуйста, бренд.')).toBeVisible();
  await expect(retailer.getByRole('link', { name: /watched\/noBrand/ })).toBeVisible();
  await holdClean(retailer, 'a report');

  try {
    await changeShop(page, 'noBrand', 'mend');
    await work.getByRole('button', { name: 'Проверить' }).click();
    await expect
      .poll(async () => (await listIncidents(address)).find((incident) => incident.id === id)?.state, {
        timeout: 60_000,
      })
      .toBe('closed');
    await page.goto(`${incidentsPath}?open=${id}`);
    await expect(sheet.getByText('Closed: no page has the problem any more')).toBeVisible();
    await expect(sheet.getByText('Написал в магазин.')).toBeVisible();
    await retailer.reload();
    await expect(retailer.getByText('All pages are correct now. Thank you!')).toBeVisible();
  } finally {
    await changeShop(page, 'noBrand', 'break');
    await callAs(address, 'admin', {
      path: '/live-monitor/check',
      body: { filter: { search: 'POLKA-noBrand' } },
    });
  }
  await untilOpened(address, 'noBrand');
  await page.reload();
  await expect(sheet.getByText('Opened again: the problem is back')).toBeVisible();
});

test('a side sheet leaves the list in use, and steps to the rows before and after', async ({
  page,
  vitrina: { address },
}) => {
  await untilOpened(address, 'noScript');
  await enterPanel(page, address, 'editor', `${incidentsPath}?sort=type`);
  const rows = page.getByRole('table', { name: 'Incidents' }).getByRole('row');
  const nameOf = async (place: number) => rows.nth(place).getByRole('button').first().textContent();
  await rows.nth(1).getByRole('button').first().click();
  const sheet = page.getByRole('complementary', { name: new RegExp(`^${await nameOf(1)}`) });
  await expect(sheet.getByRole('button', { name: 'Previous row' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Next row' }).click();
  const second = page.getByRole('complementary', { name: new RegExp(`^${await nameOf(2)}`) });
  await expect(second).toBeVisible();
  await rows.nth(3).getByRole('checkbox').check();
  await expect(second).toBeVisible();
  await expect(page.getByRole('status').getByText('1 selected')).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second).toBeHidden();
  await page.goBack();
  await expect(second).toBeVisible();
  await second.getByRole('link', { name: /^Open \d+ page/ }).click();
  await expect(page).toHaveURL(/incidents=\d+/);
  await expect(page.getByRole('button', { name: /^Incident/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Live monitor' }).locator('tbody tr')).toHaveCount(1);
});
