import type { Page, Request } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { loseAnswers } from './loseAnswers.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addPage, deletePage, expectSaved, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

/** How long after an edit the draft is written, with a margin. */
const draftWrittenMs = 2000;

test('D12 a save sends the pages that changed, and no others', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('One'));
  await addPage(page, 'second.html');
  await save(page);
  await openSection(page, 'Page', 'index.html');
  await deleteFirstText(page);
  const sent = page.waitForRequest(isSave);
  await page.keyboard.press('Control+s');
  expect(pagesIn(await sent)).toEqual(['index.html']);
  await expectSaved(page);
});

test('D12 a failed save keeps everything, says why and can be tried again', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await deleteFirstText(page);
  await page.route('**/api/constructor/epackages/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'somethingWentWrong', message: 'Something went wrong' } })
      : route.fallback(),
  );
  await builderPro(page).button('Save').click();
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'Not saved. Your changes are kept in this browser.' });
  await expect(problem).toContainText('Something went wrong');
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two']);
  await page.unrouteAll();
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expectSaved(page);
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two']);
});

test('D12 a page that was removed and made again is saved as the new one', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'));
  await addPage(page, 'second.html');
  await save(page);
  await deletePage(page, 'second.html');
  await addPage(page, 'second.html');
  await save(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Page second.html' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toBeVisible();
});

test('D12 a tab that dies in the middle of the work loses at most its last second', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await deleteFirstText(page);
  await expect(builderPro(page).blocks('Text')).toHaveCount(1);
  await page.waitForTimeout(draftWrittenMs);
  const next = await crashAndReopen(page, path);
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(builderPro(next).blocks('Text')).toHaveText(['Two']);
  await save(next);
});

test('D12 who types without a pause loses no more than that either', async ({ page, vitrina }) => {
  const typed = 'Soup that waits for you, warm in three minutes, from the garden to the bowl.';
  const path = await openEditor(page, vitrina, textBlock('x'));
  await builderPro(page).blocks('Text').first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed, { delay: 60 });
  const next = await crashAndReopen(page, path);
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByRole('dialog')).toHaveCount(0);
  const kept = (await builderPro(next).blocks('Text').first().textContent()) ?? '';
  expect(typed).toContain(kept);
  expect(kept.length).toBeGreaterThan(typed.length / 2);
});

test('D12 two tabs of one package keep a draft each, and neither is offered while it is worked on', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await deleteFirstText(page);
  await page.waitForTimeout(draftWrittenMs);
  const other = await page.context().newPage();
  await openPath(other, path);
  await expect(builderPro(other).blocks('Text')).toHaveText(['One', 'Two']);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await select(builderPro(other).blocks('Text').first());
  await other.keyboard.press('Control+d');
  await expect(builderPro(other).blocks('Text')).toHaveCount(3);
  await other.waitForTimeout(draftWrittenMs);
  await other.close();
  const next = await crashAndReopen(page, path);
  await expect(next.getByRole('dialog').getByRole('button', { name: 'Restore' })).toBeFocused();
  await next.keyboard.press('Escape');
  await expect(next.getByRole('dialog')).toHaveCount(0);
  await next.reload();
  await next.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(builderPro(next).blocks('Text')).toHaveText(['Two']);
  await save(next);
  await openPath(next, path);
  await expect(builderPro(next).blocks('Text')).toHaveText(['Two']);
  await expect(next.getByRole('dialog')).toHaveCount(0);
});

test('D12 a package that was never saved survives a crash too', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('One'));
  await page.goto('/panel/builder-pro/new?type=minisite');
  await page.getByLabel('Product name').fill('Never saved');
  await page.waitForTimeout(draftWrittenMs);
  const next = await crashAndReopen(page, '/panel/builder-pro/new?type=minisite');
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByLabel('Product name')).toHaveValue('Never saved');
});

test('D12 a save without a connection waits, and goes out once there is one', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await deleteFirstText(page);
  await expect(builderPro(page).button('Save')).toBeEnabled();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No connection.')).toBeVisible();
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Control+d');
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two', 'Two']);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 40_000 });
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two', 'Two']);
});

test('D12 a new package whose first answer was lost is made once', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('One'));
  await page.goto('/panel/builder-pro/new?type=minisite');
  await page.getByLabel('Product name').fill('Made once');
  await loseAnswers(page, 'POST');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  await page.goto('/panel/builder-pro?criteria[search]=Made once');
  await expect(page.getByRole('row', { name: /Made once/v })).toHaveCount(1);
});

test('D12 unsaved work is not left by accident: not for the list, and not with the tab', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await deleteFirstText(page);
  await builderPro(page).button('Back to packages').click();
  const question = page.getByRole('dialog', { name: 'Unsaved progress' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two']);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const browserQuestion = await asked;
  expect(browserQuestion.type()).toBe('beforeunload');
  await browserQuestion.dismiss();

  await builderPro(page).button('Back to packages').click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Builder Pro', level: 1 })).toBeVisible();
});

async function deleteFirstText(page: Page): Promise<void> {
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Delete');
}

function isSave(request: Request): boolean {
  return request.method() === 'PUT' && /\/epackages\/[0-9a-f-]{36}$/.test(request.url());
}

function pagesIn(request: Request): string[] {
  const { structure } = request.postDataJSON() as {
    structure: { epackData: { components: Record<string, Record<string, object>> } };
  };
  return Object.values(structure.epackData.components)
    .flatMap((templates) => Object.values(templates))
    .flatMap((pages) => Object.keys(pages));
}

/** Kills the renderer, so that no handler of the page runs. Opens the package in another tab. */
async function crashAndReopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  // The call itself never gets a response.
  session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
