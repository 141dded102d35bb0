import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

test('D4 a value is set at a size, inherited by the smaller ones, and reset', async ({ page, vitrina }) => {
  const path = await openEditor(page, vitrina, textBlock('Sized'));
  const { blocks, inspector, size } = builderPro(page);
  const fontSize = inspector.getByRole('combobox', { name: 'Font size' });
  const field = inspector.locator('[data-field="prop:fontSize"]');
  await select(blocks('Text'));
  await size('Tablet').click();
  await expect(field).toContainText('inherited from desktop');
  await fontSize.click();
  await page.getByRole('option', { name: 'Large · 24 px' }).click();
  await expect(field).not.toContainText('inherited');
  await size('Mobile').click();
  await expect(field).toContainText('inherited from tablet');
  await expect(fontSize).toHaveText('Large · 24 px');
  await size('Desktop').click();
  await expect(fontSize).toHaveText('Normal · 16 px');
  await save(page);

  await openPath(page, path);
  await select(blocks('Text'));
  await size('Tablet').click();
  await expect(fontSize).toHaveText('Large · 24 px');
  await field.getByRole('button', { name: 'Inherit again' }).click();
  await expect(field).toContainText('inherited from desktop');
});

test('D4 each kind of property has its control, and the page shows what it is set to', async ({
  page,
  vitrina,
}) => {
  await openEditor(
    page,
    vitrina,
    textBlock('Controls'),
    block('Link', { url: 'https://shop.ru/a' }, textBlock('To the shop')),
  );
  const { blocks, inspector } = builderPro(page);
  const text = blocks('Text').first();
  await select(text);
  await inspector.getByRole('combobox', { name: 'Element' }).click();
  await page.getByRole('option', { name: 'Heading 2' }).click();
  await expect(text).toHaveJSProperty('tagName', 'H2');
  await inspector.getByRole('textbox', { name: 'Color', exact: true }).fill('#c62828');
  await expect(text).toHaveCSS('color', 'rgb(198, 40, 40)');
  await inspector
    .getByRole('spinbutton', { name: 'Max lines' })
    .or(inspector.getByRole('textbox', { name: 'Max lines' }))
    .fill('2');
  await expect(text).toHaveCSS('-webkit-line-clamp', '2');
  await inspector.getByRole('textbox', { name: 'Content' }).fill('Typed at the side');
  await expect(text).toHaveText('Typed at the side');

  await select(blocks('Text').last());
  await page.keyboard.press('Control+ArrowUp');
  const address = inspector.getByRole('textbox', { name: 'Address' });
  await address.fill('shop');
  await address.blur();
  await expect(inspector).toContainText(
    'The link must be in the format of a full https address with domain and product path',
  );
});
