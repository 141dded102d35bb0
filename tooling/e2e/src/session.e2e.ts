import { signInByForm } from './signIn.ts';
import { expect, test } from './test.ts';

test('who leaves a page while it loads stays signed in', async ({ page }) => {
  await signInByForm(page, 'editor');
  await page.route('**/profile', async (route) => {
    await page.unroute('**/profile');
    // Held until the page is gone; then there is nothing left to answer.
    await new Promise((resolve) => {
      setTimeout(resolve, 2000);
    });
    await route.continue().catch(() => undefined);
  });
  await page.goto('/panel/profile', { waitUntil: 'commit' });
  await page.waitForRequest('**/profile');
  await page.goto('/panel/builder-pro');
  await expect(page.getByRole('heading', { name: 'Builder Pro', level: 1 })).toBeVisible();
});
