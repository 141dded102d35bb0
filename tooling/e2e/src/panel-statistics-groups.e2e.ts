import type { Page } from '@playwright/test';

import { callAs, enterPanel } from './enterPanel.ts';
import { expect, test } from './test.ts';

const listPath = '/panel/statistics-groups';
const password = 'a good password';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A user whose group has no setting on and no permission but the dashboard's. */
async function addPlainUser(address: string, username: string): Promise<void> {
  const body = { username, email: `${username}@vitrina.example`, groupId: 2, password };
  await callAs(address, 'admin', { path: '/users', body });
}

/** Chooses from a control that finds names by typing. */
async function chooseName(page: Page, label: string, name: string): Promise<void> {
  const control = page.getByRole('combobox', { name: label });
  await control.fill(name);
  await page.getByRole('option', { name }).first().click();
  // The list stays open for more.
  await control.press('Escape');
}

test('S18: a statistics group is added, gives its users its permissions, is changed and deleted', async ({
  page,
  vitrina: { address },
  browser,
}) => {
  const username = `reader-${Date.now() % 1_000_000}`;
  const name = `Trends of ${username}`;
  await addPlainUser(address, username);

  await enterPanel(page, address, 'admin', listPath);
  await page.getByRole('link', { name: 'New statistics group' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('checkbox', { name: 'Trends' }).check();
  await chooseName(page, 'Licenses', 'Verdena');
  await chooseName(page, 'Users', username);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  for (const cell of ['Trends', 'Verdena', username]) await expect(rowOf(page, name)).toContainText(cell);

  const member = await browser.newPage();
  const trends = member.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Trends' });
  await member.goto(`${address}/auth/login`);
  await member.getByLabel('Login', { exact: true }).fill(username);
  await member.getByLabel('Password', { exact: true }).fill(password);
  await member.getByRole('button', { name: 'Sign in', exact: true }).click();
  await trends.click();
  await expect(member).toHaveURL(/\/panel\/trends/);

  await rowOf(page, name).getByRole('button', { name }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name}, changed`);
  await page.getByRole('checkbox', { name: 'Trends' }).uncheck();
  await page.getByRole('checkbox', { name: 'Dashboard' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowOf(page, `${name}, changed`)).toContainText('Dashboard');
  await member.goto(`${address}/panel/trends`);
  await expect(member).toHaveURL(/\/panel\/dashboard$/);
  await expect(trends).toHaveCount(0);
  await member.close();

  await rowOf(page, name).getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('S18: one name belongs to one statistics group', async ({ page, vitrina: { address } }) => {
  const name = `Taken ${Date.now()}`;
  const body = { name, permissions: [], licenseIds: [], userIds: [] };
  await callAs(address, 'admin', { path: '/statistics-groups', body });
  await enterPanel(page, address, 'admin', `${listPath}/add`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This name is taken')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('S18: reports offer a user the statistics groups it is in, and are made of one', async ({
  page,
  vitrina: { address },
}) => {
  const own = `Own ${Date.now()}`;
  const { data: profile } = (await callAs(address, 'editor', { method: 'GET', path: '/profile' })) as {
    data: { id: number };
  };
  const add = (name: string, userIds: number[]) =>
    callAs(address, 'admin', {
      path: '/statistics-groups',
      body: { name, permissions: ['Dashboard'], licenseIds: [1], userIds },
    });
  await add(own, [profile.id]);
  await add(`Foreign ${own}`, []);

  await enterPanel(
    page,
    address,
    'editor',
    '/panel/reports?kind=statisticsGroup&marketplace=ozon&licenses=1',
  );
  await page.getByRole('button', { name: 'Statistics group', exact: true }).click();
  await expect(page.getByRole('radio', { name: own, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: `Foreign ${own}` })).toHaveCount(0);
  await page.getByRole('radio', { name: own, exact: true }).click();
  await expect(page).toHaveURL(/group=\d+/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create report' }).click();
  await expect(page.getByRole('row').filter({ hasText: own }).first()).toContainText('Done', {
    timeout: 30_000,
  });
});
