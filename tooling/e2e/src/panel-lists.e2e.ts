import { callAs, enterPanel } from './enterPanel.ts';
import { tokenOf } from './sessions.ts';
import { expect, test } from './test.ts';

const password = 'a good password';

test('S17: a view is one’s own, or shown to the group; nobody else has it', async ({
  page,
  vitrina: { address },
}) => {
  const mark = Date.now() % 1_000_000;
  await enterPanel(page, address, 'editor', '/panel/builder-pro?search=soup');
  for (const [name, isShared] of [
    [`Mine ${mark}`, false],
    [`Ours ${mark}`, true],
  ] as const) {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('View name').fill(name);
    if (isShared) await dialog.getByLabel('Share with my group').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
  }

  // A colleague of the editor's group.
  const colleague = `colleague-${mark}`;
  const body = { username: colleague, email: `${colleague}@vitrina.example`, groupId: 1, password };
  await callAs(address, 'admin', { path: '/users', body });
  const token = await tokenOf(address, colleague, password);
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
  await page.goto('/panel/builder-pro');
  await page.getByRole('button', { name: 'Views' }).click();
  const menu = page.getByRole('dialog', { name: 'Views' });
  await expect(menu.getByRole('button', { name: new RegExp(`^Ours ${mark}`) })).toBeVisible();
  await expect(menu.getByRole('button', { name: new RegExp(`^Mine ${mark}`) })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: `Delete the view “Ours ${mark}”` })).toHaveCount(0);
  await menu.getByRole('button', { name: new RegExp(`^Ours ${mark}`) }).click();
  await expect(page).toHaveURL(/search=soup/);

  const foreign = await callAs(address, 'viewer', { method: 'GET', path: '/profile/views?list=epacks' });
  expect(JSON.stringify(foreign)).not.toContain(String(mark));
});

test('S17: an action is tried on all rows that match, those on other pages too, before it is done', async ({
  page,
  vitrina: { address },
}) => {
  const mark = `bulk-${Date.now() % 1_000_000}`;
  for (let index = 0; index < 12; index += 1) {
    const username = `${mark}-${index}`;
    const body = { username, email: `${username}@vitrina.example`, groupId: 2, password };
    await callAs(address, 'admin', { path: '/users', body });
  }
  const countBlocked = async () => {
    const path = `/users?search=${mark}&isEnabled=false&limit=1&offset=0`;
    const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as { data: { total: number } };
    return data.total;
  };
  await enterPanel(page, address, 'admin', `/panel/users?search=${mark}&perPage=10`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 12 rows' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block 12 users?' });
  await expect(dialog.getByText('12 rows will change.')).toBeVisible();
  expect(await countBlocked()).toBe(0);
  await dialog.getByRole('button', { name: 'Block: 12' }).click();
  await expect(page.getByText('12 rows changed')).toBeVisible();
  expect(await countBlocked()).toBe(12);
});

test('S12: the panel is seen as a group would, by what its form says, and nothing in it acts', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', '/panel/groups/edit/1');
  await page.getByRole('checkbox', { name: 'Trends', exact: true }).uncheck();
  await page
    .getByRole('region', { name: 'Dashboard widgets' })
    .getByRole('switch', { name: 'Map' })
    .uncheck();
  await page.getByRole('button', { name: 'Preview as this group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview as this group' });
  const part = (name: string) => dialog.getByRole('region', { name, exact: true });
  const menu = part('Main menu');
  for (const name of ['Dashboard', 'Live monitor', 'Builder Pro'])
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
  for (const name of ['Trends', 'Users']) await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
  await expect(menu.getByText('After sign-in: Dashboard.')).toBeVisible();
  for (const name of ['Trends', 'Users', 'Audit Log'])
    await expect(part('Screens without access').getByText(name, { exact: true })).toBeVisible();
  const widgets = part('Dashboard widgets');
  await expect(widgets.getByRole('listitem').filter({ hasText: 'Browsers' })).toContainText('On');
  await expect(widgets.getByRole('listitem').filter({ hasText: 'Map' })).toContainText('Off');
  await expect(part('Live monitor').getByRole('listitem').filter({ hasText: 'Map pages' })).toContainText(
    'On',
  );
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // Looking changed nothing.
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Trends', exact: true })).toBeChecked();
});
