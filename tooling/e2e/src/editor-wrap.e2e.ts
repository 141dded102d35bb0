import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { boxOf } from './boxOf.ts';
import { builderPro } from './builderPro.ts';
import { chooseFromMenu } from './chooseFromMenu.ts';
import { longPress } from './longPress.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

/** The blocks of the first section, each with those inside. */
const drawPage = (page: Page) => () =>
  builderPro(page)
    .blocks('Feature')
    .first()
    .evaluate((section) => {
      const draw = (element: Element): string => {
        const inner = [...element.querySelectorAll('[data-block]')].filter(
          (each) => each.parentElement?.closest('[data-block]') === element,
        );
        const key = element.getAttribute('data-key') ?? '';
        return inner.length === 0 ? key : `${key}(${inner.map(draw).join(' ')})`;
      };
      return draw(section);
    });

test('D3 blocks are wrapped, unwrapped and replaced by keyboard, and undo restores each', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('First'), textBlock('Second'));
  const { blocks, inspector } = builderPro(page);
  const drawn = drawPage(page);
  await blocks('Text').first().click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+g');
  await expect.poll(drawn).toBe('Feature(Row(Column(Text) Column(Text)))');
  await page.keyboard.press('Control+Shift+g');
  await expect.poll(drawn).toBe('Feature(Text Text)');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(drawn).toBe('Feature(Text Text)');

  await blocks('Text').first().click();
  await page.keyboard.press('Alt+r');
  const replacing = page.getByRole('dialog', { name: 'Replace the block' });
  await holdClean(page, 'the choice of another block');
  await replacing.getByRole('combobox').fill('quote');
  await page.keyboard.press('Enter');
  await expect.poll(drawn).toBe('Feature(Quote Text)');
  await expect(blocks('Quote')).toContainText('First');
  await expect(inspector.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(blocks('Text')).toHaveText(['First', 'Second']);
});

test('D3 the blocks of a row are aligned and distributed by keyboard', async ({ page, vitrina }) => {
  const narrow = (text: string) => block('Column', { width: '30%' }, textBlock(text));
  await openEditor(page, vitrina, block('Row', {}, narrow('First'), narrow('Second')));
  const { blocks } = builderPro(page);
  await blocks('Text').first().click();
  await page.keyboard.press('Control+ArrowUp');
  const row = blocks('Row');
  await page.keyboard.press('Alt+Shift+C');
  await expect(row).toHaveCSS('justify-content', 'center');
  await page.keyboard.press('Alt+Shift+E');
  await expect(row).toHaveCSS('justify-content', 'space-between');
  await page.keyboard.press('Alt+Shift+B');
  await expect(row).toHaveCSS('align-items', /end$/);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('D3 the context menu wraps blocks, says why it can’t, and tells what doesn’t fit', async ({
  page,
  vitrina,
}) => {
  const columns = block(
    'Row',
    {},
    block('Column', {}, textBlock('Left')),
    block('Column', {}, textBlock('Right')),
  );
  await openEditor(page, vitrina, columns, textBlock('Below'));
  const { blocks } = builderPro(page);
  const drawn = drawPage(page);
  await blocks('Text').filter({ hasText: 'Below' }).click({ button: 'right' });
  await chooseFromMenu(page, /^Wrap in a container/);
  const wrapping = page.getByRole('dialog', { name: 'Wrap in a container' });
  await wrapping.getByRole('combobox').fill('column');
  await expect(wrapping.getByRole('option', { name: /^Column .*can’t be placed in/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await wrapping.getByRole('combobox').fill('form');
  await wrapping
    .getByRole('option', { name: /^Form / })
    .first()
    .click();
  await expect.poll(drawn).toBe('Feature(Row(Column(Text) Column(Text)) Form(Text))');
  await page.keyboard.press('Control+z');

  await blocks('Text').filter({ hasText: 'Below' }).click({ button: 'right' });
  await chooseFromMenu(page, /^Unwrap/);
  await expect(page.getByText('Text has no blocks inside')).toBeVisible();

  await blocks('Text').filter({ hasText: 'Left' }).click();
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Alt+r');
  await page.getByRole('dialog', { name: 'Replace the block' }).getByRole('combobox').fill('divider');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Replaced\. 4 values and blocks/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(drawn).toBe('Feature(Row(Column(Text) Column(Text)) Text)');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('D3 a long press wraps a block', async ({ page, vitrina }) => {
    await openEditor(page, vitrina, textBlock('Alone'));
    const { x, y, width, height } = await boxOf(builderPro(page).blocks('Text'));
    await longPress(page, { x: x + width / 2, y: y + height / 2 });
    await page.getByRole('menuitem', { name: /^Wrap in a row/ }).tap();
    await expect.poll(drawPage(page)).toBe('Feature(Row(Column(Text)))');
  });
});
