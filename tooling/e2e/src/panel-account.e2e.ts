import type { Page } from '@playwright/test';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { callAs, enterPanel } from './enterPanel.ts';
import { oneTimeCode } from './oneTimeCode.ts';
import { tokenOf } from './sessions.ts';
import { untilShown } from './panelScreens.ts';
import { leaveTours } from './signIn.ts';
import { expect, test } from './test.ts';

const password = 'a good password';
let count = 0;

/** Adds an account that no other test uses. */
async function addUser(address: string, groupId = 1): Promise<{ id: number; username: string }> {
  count += 1;
  const username = `account-${Date.now() % 1_000_000}-${count}`;
  const body = { username, email: `${username}@vitrina.example`, groupId, password };
  const { data } = (await callAs(address, 'admin', { path: '/users', body })) as { data: { id: number } };
  return { id: data.id, username };
}

/** Adds a group that requires two-factor authentication. */
async function addCarefulGroup(address: string): Promise<number> {
  const { data: pattern } = (await callAs(address, 'admin', { method: 'GET', path: '/groups/1' })) as {
    data: { settings: object };
  };
  const body = {
    name: `Careful ${Date.now()}`,
    settings: { ...pattern.settings, isSecondFactorRequired: true },
    permissions: ['Dashboard'],
    licenseIds: [1],
    retailerIds: [],
    userIds: [],
  };
  const { data } = (await callAs(address, 'admin', { path: '/groups', body })) as { data: { id: number } };
  return data.id;
}

async function fillLogin(page: Page, login: string, typed = password): Promise<void> {
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sets up two-factor authentication; returns its secret and the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  await expect(page.getByText('Incorrect code')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click();
  const list = page.getByRole('listitem').filter({ hasText: /^[\w-]{8,}$/ });
  await expect(list.first()).toBeVisible();
  const recoveryCodes = await list.allTextContents();
  await page.getByRole('button', { name: 'I saved the codes, continue' }).click();
  return { secret, recoveryCodes };
}

test('S1: says which of the two is wrong, above the button, and keeps the login', async ({ page }) => {
  await page.goto('/auth/login');
  await fillLogin(page, 'nobody-here', 'x');
  await expect(page.getByRole('alert')).toHaveText('Incorrect login');
  await expect(page.getByLabel('Login', { exact: true })).toBeFocused();
  await fillLogin(page, 'viewer', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('viewer');
});

test('S3: own names, a new password, connections, and the way out', async ({ page, vitrina }) => {
  const { username } = await addUser(vitrina.address);
  await page.goto('/auth/login');
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/panel\//);
  await page.goto('/panel/profile');
  await page.getByLabel('First name').fill('Nina');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must contain at least 8 characters')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Licenses and retailers' })).toContainText(/\w+/);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nina');
  await expect(tokenOf(vitrina.address, username, password)).rejects.toThrow('401');
  expect(await tokenOf(vitrina.address, username, 'another password')).not.toBe('');
});

test('S3: a second factor is set up, asked for, replaced by a recovery code once, and turned off', async ({
  page,
  vitrina,
}) => {
  const { username } = await addUser(vitrina.address);
  await page.goto('/auth/login');
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/panel\//);
  await page.goto('/panel/profile');
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const { secret, recoveryCodes } = await enrol(page);
  await expect(page.getByText(/^On\. \d+ recovery codes are left/)).toBeVisible();
  expect(recoveryCodes.length).toBeGreaterThan(4);

  const signInWith = async (code: string) => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth/login');
    await fillLogin(page, username);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  // The confirming code is used up.
  await signInWith(oneTimeCode(secret, 1));
  await expect(page).toHaveURL(/\/panel\//);
  await signInWith(recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(/\/panel\//);
  await signInWith(recoveryCodes[0] ?? '');
  await expect(page.getByRole('alert')).toHaveText('Incorrect code');
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);

  await page.goto('/panel/profile');
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[2] ?? '');
  await dialog.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await expect(page.getByText('Off. When it is on, sign-in asks for a code')).toBeVisible();
});

test('S12: a group that requires a second factor leads its users to it before anything else', async ({
  page,
  vitrina,
}) => {
  const { username } = await addUser(vitrina.address, await addCarefulGroup(vitrina.address));
  await page.goto('/auth/login');
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/auth\/second-factor$/);
  await page.goto('/panel/profile');
  await expect(page).toHaveURL(/\/auth\/second-factor$/);
  await expect(page.getByText('Your group requires two-factor authentication')).toBeVisible();
  await enrol(page);
  await expect(page).toHaveURL(/\/panel\/profile$/);
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off two-factor authentication' })).toHaveCount(0);
});

test('S12: a user with an old session signs in again to set up two-factor authentication', async ({
  page,
  vitrina,
}) => {
  const { username } = await addUser(vitrina.address, await addCarefulGroup(vitrina.address));
  await page.route(
    '**/profile/second-factor/enrolment',
    (route) => route.fulfill({ status: 403, json: { code: 'confirmationNeeded', message: 'Again' } }),
    { times: 1 },
  );
  const refused = page.waitForResponse('**/profile/second-factor/enrolment');
  await page.goto('/auth/login');
  await fillLogin(page, username);
  expect((await refused).status()).toBe(403);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/auth\/second-factor$/);
  await expect(page.locator('code').first()).toBeVisible();
});

test('S12: whose group begins to require a second factor in mid-work is led to it, and back', async ({
  page,
  vitrina,
}) => {
  const { username, id } = await addUser(vitrina.address);
  await page.goto('/auth/login');
  await leaveTours(page, [id]);
  await fillLogin(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // A pending request would be the refused one, instead of that of the click below.
  await untilShown(page);
  const groupId = await addCarefulGroup(vitrina.address);
  const body = { ids: [id], dryRun: false, change: { kind: 'moveToGroup', groupId } };
  await callAs(vitrina.address, 'admin', { path: '/users/bulk', body });
  await page.getByRole('button', { name: /^Account/ }).click();
  await chooseFromMenu(page, 'Profile');
  await expect(page).toHaveURL(/\/auth\/second-factor$/);
  await enrol(page);
  await expect(page).toHaveURL(/\/panel\/profile$/);
});

test('S12: several users are moved to a group, all that match, after saying what would happen', async ({
  page,
  vitrina,
}) => {
  const { username } = await addUser(vitrina.address);
  const prefix = username.slice(0, username.lastIndexOf('-'));
  await enterPanel(page, vitrina.address, 'admin', `/panel/users?search=${prefix}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Move to a group' }).click();
  const dialog = page.getByRole('dialog');
  const group = dialog.getByLabel('Group');
  const name = (await group.locator('option').last().textContent()) ?? '';
  await group.selectOption({ label: name });
  await expect(dialog.getByText(/rows? will change/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Move to a group: \d+$/ }).click();
  await expect(page.getByText(/rows? changed/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(username) })).toContainText(name);
});
