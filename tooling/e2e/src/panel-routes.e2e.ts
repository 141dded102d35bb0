import type { Page } from '@playwright/test';

import { chooseFromMenu } from './chooseFromMenu.ts';
import { enterPanel } from './enterPanel.ts';
import { sessionOf } from './sessions.ts';
import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const keptOf = (page: Page) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    builderToken: localStorage.getItem('builderToken'),
    redirectUrl: localStorage.getItem('redirectUrl'),
  }));

/** Navigates as the browser's Back would: without reloading the panel. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('P1: sign-in, its twin for Amazon and password recovery are public', async ({ page }) => {
  for (const path of ['/auth/login', '/auth/amazon']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  }
  await page.goto('/auth/recover-password');
  await expect(heading(page, 'Recover password')).toBeVisible();
});

test('P2, P7: screens without the permission lead to the dashboard', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'viewer', '/panel/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const closed = [
    'users',
    'users/add',
    'users/edit/1',
    'groups',
    'groups/add',
    'users-stats',
    'notifications',
  ];
  for (const path of [...closed, 'content-manager', 'retail-manager', 'builder-pro', 'trends']) {
    await goWithin(page, `/panel/${path}`);
    await expect(page).toHaveURL(/\/panel\/dashboard$/);
  }
  await page.goto('/panel/users');
  await expect(page).toHaveURL(/\/panel\/dashboard$/);
});

test('P3: the menu has what the profile and the group allow, and nothing else', async ({ page, vitrina }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await enterPanel(page, vitrina.address, 'viewer', '/panel/dashboard');
  await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  for (const name of ['Builder Pro', 'Users', 'User Groups'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  await menu.getByRole('button', { name: 'Administration' }).click();
  for (const name of ['Dashboard', 'Builder Pro', 'Users', 'User Groups', 'User Stats'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('P4: a route with no name goes to the dashboard', async ({ page, vitrina }) => {
  for (const path of ['/panel', '/panel/nowhere', '/panel/users/what', '/elsewhere/than-the-panel']) {
    await enterPanel(page, vitrina.address, 'admin', path);
    await expect(page).toHaveURL(/\/panel\/dashboard$/);
  }
});

test('P5, P11: the profile comes first; one that cannot be had leads to Login', async ({ page, vitrina }) => {
  // The call, not the screen of the same name.
  await page.route(
    ({ pathname }) => pathname === '/profile',
    (route) => route.fulfill({ status: 500, body: '{}' }),
  );
  await enterPanel(page, vitrina.address, 'editor', '/panel/profile');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect((await keptOf(page)).redirectUrl).toBe('/panel/profile');
});

test('P6: without a token Login keeps the path, and only one of this origin', async ({ page }) => {
  await page.goto('/panel/profile?from=mail');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('Login', { exact: true }).fill('editor');
  await page.getByLabel('Password', { exact: true }).fill('vitrina-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/panel\/profile\?from=mail$/);
  await page.getByRole('button', { name: /^Account/ }).click();
  await chooseFromMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/auth\/login$/);
  for (const address of ['https://evil.example/panel', '//evil.example/panel', '/auth/../../evil']) {
    await page.evaluate((value) => localStorage.setItem('redirectUrl', value), address);
    await signInByForm(page, 'editor');
    await expect(page).toHaveURL(/\/panel\/dashboard$/);
    await page.evaluate(() => localStorage.clear());
  }
});

test('P8: sign-in and each entry are logged', async ({ page }) => {
  const notes: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/front/logs')) notes.push(request.postDataJSON());
  });
  await signInByForm(page, 'editor');
  // The frame with its heading is there before the screen, and an entry is that of the screen.
  await expect.poll(() => notes.length).toBe(2);
  await page.goto('/panel/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect
    .poll(() => notes)
    .toEqual([
      { action: 'signIn', actionType: 'session', target: 'Login', data: {} },
      { action: 'enter', actionType: 'route', target: 'Dashboard', data: { path: '/panel/dashboard' } },
      { action: 'enter', actionType: 'route', target: 'Profile', data: { path: '/panel/profile' } },
    ]);
});

test('P9, P10: two tokens, kept apart; logging out forgets them, also without the builder service', async ({
  page,
}) => {
  await signInByForm(page, 'editor');
  const { accessToken, builderToken } = await keptOf(page);
  expect(accessToken).not.toBeNull();
  expect(builderToken).not.toBeNull();
  expect(builderToken).not.toBe(accessToken);
  await page.getByRole('button', { name: /^Account/ }).click();
  await chooseFromMenu(page, 'Log out');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await keptOf(page)).toEqual({ accessToken: null, builderToken: null, redirectUrl: null });
  await page.route('**/builder-service/**', (route) => route.abort());
  await signInByForm(page, 'editor');
  expect((await keptOf(page)).builderToken).toBeNull();
});

test('P12, P19: lists beyond the profile are those of the role, in the spec’s fields', async ({
  page,
  vitrina,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await enterPanel(page, vitrina.address, 'editor', '/panel/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  // Asked once the browser has nothing else to do.
  const lists = ['/retailers/short-list', '/licenses/short-list', '/retailers/sis-short-list'];
  for (const path of [...lists, '/profile/statistics-groups', '/licenses/info-list'])
    await expect.poll(() => [...asked]).toContain(path);
  await expect
    .poll(() => [...asked].some((path) => path.startsWith('/category/tree-for-licenses/')))
    .toBe(true);

  const token = await sessionOf(vitrina.address, 'editor');
  const answer = await fetch(`${vitrina.address}/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  const own = ['id', 'username', 'firstName', 'lastName', 'email', 'roles', 'retailers', 'licenses'];
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([...own, 'permissions', 'categories', 'initialCategories']),
  );
  expect(data.retailers).toContainEqual(
    expect.objectContaining({ id: expect.any(Number), license: { id: 1, name: expect.any(String) } }),
  );

  asked.clear();
  await enterPanel(page, vitrina.address, 'admin', '/panel/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect
    .poll(() => [...asked])
    .toEqual(expect.arrayContaining(['/retailers/short-list', '/licenses/short-list']));
  await page.waitForLoadState('networkidle');
  expect([...asked]).not.toContain('/retailers/sis-short-list');
});

test('P14: the language of the browser first; the switch sets texts and dates, keeps place and form, and is kept', async ({
  page,
  vitrina,
}) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/users?search=editor');
  await expect(page.getByRole('row', { name: /editor/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /editor/ })).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(heading(page, 'Пользователи')).toBeVisible();
  await expect(page).toHaveURL(/search=editor/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('row', { name: /editor/ })).toContainText(/\d{4}\sг\./);
  await page.reload();
  await expect(heading(page, 'Пользователи')).toBeVisible();
  await page.goto('/panel/licenses/edit/1');
  await page.getByRole('textbox', { name: 'Название' }).fill('Ещё не сохранено');
  await page.getByRole('button', { name: /Русский/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ещё не сохранено');
});

test('P15: light only, black is primary', async ({ page, vitrina }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enterPanel(page, vitrina.address, 'admin', '/panel/users');
  const main = page.getByRole('link', { name: 'New user' });
  await expect(main).toHaveCSS('background-color', 'rgb(17, 17, 17)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 248)');
});

test('P16: a query that fails is not made again by itself, nor when the window comes back', async ({
  page,
  vitrina,
}) => {
  let asked = 0;
  await page.route('**/licenses?**', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '{}' });
  });
  await enterPanel(page, vitrina.address, 'admin', '/panel/licenses');
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  const first = asked;
  await page.evaluate(() => {
    globalThis.dispatchEvent(new Event('visibilitychange'));
    globalThis.dispatchEvent(new Event('focus'));
    globalThis.dispatchEvent(new Event('online'));
  });
  // Requests that the events trigger are sent before this response arrives.
  await page.evaluate(() => fetch('/healthz'));
  expect(asked).toBe(first);
  await page.unroute('**/licenses?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Licenses' })).toBeVisible();
});

test('P17: a part that does not come within two minutes is said, with the way to load it', async ({
  page,
  vitrina,
}) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The dashboard's own parts, were they still under way, would be late by the same clock.
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.route('**/panel-assets/**/BrandsPage*', () => undefined);
  const asked = page.waitForRequest('**/panel-assets/**/BrandsPage*');
  await page.getByRole('button', { name: 'Administration', exact: true }).click();
  await page.getByRole('link', { name: 'Brands', exact: true }).click();
  await asked;
  // The clock also advances by a little on its own.
  await page.clock.runFor(110_000);
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute('**/panel-assets/**/BrandsPage*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('table', { name: 'Brands' })).toBeVisible();
});

test('P17: where not even the first script or the texts come, the page says so and offers to be loaded anew', async ({
  page,
}) => {
  const passed = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, ms);
  for (const [path, missing] of [
    ['/auth/login', '**/panel-assets/assets/*.js'],
    ['/auth/login', '**/panel-assets/assets/en-*.js'],
    ['/panel/builder-pro/new', '**/editor/assets/*.js'],
  ] as const) {
    await page.route(missing, (route) => route.abort());
    await page.goto(path);
    // The sign-in needs the app only once a button is pressed.
    if (path === '/auth/login') await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const reload = page.getByRole('link', { name: 'Reload' });
    const title = page.getByRole('heading', { name: 'This part of the page did not load' });
    await passed(9000);
    await expect(reload).toBeHidden();
    await passed(11_000);
    await expect(reload).toBeVisible();
    await expect(page.getByRole('link', { name: 'Обновить страницу' })).toBeVisible();
    await expect(title).toBeHidden();
    await passed(121_000);
    await expect(title).toBeVisible();
    await page.unroute(missing);
    await reload.click();
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    await expect(reload).toBeHidden();
  }
});

test('P18: a list to choose from is at most 200 px high', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/users/add');
  await page.getByRole('combobox', { name: 'Group' }).click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await expect(list).toHaveCSS('max-height', '200px');
});

test('P20: a session that ends in mid-work asks for the password in place, and what was sent is sent again', async ({
  page,
  vitrina,
}) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/brands/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept through the night');
  // The session ends as the brand is sent: earlier, a look-up in the background would ask for the password first.
  await page.route(
    (url) => url.pathname.endsWith('/brands'),
    async (route) => {
      await fetch(`${vitrina.address}/auth/logout`, {
        method: 'POST',
        headers: { authorization: (await route.request().headerValue('authorization')) ?? '' },
      });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('vitrina-demo');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/panel\/brands$/);
  await expect(page.getByRole('row', { name: /Kept through the night/ })).toBeVisible();
});
