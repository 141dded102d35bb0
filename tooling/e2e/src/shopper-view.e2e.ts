import { editorIn } from './editorIn.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const text = {
  pale: 'Text is hard to tell from its background',
  goTo: /^Go to the block/,
  none: 'Nothing to mend at these widths.',
} as const;

test('what measuring the saved page finds leads to its block, and is gone once mended', async ({
  page,
  vitrina,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(
    page,
    vitrina,
    textBlock('<p>Easy to read</p>'),
    textBlock('<p><span style="color: #d0d0d0">Too pale to read</span></p>'),
  );
  const { button, menuItem } = editorIn(page, 'en');
  await button('builder.top.more').click();
  await menuItem('builder.command.shopperView').click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: text.pale })).toBeVisible();
  await expect(dialog.getByRole('button', { name: text.goTo })).toHaveCount(1);
  await dialog.getByRole('button', { name: text.goTo }).press('Enter');
  await expect(dialog).toHaveCount(0);

  const pale = page.locator('[data-block][data-key="Text"]').filter({ hasText: 'Too pale' });
  await expect(pale).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(pale).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await button('builder.top.more').click();
  await menuItem('builder.command.shopperView').click();
  await expect(dialog.getByText(text.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
