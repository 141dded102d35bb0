import { builderPro, select } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

test('a property is searched for by the keyboard, calculated, and dragged by its name as one step', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('Grouped'));
  const { blocks, inspector } = builderPro(page);
  const text = blocks('Text');
  await select(text);
  await page.keyboard.press('/');
  await page.keyboard.type('line height');
  const field = inspector.getByRole('textbox', { name: 'Line height' });
  await field.fill('100*1.5');
  await field.press('Enter');
  await expect(field).toHaveValue('150');

  const name = inspector.locator('label', { hasText: 'Line height' });
  const box = await name.boundingBox();
  if (!box) throw new Error('The name of the field is not shown');
  await page.mouse.move(box.x + 10, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 8, { steps: 4 });
  await page.mouse.move(box.x + 60, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveValue('200');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('150');
});
