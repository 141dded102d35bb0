import { callAs, enterPanel } from './enterPanel.ts';
import { expect, test } from './test.ts';

test('S11: an administrator’s notification reaches the bell, and is taken back', async ({
  page,
  vitrina,
}) => {
  const title = `Read this ${Date.now()}`;
  await enterPanel(page, vitrina.address, 'admin', '/panel/notifications');
  await page.getByRole('button', { name: 'New notification' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill(title);
  await dialog.getByLabel('Text').fill('The catalogue is open.');
  await dialog.getByRole('switch', { name: 'To everyone' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Notification sent')).toBeVisible();
  await enterPanel(page, vitrina.address, 'editor', '/panel/profile');
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(page.getByText(title)).toBeVisible();
  await enterPanel(page, vitrina.address, 'admin', '/panel/notifications');
  await page.getByRole('button', { name: `Withdraw “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
});

test('S11: a debt notice stands above every screen until it is closed; a failure is only logged', async ({
  page,
  vitrina,
}) => {
  const text = `The invoice of November is open (${Date.now()})`;
  await enterPanel(page, vitrina.address, 'admin', '/panel/debt-notices');
  await page.getByRole('button', { name: 'New debt notice' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show to users' }).click();
  await expect(dialog.getByRole('combobox', { name: 'License' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('combobox', { name: 'License' }).click();
  const { data } = (await callAs(vitrina.address, 'editor', { method: 'GET', path: '/profile' })) as {
    data: { licenses: { name: string }[] };
  };
  await page.getByRole('option', { name: data.licenses[0]?.name ?? '', exact: true }).click();
  await dialog.getByLabel('Notice in English').fill(text);
  await dialog.getByLabel('Notice in Russian').fill(text);
  await dialog.getByRole('button', { name: 'Show to users' }).click();
  await expect(page.getByRole('row', { name: new RegExp('invoice of November') }).first()).toBeVisible();

  await page.route('**/crm/**/close', (route) => route.abort());
  await enterPanel(page, vitrina.address, 'editor', '/panel/profile');
  const notice = page.getByRole('alert').filter({ hasText: text });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.unroute('**/crm/**/close');
  await page.reload();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);

  await page.route('**/crm/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('says that there is no connection for as long as there is none', async ({ page, vitrina, context }) => {
  await enterPanel(page, vitrina.address, 'viewer', '/panel/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
});

test('S13: what users did is counted from the log', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'editor', '/panel/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await enterPanel(page, vitrina.address, 'admin', '/panel/users-stats?search=editor');
  await expect(page.getByRole('row', { name: /editor/ })).toContainText(/\d/);
});

test('S17: a list keeps its page, order, search and filters in the address', async ({ page, vitrina }) => {
  await enterPanel(page, vitrina.address, 'admin', '/panel/users?perPage=10&sort=-username&isEnabled=true');
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const first = await rows.nth(1).textContent();
  await page.getByRole('button', { name: /^Username/ }).click();
  await expect(page).not.toHaveURL(/sort=-username/);
  await page.goBack();
  await expect(rows.nth(1)).toHaveText(first ?? '');
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByText('Nothing found').or(page.getByText('Clear filters')).first()).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
});

test('S14: Amazon is connected on its own page of consent, and what goes wrong is said', async ({
  page,
  vitrina,
  amazon,
}) => {
  test.skip(vitrina.dataFolder === undefined, 'This server belongs to somebody else and asks another Amazon');
  await enterPanel(page, vitrina.address, 'editor', '/panel/dashboard');
  await page.getByRole('link', { name: 'Connect to a marketplace' }).click();
  const connect = page.getByRole('button', { name: 'Connect to Amazon' });
  const again = page.getByRole('button', { name: 'Connect again' });

  amazon.decide('decline');
  await connect.click();
  await expect(page.getByText(/You declined the connection/)).toBeVisible();
  // The redirect's parameters are removed from the address.
  await expect(page).toHaveURL(/\/panel\/amazon$/);

  amazon.decide('agree');
  amazon.behave('expired');
  await again.click();
  await expect(page.getByText('Your aws token was expired, please try again')).toBeVisible();

  amazon.behave('sound');
  await again.click();
  await expect(page.getByText('Your Amazon account is connected.')).toBeVisible();
  await expect(page.getByText('Connected as A1TESTSELLER.')).toBeVisible();
  await expect(page).toHaveURL(/\/panel\/amazon$/);

  await page.goto('/panel/amazon?state=made-up&code=made-up');
  await expect(page.getByText(/expired or was already used/)).toBeVisible();
  await page.goto('/panel/amazon');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect).toBeVisible();
});
