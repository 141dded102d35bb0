import { startOidcProvider, type OidcProvider } from '../../../apps/api/testing/oidcProvider.ts';
import { perWorker } from './perWorker.ts';
import { leaveTours } from './signIn.ts';
import { expect, test as base } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

const groupMap = { authors: { group: 'Kernhof — контент' } };

/** A server of its own, whose users sign in through a provider. */
const test = base.extend<object, { provider: OidcProvider; linked: VitrinaServer }>({
  provider: perWorker(async (provide) => {
    const provider = await startOidcProvider();
    await provide(provider);
    await provider.stop();
  }),
  linked: [
    async ({ provider }, provide) => {
      const server = await startVitrinaServer({
        ...provider.environment,
        OIDC_GROUPS_CLAIM: 'groups',
        OIDC_GROUP_MAP: JSON.stringify(groupMap),
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ linked }, provide) => provide(linked.address),
});

const viewer = { sub: 'viewer', email: 'viewer@vitrina.example', email_verified: true };

test('a person signs in through the provider, with the group that the provider names', async ({
  page,
  provider,
}) => {
  provider.signInAs({ ...viewer, groups: ['authors'] });
  await page.goto('/auth/login');
  await leaveTours(page);
  await page.getByRole('link', { name: 'Sign in with Example ID' }).click();
  await expect(page).toHaveURL(/\/panel\//);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const profile = await page.evaluate(async (bearer) => {
    const response = await fetch('/profile', { headers: { authorization: `Bearer ${bearer ?? ''}` } });
    return (await response.json()) as { data: { username: string; group: { name: string } } };
  }, token);
  expect(profile.data).toMatchObject({ username: 'viewer', group: { name: groupMap.authors.group } });
  expect(page.url()).not.toContain(token ?? '?');
});

test('an address that is not verified is refused with words and a code, in both languages', async ({
  page,
  provider,
}) => {
  provider.signInAs({
    sub: 'nobody',
    email: 'editor@vitrina.example',
    email_verified: false,
    groups: ['authors'],
  });
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Sign in with Example ID' }).focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('has not verified your e-mail address');
  await expect(alert).toContainText(/[\da-f]{8}-[\da-f]{4}/);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(alert).toContainText('не подтвердил ваш адрес почты');
  await expect(page.getByRole('link', { name: 'Войти через Example ID' })).toBeVisible();
});
