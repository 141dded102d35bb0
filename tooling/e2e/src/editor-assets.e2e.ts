import { readFile } from 'node:fs/promises';

import { block } from '@vitrina/demo/wirePage';
import type { Locator, Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { drawPicture } from './drawPicture.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 240_000 });
const encoded = { timeout: 60_000 };

const picture = (page: Page) => builderPro(page).blocks('Image').locator('img');

/** Drops or pastes an image file on an element. */
async function giveFile(target: Locator, type: 'drop' | 'paste', name: string): Promise<void> {
  const content = (await readFile(demoAsset(name))).toString('base64');
  const box = type === 'drop' ? await target.boundingBox() : undefined;
  await target.evaluate(
    (element, { data, fileName, kind, x, y }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName, { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true, composed: true };
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }));
        return;
      }
      for (const event of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(event, { ...options, clientX: x, clientY: y, dataTransfer: transfer }),
        );
      }
    },
    {
      data: content,
      fileName: name,
      kind: type,
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    },
  );
}

test('D7 a picture is uploaded, described, cropped with a focal point, and differs on a phone', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, block('Image', { objectFit: 'cover' }), textBlock('Below'));
  const { inspector, size } = builderPro(page);
  await select(builderPro(page).blocks('Image'));
  await inspector.getByLabel('File to upload').setInputFiles(await drawPicture(page, 'stripes.png'));
  await expect(picture(page)).toHaveAttribute('src', /\/files\//, encoded);
  const whole = await picture(page).getAttribute('src');
  await inspector.getByLabel('What does the image show?').fill('Stripes');
  await page.keyboard.press('Enter');
  await expect(picture(page)).toHaveAttribute('alt', 'Stripes');

  await inspector.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and focal point' });
  await dialog.getByRole('button', { name: '1:1' }).click();
  const across = dialog.getByRole('slider', { name: 'Left to right' });
  await across.press('Home');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0, encoded);
  await expect(picture(page)).not.toHaveAttribute('src', whole ?? '');
  await expect(picture(page)).toHaveAttribute('style', 'object-position: 0% 50%;');
  const cropped = (await picture(page).getAttribute('src')) ?? '';
  const [width, height] = [
    await picture(page).getAttribute('width'),
    await picture(page).getAttribute('height'),
  ];
  expect(Math.abs(Number(width) - Number(height))).toBeLessThanOrEqual(1);

  await size('Mobile').click();
  await inspector.getByLabel('File to upload').setInputFiles(demoAsset('chickennoodle.jpg'));
  await expect(picture(page)).toHaveCount(2, encoded);
  await expect(inspector.getByRole('button', { name: 'Mobile: separate image' })).toBeVisible();
  await size('Desktop').click();
  await save(page);

  // The whole image is kept with the cropped part, also on the server.
  await openPath(page, path);
  await expect(picture(page).first()).toHaveAttribute('src', cropped);
  await select(builderPro(page).blocks('Image'));
  await inspector.getByRole('button', { name: 'Crop' }).click();
  await dialog.getByRole('button', { name: 'Show the whole image' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(picture(page).first()).toHaveAttribute('src', whole ?? '');
});

test('D7 pictures are dropped on the page and pasted into it', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, block('Image'), textBlock('Below'));
  const image = builderPro(page).blocks('Image');
  // The canvas tools are ready once the selection is outlined.
  await select(image.first());
  await expect(page.locator('[data-selection-tools]')).toBeVisible();
  await giveFile(image.first(), 'drop', 'beans.jpg');
  await expect(picture(page)).toHaveAttribute('src', /\/files\//, encoded);
  await giveFile(builderPro(page).blocks('Text'), 'drop', 'carrotcoriander.jpg');
  await expect(picture(page)).toHaveCount(2, encoded);
  const before = await picture(page).evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await giveFile(page.locator('body'), 'paste', 'chickennoodle.jpg');
  await expect(picture(page).last()).not.toHaveAttribute('src', before[1] ?? '', encoded);
  await expect(picture(page)).toHaveCount(2);
});

test('D7 an upload that fails says so in its row and is sent again; the library’s description comes along', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, block('Image'));
  await select(builderPro(page).blocks('Image'));
  await builderPro(page).inspector.getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Assets library' });
  let attempts = 0;
  await page.route('**/api/constructor/files', (route) => {
    attempts += 1;
    return attempts === 1 ? route.abort() : route.continue();
  });
  await library.getByLabel('Files to upload').setInputFiles(await drawPicture(page, 'poster.png'));
  await expect(
    library.getByText('Something wrong while uploading the file, please try later: poster.png.'),
  ).toBeVisible();
  await library.getByRole('button', { name: 'Try again' }).click();
  await library.getByRole('button', { name: /^poster/ }).click(encoded);
  await library.getByLabel('Description (alt text)').fill('A poster');
  await library.getByRole('button', { name: 'Use this file' }).click();
  await expect(picture(page)).toHaveAttribute('alt', 'A poster', encoded);
});
