import { callAs, enterPanel } from './enterPanel.ts';
import { perWorker } from './perWorker.ts';
import { expect, test as base } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

/** Tests on a demo of their own, which they reset. */
const test = base.extend<object, { demo: VitrinaServer }>({
  demo: perWorker(async (provide) => {
    const server = await startVitrinaServer();
    await provide(server);
    await server.stop();
  }),
  baseURL: async ({ demo }, provide) => provide(demo.address),
});

/** A reset waits for the year of the first start. */
const loadedWithinMs = 150_000;

test('an administrator resets the demo, stays signed in, and finds it as after the first start', async ({
  page,
  demo,
}) => {
  test.setTimeout(600_000);
  await callAs(demo.address, 'admin', { path: '/licenses', body: { name: 'Mine' } });
  await enterPanel(page, demo.address, 'admin', '/panel/licenses');
  await expect(page.getByRole('row', { name: /Mine/ })).toBeVisible();

  const openReset = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Reset demo…' }).click();
  };
  await openReset();
  // While the first start is still loading, the dialog says so.
  const question = page.getByRole('dialog', { name: 'Reset the demo?' });
  const ready = page.getByRole('dialog', { name: 'The demo is ready' });
  await expect(question.or(ready)).toBeVisible({ timeout: loadedWithinMs });
  if (await ready.isVisible()) {
    await ready.getByRole('button').click();
    await page.goto('/panel/licenses');
    await openReset();
  }
  await expect(question).toContainText('Everything that people added or changed is lost');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Mine/ })).toBeVisible();

  await openReset();
  await question.getByRole('button', { name: 'Reset the demo' }).click();
  const progress = page.getByRole('dialog', { name: 'The demo is loading' });
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await expect(ready).toBeVisible({ timeout: loadedWithinMs });
  await ready.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/panel/licenses');
  await expect(page.getByRole('row', { name: /Kernhof/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mine/ })).toHaveCount(0);
  const tour = page.getByRole('region', { name: 'Demo tour' });
  await expect(tour.getByRole('button', { name: 'Start the tour' })).toBeVisible();
});
