import { editorIn } from './editorIn.ts';
import { openLicenseForm } from './licenseForm.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const text = {
  add: 'Добавить запрещённые слова',
  list: 'Слова',
  reason: 'Причина',
  remove: 'Удалить правило 1',
  finding: /Слово «Zurbagan» в вашей компании не используют: Not proven/,
  fix: 'Исправить',
  problems: /^Перед публикацией/,
} as const;

test('an administrator bans a word, and an author is told and mends it', async ({
  browser,
  page,
  vitrina,
}) => {
  const { admin, reopen, save } = await openLicenseForm(browser, vitrina, 'ru');
  await admin.getByRole('button', { name: text.add }).click();
  await admin.getByRole('textbox', { name: text.list, exact: true }).fill('zurbag* = town');
  await admin.getByRole('textbox', { name: text.reason, exact: true }).fill('Not proven');
  await save();

  const path = await openEditor(page, vitrina, textBlock('<p>The <b>Zurbagan</b> grill</p>'));
  await editorIn(page, 'ru').speak();
  await page.goto(path);
  await page.getByRole('button', { name: text.problems }).click();
  const item = page.getByRole('dialog').getByRole('listitem').filter({ hasText: text.finding });
  await item.getByRole('button', { name: text.fix }).click();
  await expect(page.locator('[data-block][data-key="Text"]').first()).toHaveText('The Town grill');
  await expect(item).toHaveCount(0);

  await reopen();
  await admin.getByRole('button', { name: text.remove }).click();
  await save();
});
