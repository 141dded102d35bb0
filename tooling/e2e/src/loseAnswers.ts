import type { Page } from '@playwright/test';

/** Lets the saves of that method through to the server, and none of its answers back. */
export async function loseAnswers(page: Page, method: 'POST' | 'PUT'): Promise<void> {
  await page.route(/\/api\/constructor\/epackages(?:\/[^\/]+)?$/v, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    return route.abort();
  });
}
