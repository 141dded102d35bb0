import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { signIn, signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

/** Returns the token of the password link in the email to an address. */
async function readMailedToken(outbox: string, address: string): Promise<string | undefined> {
  const names = await readdir(outbox);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  const text = mails.find((mail) => mail.includes(address)) ?? '';
  // Lines of a mail are broken, and `=` is written as its code.
  const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /#token=([\w-]+)/.exec(plain)?.[1];
}

test('S12: an administrator adds a user, finds it in the list, and the user signs in', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/panel/users');
  await page.getByRole('link', { name: 'New user' }).click();
  await page.getByLabel('Username').fill('n.petrova');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Enter an address such as name@example.com')).toBeVisible();
  await page.getByLabel('E-mail').fill('n.petrova@vitrina.example');
  await page.getByLabel('New password', { exact: true }).fill('a good password');
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('petrova');
  await expect(page.getByRole('row', { name: /n\.petrova/ })).toBeVisible();
  await expect(page).toHaveURL(/search=petrova/);
  const answer = await page.request.post('/auth/getToken', {
    data: { login: 'n.petrova', password: 'a good password' },
  });
  expect(answer.status()).toBe(200);
});

test('two administrators change one group: the second is told and chooses', async ({ page, context }) => {
  await signIn(page, 'admin');
  const second = await context.newPage();
  for (const one of [page, second]) await one.goto('/panel/groups/edit/1');
  await page.getByLabel('Name').fill('Content team');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await second.getByRole('switch', { name: 'Require a content check' }).click();
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText(/Someone else changed this in the meantime/)).toBeVisible();
  await second.getByRole('button', { name: 'Load their version' }).click();
  await expect(second.getByLabel('Name')).toHaveValue('Content team');
});

test('P13: a changed form asks before it is left', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/panel/licenses/edit/1');
  await page.getByRole('textbox', { name: 'Name' }).fill('Another name');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved progress' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/panel\/licenses$/);
});

test('S17: a view of a list is kept on the server, and its rows saved as a file', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/panel/users?isEnabled=false&sort=-username');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('View name').fill('Blocked ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/panel/users');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: /^Blocked ones/ }).click();
  await expect(page).toHaveURL(/isEnabled=false/);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^users-.*\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  // The browser's language decides texts and the format of files together.
  expect(text.startsWith('\uFEFFUsername,')).toBe(true);
});

test('S12: blocks several users at once, after saying which it leaves alone', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/panel/users?perPage=100');
  await page.getByRole('checkbox', { name: 'Select admin', exact: true }).click();
  // A colleague of the demo whom no test signs in as.
  await page.getByRole('checkbox', { name: 'Select l.petit', exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block 2 users?' });
  await expect(dialog.getByText('1 row will change.')).toBeVisible();
  await expect(dialog.getByText('You can’t do this to your own account')).toBeVisible();
  await dialog.getByRole('button', { name: 'Block: 1' }).click();
  await expect(page.getByText('1 row changed')).toBeVisible();
  await expect(page.getByRole('row', { name: /l\.petit/ }).getByText('Blocked')).toBeVisible();
});

test('by keyboard alone: to a screen by the palette, along its rows, and into a record', async ({ page }) => {
  await signInByForm(page, 'admin');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('retailers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Retailers' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Retailers' }).getByRole('button');
  await expect(rows.last()).toBeVisible();
  await page.locator('[data-opens]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/panel\/retailers\/edit\/\d+$/);
});

test('S2: a forgotten password is set anew by the mailed link', async ({ page, vitrina }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Login is required')).toBeVisible();
  await page.getByLabel('Login or e-mail').fill('nobody-at-all');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Unfortunately a user with this login is not registered')).toBeVisible();
  // A colleague of the demo whom no other test signs in as.
  await page.getByLabel('Login or e-mail').fill('m.orlova');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/E-mail sent/)).toBeVisible();
  const token = await readMailedToken(join(vitrina.dataFolder ?? '', 'outbox'), 'm.orlova@');
  await page.goto(`/auth/reset-password#token=${token}`);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Password must contain at least 8 characters')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Password set. Sign in with it.')).toBeVisible();
  await page.goto('/auth/login');
  await page.getByLabel('Login', { exact: true }).fill('m.orlova');
  await page.getByLabel('Password', { exact: true }).fill('a new password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);
});
