import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

/** How long after an edit the draft is written, with time to spare. */
const draftWrittenMs = 2000;

test('a tab that dies in the middle of the work loses at most its last second', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Delete');
  await expect(builderPro(page).blocks('Text')).toHaveCount(1);
  await page.waitForTimeout(draftWrittenMs);
  const next = await crashAndReopen(page, path);
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(builderPro(next).blocks('Text')).toHaveText(['Two']);
  await builderPro(next).button('Save').click();
  await expect(next.getByText('Saved', { exact: true })).toBeVisible();
});

test('who types without a pause loses no more than that either', async ({ page, vitrina }) => {
  const typed = 'Soup that waits for you, warm in three minutes, from the garden to the bowl.';
  const path = await openEditor(page, vitrina, textBlock('x'));
  await builderPro(page).blocks('Text').first().dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(typed, { delay: 60 });
  const next = await crashAndReopen(page, path);
  await next.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  const kept = (await builderPro(next).blocks('Text').first().textContent()) ?? '';
  expect(typed).toContain(kept);
  expect(kept.length).toBeGreaterThan(typed.length / 2);
});

test('a save without a connection waits, and goes out once there is one', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Delete');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('There is no connection.')).toBeVisible();
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Control+d');
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['Two', 'Two']);
});

test('two people on one page: the second is told, and chooses block by block', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  const other = await page.context().newPage();
  await openPath(other, path);
  const write = async (tab: typeof page, at: number, text: string) => {
    await select(builderPro(tab).blocks('Text').nth(at));
    await builderPro(tab).inspector.getByRole('textbox', { name: 'Content' }).fill(text);
    await expect(builderPro(tab).blocks('Text').nth(at)).toHaveText(text);
  };
  await write(other, 0, 'One of theirs');
  await builderPro(other).button('Save').click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await write(page, 1, 'Two of mine');
  await builderPro(page).button('Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this page' });
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Which version of Text' })
    .first()
    .getByRole('button', { name: 'Theirs' })
    .click();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText(['One of theirs', 'Two of mine']);
});

/** Kills the renderer: no handler of the page runs any more. Opens the package in another tab. */
async function crashAndReopen(page: Page, path: string): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  // The call itself is never answered.
  session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  const next = await context.newPage();
  await next.goto(path);
  return next;
}
