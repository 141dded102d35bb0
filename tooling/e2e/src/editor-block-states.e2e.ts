import type { Page } from '@playwright/test';
import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

async function showState(page: Page, name: string): Promise<void> {
  await builderPro(page).inspector.getByRole('combobox', { name: 'State shown on the page' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('K8 a popover that opens on hover or click is shown open for editing', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Before'));
  const { blocks, paletteItem } = builderPro(page);
  await select(blocks('Text'));
  await paletteItem('Popover').click();
  const content = blocks('PopoverContent');
  await expect(content).toBeHidden();
  await showState(page, 'Triggered');
  await expect(content).toBeVisible();
  // The popover's tools can overlap its content, so the keyboard is used.
  await content.locator('[data-key="Text"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
});

test('K8 what a form says on success and on failure is shown for editing', async ({ page, vitrina }) => {
  const form = block(
    'Form',
    { successMessage: 'Thank you', failureMessage: 'Please try again' },
    block('FormButton', { text: 'Send' }),
  );
  await openEditor(page, vitrina, form);
  const { blocks } = builderPro(page);
  await blocks('FormButton').click();
  await page.keyboard.press('Control+ArrowUp');
  await expect(page.getByText('Thank you')).toBeHidden();
  await showState(page, 'Sent');
  await expect(blocks('Form').getByText('Thank you')).toBeVisible();
  await showState(page, 'Not sent');
  await expect(blocks('Form').getByText('Please try again')).toBeVisible();
  await expect(blocks('Form').getByText('Thank you')).toBeHidden();
});

test('K9 tabs that are added count on, none is open by default', async ({ page, vitrina }) => {
  await openEditor(page, vitrina, textBlock('Before'));
  const { blocks, inspector, paletteItem } = builderPro(page);
  for (let count = 1; count <= 2; count += 1) {
    await select(blocks('Text').first());
    await paletteItem('Tab button').click();
    await expect(blocks('TabButton')).toHaveCount(count);
  }
  const numbers = inspector.locator('[data-field="prop:tabId"] input');
  await expect(numbers).toHaveValue('2');
  await select(blocks('Text').first());
  await paletteItem('Tab content').click();
  await expect(inspector.locator('[data-field="prop:openByDefault"] input')).not.toBeChecked();
});

test('K10 a form’s blocks are picked on the page, by pointer and by keyboard', async ({ page, vitrina }) => {
  const form = block('Form', {}, block('FormButton', { text: 'Send' }));
  await openEditor(page, vitrina, textBlock('Offer'), form, textBlock('Thanks'));
  const { blocks, inspector } = builderPro(page);
  await blocks('FormButton').click();
  await page.keyboard.press('Control+ArrowUp');
  const field = inspector.locator('[data-field="prop:showOnSuccess"]');
  const pick = field.getByRole('button', { name: /Pick on the page|Done/ });
  await pick.click();
  await blocks('Text').last().click();
  await expect(field).toContainText('Thanks');
  await expect(page.locator('[data-picked]')).toHaveCount(1);
  await expect(page.getByText('1 block chosen')).toBeVisible();
  await blocks('Text').last().click();
  await expect(page.locator('[data-picked]')).toHaveCount(0);

  await blocks('Form').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('Text chosen');
  await expect(field).toContainText('Thanks');
  await page.keyboard.press('Escape');
  await expect(pick).toBeFocused();
  await expect(inspector.getByRole('heading', { name: 'Form' })).toBeVisible();
});
