import { block } from '@vitrina/demo/wirePage';

import { editorIn } from './editorIn.ts';
import { openLicenseForm } from './licenseForm.ts';
import { openEditor } from './openEditor.ts';
import { expect, test } from './test.ts';

const text = {
  mayIgnore: 'Авторам можно пропускать замечания',
  problems: /^Перед публикацией/,
  sample: 'Здесь всё ещё пример текста из нового блока.',
  ignore: 'Пропустить…',
  reason: 'Почему так и должно быть?',
  submit: 'Пропустить',
  ignored: 'Пропущено: 1',
  publish: /^Опубликовать/,
  published: /Опубликовано/,
} as const;

test('an author ignores a finding with a reason where the company allows it', async ({
  browser,
  page,
  vitrina,
}) => {
  const { admin, reopen, save } = await openLicenseForm(browser, vitrina, 'ru');
  const toggle = async () => {
    await reopen();
    await admin.getByRole('switch', { name: text.mayIgnore }).click();
    await save();
  };
  await toggle();

  const picture = { image: 'https://example.com/a.webp', altText: 'Grill' };
  const title = 'Grilled just as you like it';
  const path = await openEditor(
    page,
    vitrina,
    block('FriendlySingleLeftImage', { ...picture, title, text: 'Our own' }),
  );
  const { speak, button } = editorIn(page, 'ru');
  await speak();
  await page.goto(path);
  const sample = page.locator('[data-block][data-key="FriendlySingleLeftImage"]');
  await expect(sample).toHaveCSS('outline-style', 'dashed');

  await page.getByRole('button', { name: text.problems }).click();
  const dialog = page.getByRole('dialog');
  const item = dialog.getByRole('listitem').filter({ hasText: text.sample });
  await item.getByRole('button', { name: text.ignore }).click();
  await item.getByRole('textbox', { name: text.reason }).fill('That is our claim');
  await item.getByRole('button', { name: text.submit, exact: true }).click();
  await expect(dialog.getByRole('heading', { name: text.ignored })).toBeVisible();
  await expect(item).toContainText('That is our claim');
  await expect(sample).toHaveCSS('outline-style', 'none');

  await page.reload();
  await button('builder.command.publish').click();
  await dialog.getByRole('button', { name: text.publish }).click();
  await expect(dialog.getByText(text.published)).toBeVisible();
  await page.keyboard.press('Escape');

  await toggle();
  await page.reload();
  await page.getByRole('button', { name: text.problems }).click();
  await expect(dialog.getByRole('button', { name: text.sample })).toBeVisible();
  await expect(dialog.getByRole('button', { name: text.ignore })).toHaveCount(0);
  await admin.context().close();
});
