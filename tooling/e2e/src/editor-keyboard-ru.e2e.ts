import { builderPro } from './builderPro.ts';
import { editorIn, type TextId } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

test('D3 a page is built, taken back and published by keyboard alone, in Russian', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const id = await api.create({ name: 'С клавиатуры', ean: newGtin(), blocks: [textBlock('Один')] });
  const { text, dialog, speak, tab } = editorIn(page, 'ru');
  const { blocks } = builderPro(page);
  const { keyboard } = page;
  const named = (textId: TextId) => new RegExp(`^${text(textId)}`);
  const focused = (key: string) => page.locator(`[data-key="${key}"]:focus`);
  const said = (words: string) => expect(page.getByRole('status').first()).toContainText(words);
  const insert = async (name: string, hotkey: string) => {
    await keyboard.press(hotkey);
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };

  await signIn(page, 'editor');
  await speak();
  await page.goto(`/panel/builder-pro/${id}`);
  await expect(blocks('Text')).toBeVisible();
  await expect(tab('builder.left.blocks')).toBeVisible();

  // Past the palette, which has a hundred stops.
  await tabTo(page, named('builder.left.skip'));
  await keyboard.press('Enter');
  await expect(page.locator('[data-block]:focus')).toHaveCount(1);

  await insert('ряд', 'Control+Enter');
  await expect(focused('Row')).toHaveCount(1);
  await insert('колонка', 'Control+Shift+Enter');
  await expect(focused('Column')).toHaveCount(1);
  await insert('текст', 'Control+Shift+Enter');
  await expect(focused('Text')).toHaveCount(1);

  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text('builder.richText.onPage') })).toBeFocused();
  await keyboard.type('Привет');
  await keyboard.press('Escape');
  await expect(focused('Text')).toHaveText('Привет');

  await test.step('a property is set, and Escape leads back to the block', async () => {
    await tabTo(page, /^Элемент/);
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Абзац' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(blocks('Text').locator('xpath=self::h1')).toHaveText('Привет');
    await expect(page.getByRole('option')).toHaveCount(0);
    await keyboard.press('Escape');
    await expect(focused('Text')).toHaveText('Привет');
  });

  await test.step('it is moved out and in again, and that is taken back', async () => {
    await keyboard.press('Alt+ArrowLeft');
    await said('Вынесено из контейнера');
    await expect(blocks('Column').locator('[data-key="Text"]')).toHaveCount(0);
    await keyboard.press('Control+z');
    await said(text('builder.announce.undone'));
    await expect(blocks('Column').locator('[data-key="Text"]')).toHaveText('Привет');
    await expect(focused('Text')).toHaveText('Привет');
  });

  await test.step('it is saved and published, and the keyboard goes on at the block', async () => {
    await keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await keyboard.type(text('builder.command.publish').toLowerCase());
    await keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await tabTo(page, /опубликовать у \d/);
    await keyboard.press('Enter');
    await expect(dialog.getByText(/^Опубликовано у \d/)).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(focused('Text')).toHaveText('Привет');
  });
});
