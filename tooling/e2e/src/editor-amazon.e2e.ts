import { openEditor, textBlock } from './openEditor.ts';
import { addSection } from './sections.ts';
import { expect, test } from './test.ts';

test('M12 an Amazon page takes five blocks at its top, and says so at the sixth', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Master'));
  await addSection(page, 'Template', 'amazon_template');
  await page.getByRole('tab', { name: 'Layers' }).click();
  const top = page.locator('[role=treeitem][aria-level="1"]');
  await expect(top.first()).toBeVisible();
  for (let count = await top.count(); count < 5; count += 1) {
    await top.first().click();
    await page.keyboard.press('Control+d');
    await expect(top).toHaveCount(count + 1);
  }
  const refusal = page.getByText('Amazon template allows only 5 components per page').first();
  await expect(refusal).toBeHidden();
  await top.first().click();
  await page.keyboard.press('Control+d');
  await expect(refusal).toBeVisible();
  await expect(top).toHaveCount(5);
});
