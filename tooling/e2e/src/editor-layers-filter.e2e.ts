import { builderPro, select } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

test('layers are narrowed to what was changed, and a found layer shows its block', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Benefits'), textBlock('Delivery'));
  const { blocks, inspector, tab } = builderPro(page);
  await tab('Layers').click();
  await select(blocks('Text').first());
  await inspector.getByRole('textbox', { name: 'Content' }).fill('New benefits');
  await page.getByRole('button', { name: /^Changed 1/ }).click();
  const rows = page.getByRole('treeitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toHaveAccessibleName('Text, New benefits');
  await page.getByRole('button', { name: /^Changed 1/ }).click();
  await page.getByRole('searchbox', { name: 'Search layers' }).fill('deliv');
  await rows.last().click();
  await expect(inspector.getByRole('textbox', { name: 'Content' })).toHaveText('Delivery');
});
