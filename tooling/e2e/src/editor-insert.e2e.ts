import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const columns = block('Row', {}, block('Column', {}, textBlock('First')));

test('D3 a block is added after or inside another by keyboard, and has the keyboard then', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, columns);
  const { blocks, inspector } = builderPro(page);
  const said = page.getByRole('status').first();
  await select(blocks('Text'));
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await page.keyboard.press('Control+Enter');
  await expect(picker).toBeVisible();
  await page.keyboard.type('accordion');
  await page.keyboard.press('Enter');
  await expect(blocks('Column').locator('[data-key="Accordion"]')).toHaveCount(1);
  await expect(said).toContainText('Accordion added after Text');
  await expect(inspector.getByRole('heading', { name: 'Accordion' })).toBeVisible();

  // The new block has the focus, so its keys work.
  await expect(page.locator('[data-key="Accordion"]:focus')).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(said).toContainText('Moved up');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('button', { name: 'Inside Column' })).toHaveAttribute('aria-pressed', 'true');
  await expect(picker).toBeVisible();
  await page.keyboard.type('spacer');
  await page.keyboard.press('Enter');
  await expect(blocks('Column').locator(':scope > :last-child')).toHaveAttribute(
    'data-key',
    'FriendlySpacer',
  );
});

test('D3 where a block may not stand, the picker says why', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Alone'));
  await select(builderPro(page).blocks('Text'));
  await page.keyboard.press('Control+Enter');
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('combobox').fill('column');
  const option = picker.getByRole('option', { name: /^Column/ });
  await expect(option).toHaveAttribute('aria-disabled', 'true');
  await expect(option).toContainText('Column can’t be placed in');
  await expect(picker.getByRole('button', { name: 'Inside Text' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('D3 blocks are added, moved and nested by buttons large enough', async ({ page, vitrina }) => {
    await openEditor(page, vitrina, columns, textBlock('Second'));
    const { blocks } = builderPro(page);
    await blocks('Text').last().tap();
    const tools = page.getByRole('group', { name: 'Text', exact: true });
    const add = tools.getByRole('button', { name: 'Add block after' });
    const box = await add.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await tools.getByRole('button', { name: 'Move into the block above' }).tap();
    await expect(blocks('Row').locator('[data-key="Text"]')).toHaveText(['First', 'Second']);
    await tools.getByRole('button', { name: 'Move out of its container' }).tap();
    await add.tap();
    const picker = page.getByRole('dialog', { name: 'Add a block' });
    await picker.getByRole('combobox').fill('text');
    await picker.getByRole('option', { name: /^Text/ }).first().tap();
    await expect(blocks('Text')).toHaveCount(3);
  });
});

test.describe('with a finger on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('D3 no panel lies over the tools of a block, and they stay when the properties are closed', async ({
    page,
    vitrina,
  }) => {
    const inTwo = block(
      'Row',
      {},
      block('Column', {}, textBlock('Left')),
      block('Column', {}, textBlock('Right')),
    );
    await openEditor(page, vitrina, inTwo);
    const { blocks, inspector, button } = builderPro(page);
    const tools = page.getByRole('group', { name: 'Text', exact: true });
    await blocks('Text').first().tap();
    await expect(inspector).toBeVisible();
    await tools.getByRole('button', { name: 'Duplicate' }).tap();
    await expect(blocks('Text')).toHaveText(['Left', 'Left', 'Right']);
    await inspector.getByRole('button', { name: 'Close' }).tap();
    await expect(inspector).toHaveCount(0);
    // The properties covered it; now it can be selected, and they stay closed until requested.
    await blocks('Text').last().tap();
    await tools.getByRole('button', { name: 'Delete' }).tap();
    await expect(blocks('Text')).toHaveText(['Left', 'Left']);
    await blocks('Text').first().tap();
    await button('Show or hide properties').tap();
    await expect(inspector.getByRole('heading', { name: 'Text' })).toBeVisible();
  });
});
