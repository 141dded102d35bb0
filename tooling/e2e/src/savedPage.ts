import { expect, type Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';
import { connectEpackApi } from './epackApi.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

/**
 * Saves the changes of the open package and returns its stored page as text. The editor always writes a page the same way, so
 * that an edit and its undo have to give the same text.
 */
export async function readSavedPage(page: Page, vitrina: VitrinaServer, path: string): Promise<string> {
  await builderPro(page).button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const api = await connectEpackApi(vitrina.address);
  return JSON.stringify(await api.components(path.split('/').at(-1) ?? ''));
}
