import type { FileChooser, Page } from '@playwright/test';

/**
 * Opens a file chooser and answers the way to choose in it. A page that is busy takes a key before the wish to be told of
 * its choosers, and the chooser would open unseen: it is told first, and has said that it heard.
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
