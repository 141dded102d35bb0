import { expect, type Page } from '@playwright/test';

import { pageSessionOf } from './sessions.ts';

const demoPassword = 'vitrina-demo';

/** Signs in on the login page as a user with the demo's password and waits for the panel. */
export async function signInByForm(page: Page, login: string): Promise<void> {
  await page.goto('/auth/login');
  await leaveTours(page);
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Signs in without the form, which has its own tests, and stays on a bare page of the same origin. */
export async function signIn(page: Page, login: string): Promise<void> {
  await openBarePage(page);
  await storeToken(page, await pageSessionOf(new URL(page.url()).origin, login));
}

/** Stores a token in the browser, as after sign-in. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await openBarePage(page);
  await storeToken(page, token);
}

/**
 * Uses a page of the server instead of a route: while a page has routes, the browser caches no file and asks
 * here before each request.
 */
async function openBarePage(page: Page): Promise<void> {
  await page.goto('/healthz');
}

/** The ids of the demo's users. */
const tourUserIds = [1, 2, 3, 4];

/** Leaves the demo's tours, whose card is in the corner of each screen; the tour has its own tests. */
export async function leaveTours(page: Page, userIds: readonly number[] = tourUserIds): Promise<void> {
  await page.evaluate((ids) => {
    const progress = {
      state: 'left',
      epackId: '',
      since: '',
      loadedDate: '',
      seenSteps: [],
      isFolded: false,
    };
    for (const id of ids) localStorage.setItem(`vitrina.tour.${id}`, JSON.stringify(progress));
  }, userIds);
}

/** Offers the demo's tours, as to somebody new. */
export async function forgetTours(page: Page): Promise<void> {
  await page.evaluate((ids) => {
    for (const id of ids) localStorage.removeItem(`vitrina.tour.${id}`);
  }, tourUserIds);
}

async function storeToken(page: Page, token: string): Promise<void> {
  await leaveTours(page);
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
}
