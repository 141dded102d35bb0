import type { Page } from '@playwright/test';

/** Grants a page access to the clipboard, as a user would. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Writes content to the clipboard like another program, and pastes it with the keyboard. */
export async function paste(page: Page, content: Readonly<Record<string, string>>): Promise<void> {
  await allowClipboard(page);
  await page.evaluate(async (parts) => {
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>)]);
  }, content);
  await page.keyboard.press('Control+v');
}
