import type { Page } from '@playwright/test';

/** Passes saves with this method on to the server, but drops the responses. */
export async function loseAnswers(page: Page, method: 'POST' | 'PUT'): Promise<void> {
  await page.route(/\/api\/constructor\/epackages(?:\/[^\/]+)?$/v, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    return route.abort();
  });
}
