import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { openEditor } from './openEditor.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 300_000 });
const stored = { timeout: 180_000 };

/** Opens a dialog that makes the frames of the rotation on the page. */
async function openTurn(page: Page, name: string) {
  await select(builderPro(page).blocks('Viewer360'));
  await builderPro(page).inspector.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

/** Returns the addresses of the frames, as the page has them. */
async function framesOf(page: Page, count: number): Promise<readonly string[]> {
  await expect(builderPro(page).inspector.getByRole('radio')).toHaveCount(count, stored);
  const rotation = builderPro(page).blocks('Viewer360').locator('[data-frames]');
  return (await rotation.getAttribute('data-frames'))?.split(' ') ?? [];
}

test('a marked part of a video becomes the frames of a rotation, by keyboard', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, block('Viewer360'));
  const dialog = await openTurn(page, 'Frames from a video');
  await dialog.getByLabel('Video of the turn').setInputFiles(demoAsset('media/rabbit.webm'));
  const end = dialog.getByRole('slider', { name: 'End of the turn' });
  const last = Number(await end.getAttribute('aria-valuenow'));
  await end.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await end.getAttribute('aria-valuenow'))).toBeCloseTo(last - 1, 1);
  await dialog.getByRole('combobox', { name: 'Frames per turn' }).selectOption('24');
  await dialog.getByRole('slider', { name: 'Image shown' }).focus();
  await page.keyboard.press('Home');
  await expect(dialog.locator('img').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 24 frames' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0, stored);
  const frames = await framesOf(page, 24);
  expect(new Set(frames).size).toBe(24);
  await page.keyboard.press('Control+z');
  await expect(builderPro(page).inspector.getByRole('radio')).toHaveCount(0);
});

// Without a graphics card a frame takes five seconds, so the test makes the first ones.
test('the frames of a model are made one after another, until they are stopped', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, block('Viewer360'));
  const dialog = await openTurn(page, 'Frames from a 3D model');
  await dialog.getByLabel('Model to turn').setInputFiles(demoAsset('../studio/files/halden/chair.glb'));
  const make = (name: string) => dialog.getByRole('button', { name });
  await expect(make('Add 36 frames')).toBeEnabled(stored);
  await dialog.getByRole('combobox', { name: 'Frames per turn' }).selectOption('24');
  await dialog.getByRole('combobox', { name: 'Background' }).selectOption('Transparent');
  await make('Add 24 frames').click();
  await expect(dialog.getByText('Making frame 3 of 24')).toBeVisible(stored);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(make('Add 24 frames')).toBeEnabled();
});
