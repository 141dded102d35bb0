import { builderPro, retype, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addSection, deleteSection, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

test('M9 a locale starts as a copy of the master template in its direction, and can go again', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Мультиварка'));
  await addSection(page, 'Locale', 'il_he');
  await expect(builderPro(page).blocks('Text')).toHaveText('Мультиварка');
  await expect(page.locator('.page').first()).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.page').first()).toHaveAttribute('lang', 'he-IL');
  await expect(page.getByRole('button', { name: 'Template master_template' })).toBeVisible();
  await save(page);
  await openPath(page, path);
  await openSection(page, 'Locale', 'il_he');
  await deleteSection(page, 'Locale', 'il_he');
  await expect(page.getByRole('button', { name: 'Locale ru' })).toBeVisible();
  await page.getByRole('button', { name: 'Locale ru' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete locale ru' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('M9 texts are translated beside their source by keyboard; a changed source is told', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Мультиварка'), textBlock('Tefal'));
  await addSection(page, 'Locale', 'en');
  await page.getByRole('button', { name: '2 texts to translate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translation: ru to en' });
  await dialog.getByRole('textbox').first().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Multicooker');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('textbox').nth(1)).toBeFocused();
  // A brand is the same in both languages: confirmed unchanged.
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('All 2 texts are translated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(builderPro(page).blocks('Text')).toHaveText(['Multicooker', 'Tefal']);
  await save(page);

  await openPath(page, path);
  await openSection(page, 'Locale', 'ru');
  await retype(builderPro(page).blocks('Text').first(), 'Скороварка');
  await openSection(page, 'Locale', 'en');
  await expect(page.getByRole('button', { name: '1 text to translate' })).toBeVisible();
  await page.getByRole('tab', { name: 'Layers' }).click();
  await expect(page.getByRole('img', { name: 'Source changed since translation' })).toBeVisible();
  await select(builderPro(page).blocks('Text').first());
  await page.getByRole('button', { name: '1 text to translate' }).click();
  await expect(dialog.getByText('Source changed since')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as translated' }).first().click();
  await expect(dialog.getByText('All 2 texts are translated')).toBeVisible();
});

test('M9 a package opens in the language of the interface, unless another locale was chosen for it', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Мультиварка'));
  await addSection(page, 'Locale', 'en');
  await retype(builderPro(page).blocks('Text').first(), 'Multicooker');
  await openSection(page, 'Locale', 'ru');
  await save(page);
  // The choice of this browser.
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText('Мультиварка');

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('builder.locale.')) localStorage.removeItem(key);
  });
  await openPath(page, path);
  await expect(builderPro(page).blocks('Text')).toHaveText('Multicooker');
  await expect(page.getByRole('button', { name: 'Locale en' })).toBeVisible();
});
