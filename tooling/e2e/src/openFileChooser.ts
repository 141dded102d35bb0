import type { FileChooser, Page } from '@playwright/test';

/**
 * Opens a file chooser and returns a function to choose a file. Interception is enabled and confirmed first:
 * a busy page could handle the key before it, and the chooser would open unnoticed.
 */
export async function openFileChooser(
  page: Page,
  open: () => Promise<void>,
): Promise<FileChooser['setFiles']> {
  const choosing = page.waitForEvent('filechooser');
  await page.evaluate(() => undefined);
  await open();
  const chooser = await choosing;
  return (files) => chooser.setFiles(files);
}
