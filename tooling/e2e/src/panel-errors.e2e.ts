import type { Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { callAs, enterPanel } from './enterPanel.ts';
import { tokenOf } from './sessions.ts';
import { expect, test } from './test.ts';

/** Makes a call of the server fail as if something broke in it. */
async function breakCall(
  page: Page,
  method: string,
  pathname: RegExp,
  status = 500,
): Promise<() => Promise<void>> {
  const matches = ({ pathname: path }: URL) => pathname.test(path);
  await page.route(matches, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { code: 'somethingWentWrong', message: 'Something went wrong' } })
      : route.fallback(),
  );
  return () => page.unroute(matches);
}

test('S19: a list that cannot be had says so and is had by another try', async ({
  page,
  vitrina: { address },
}) => {
  const mend = await breakCall(page, 'GET', /^\/brands$/);
  await enterPanel(page, address, 'admin', '/panel/brands');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(alert.getByText(/^Please try again/)).toBeVisible();
  await mend();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Brands' })).toBeVisible();
});

test('S19: a server that does not answer is said to be away for now', async ({
  page,
  vitrina: { address },
}) => {
  await page.route(
    ({ pathname }) => pathname === '/brands',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await enterPanel(page, address, 'admin', '/panel/brands');
  await expect(page.getByRole('alert').getByText('Something wrong, please try later')).toBeVisible();
});

test('S19: a form that could not be saved says so and keeps what was typed', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', '/panel/brands/add');
  const name = `Kept ${Date.now()}`;
  const mend = await breakCall(page, 'POST', /^\/brands$/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert').getByText('Error. Please try again.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});

test('S19: a form whose schema does not arrive says so, keeps what was typed, and is sent by another try', async ({
  page,
  vitrina: { address },
}) => {
  const schema = /\/assets\/schemaResolver-[^\/]+\.js$/v;
  await page.route(schema, (route) => route.abort());
  await enterPanel(page, address, 'admin', '/panel/brands/add');
  const name = `Late ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert').getByText(/Your input is kept\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.unroute(schema);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});

test('S19: a product page that could not be removed stays', async ({ page, vitrina: { address } }) => {
  await enterPanel(page, address, 'admin', '/panel/statistics/liveMonitor?search=POLKA-noRich');
  const row = page.getByRole('row').filter({ hasText: 'POLKA-noRich' });
  await row.getByRole('button').first().click();
  await breakCall(page, 'DELETE', /^\/live-monitor\/pages\/\d+$/);
  const sheet = page.getByRole('complementary');
  await sheet.getByRole('button', { name: 'Delete page' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete page' }).click();
  await expect(
    sheet.getByText('Something went wrong while removing the page. The page is still here.'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(row).toBeVisible();
});

test('S19: a feed that could not be created says so', async ({ page, vitrina: { address } }) => {
  await enterPanel(page, address, 'admin', '/panel/retailers/edit/1');
  const mend = await breakCall(page, 'GET', /^\/retailers\/1\/feed/);
  const feed = page.getByRole('region', { name: 'Product feed' });
  await feed.getByRole('button', { name: 'Download CSV' }).click();
  await expect(feed.getByText('An error occurred while creating the feed')).toBeVisible();
  await mend();
  const download = page.waitForEvent('download');
  await feed.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expect(feed.getByText('An error occurred while creating the feed')).toHaveCount(0);
});

test('S19: who loses a permission in mid-work is told which, and who gives it', async ({
  page,
  vitrina: { address },
}) => {
  const mark = Date.now() % 1_000_000;
  const username = `loses-${mark}`;
  const password = 'a good password';
  const user = { username, email: `${username}@vitrina.example`, groupId: 2, password };
  const { data } = (await callAs(address, 'admin', { path: '/users', body: user })) as {
    data: { id: number };
  };
  const body = { name: `Lost ${mark}`, permissions: ['Live_monitor'], licenseIds: [], userIds: [data.id] };
  const added = (await callAs(address, 'admin', { path: '/statistics-groups', body })) as {
    data: { id: number };
  };
  const token = await tokenOf(address, username, password);
  await enterPanel(page, address, 'viewer', '/panel/profile');
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
  await page.goto('/panel/profile');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await callAs(address, 'admin', { method: 'DELETE', path: `/statistics-groups/${added.data.id}` });
  await page.evaluate(() => {
    history.pushState(null, '', '/panel/statistics/liveMonitor');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Not enough permissions')).toBeVisible();
  await expect(page.getByText(/“Live monitor”/)).toBeVisible();
});

test('S19: a package says of each part of its data that it is empty', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'editor', '/panel/builder-pro');
  await page.getByRole('button', { name: 'New minisite' }).first().click();
  await builderPro(page).tab('Editor').click();
  await page.getByRole('button', { name: /^Before you publish/ }).click();
  const problems = page.getByRole('dialog', { name: 'Before you publish' });
  for (const text of [
    'Tags cannot be empty in Epack Data',
    'Brand cannot be empty in Epack Data',
    'Name cannot be empty in Epack Data',
    'Categories cannot be empty in Epack Data',
    'EAN cannot be empty in Epack Data',
    'MPN cannot be empty in Epack Data',
  ])
    await expect(problems).toContainText(text);
});

test('S19: a Shop-In-Shop package without a mapping ID says so', async ({ page, vitrina: { address } }) => {
  await enterPanel(page, address, 'editor', '/panel/builder-pro');
  await page.getByRole('button', { name: 'New shop in shop' }).first().click();
  await page.getByRole('textbox', { name: 'Mapping ID' }).fill('');
  await builderPro(page).tab('Editor').click();
  await page.getByRole('button', { name: /^Before you publish/ }).click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Mapping ID cannot be empty in Epack Data' }),
  ).toBeVisible();
});
