import { expect, type Page } from '@playwright/test';

const demoPassword = 'vitrina-demo';

/** Signs in on the login page as a user with the demo's password and waits for the panel. */
export async function signInByForm(page: Page, login: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Login', { exact: true }).fill(login);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** Signs in by the call and not by the form, which has tests of its own, and stays on an empty page of the same origin. */
export async function signIn(page: Page, login: string): Promise<void> {
  const answer = await page.request.post('/auth/getToken', { data: { login, password: demoPassword } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  await keepToken(page, token);
}

/** Has the browser hold a token, as one who is signed in. */
export async function keepToken(page: Page, token: string): Promise<void> {
  await page.route('**/blank-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/blank-page');
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
}
