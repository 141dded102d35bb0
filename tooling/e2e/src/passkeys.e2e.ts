import type { Page } from '@playwright/test';

import { callAs } from './enterPanel.ts';
import { leaveTours } from './signIn.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';
import { addVirtualAuthenticator } from './virtualAuthenticator.ts';

const password = 'a good password';
let count = 0;

async function addUser(address: string): Promise<string> {
  count += 1;
  const username = `passkey-${Date.now() % 1_000_000}-${count}`;
  const body = { username, email: `${username}@vitrina.example`, groupId: 1, password };
  await callAs(address, 'admin', { path: '/users', body });
  return username;
}

/** Passkeys are bound to a name; the server of the tests has one at this machine. */
const namedAddress = (address: string) => address.replace('127.0.0.1', 'localhost');

async function signInByPassword(page: Page, address: string, username: string): Promise<void> {
  await page.goto(`${address}/auth/login`);
  await leaveTours(page);
  await page.getByLabel('Login', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\//);
}

/** Logs out, as in a browser that knows of no passkey: the sign-in screen waits for a press then. */
async function logOut(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('hasPasskey'));
  await page.goto(`${address}/panel/profile`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

const card = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/panel/profile`);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
}

test('a passkey is added, signs in, is renamed and removed, and then signs in no longer', async ({
  page,
  vitrina,
}) => {
  const address = namedAddress(vitrina.address);
  const username = await addUser(vitrina.address);
  await addVirtualAuthenticator(page);
  await signInByPassword(page, address, username);
  await addPasskey(page, address, 'Test key');
  await expect(card(page).getByText('Test key')).toBeVisible();
  await expect(card(page).getByText(/Never used/)).toBeVisible();

  await logOut(page, address);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/panel\//);
  await page.goto(`${address}/panel/profile`);
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(card(page).getByText(/Last used/)).toBeVisible();

  await card(page).getByRole('button', { name: 'Rename Test key' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Office laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await card(page).getByRole('button', { name: 'Remove Office laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(card(page).getByText('Office laptop')).toHaveCount(0);

  await logOut(page, address);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey belongs to no account here');
});

test('the browser offers the passkey in the login field, where this browser has one', async ({
  page,
  vitrina,
}) => {
  const address = namedAddress(vitrina.address);
  const username = await addUser(vitrina.address);
  const authenticator = await addVirtualAuthenticator(page);
  await signInByPassword(page, address, username);
  await addPasskey(page, address, 'In the field');
  await expect(card(page).getByText('In the field')).toBeVisible();
  await authenticator.answer(false);
  await logOut(page, address);
  await page.evaluate(() => localStorage.setItem('hasPasskey', '1'));
  await page.reload();
  await expect(page.getByLabel('Login', { exact: true })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  // The simulated user chooses what the field offers.
  await authenticator.answer(true);
  await expect(page).toHaveURL(/\/panel\//);
});

test('signing in with a passkey works by keyboard alone', async ({ page, vitrina }) => {
  const address = namedAddress(vitrina.address);
  const username = await addUser(vitrina.address);
  await addVirtualAuthenticator(page);
  await signInByPassword(page, address, username);
  await addPasskey(page, address, 'Keyboard');
  await expect(card(page).getByText('Keyboard')).toBeVisible();
  await logOut(page, address);
  await tabTo(page, /^Sign in with a passkey$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/panel\//);
});

test('a passkey that does not verify its user is refused with words', async ({ page, vitrina }) => {
  const address = namedAddress(vitrina.address);
  const username = await addUser(vitrina.address);
  const authenticator = await addVirtualAuthenticator(page);
  await signInByPassword(page, address, username);
  await authenticator.verify(false);
  await addPasskey(page, address, 'Unverified');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /No passkey was created|can’t check/,
  );
  await expect(card(page).getByText('Unverified')).toHaveCount(0);
});

test('at another address the screen names the one where passkeys work', async ({ page, vitrina }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Passkeys don’t work at this address');
  await expect(alert.getByRole('link')).toHaveAttribute(
    'href',
    `${namedAddress(vitrina.address)}/auth/login`,
  );
});
