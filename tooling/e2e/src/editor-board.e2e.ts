import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { builderPro } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

const sizedText = () => block('Text', { text: 'Crisp' });

/** The page at a size that isn't edited now. */
const beside = (page: Page, size: string) => page.locator(`[data-board-size=${size}]`);
const editAt = (page: Page, widthPx: number) =>
  page.getByRole('button', { name: new RegExp(`^Edit the page at ${widthPx} px`) });

test('D2 all sizes are side by side, show each edit, and any of them can be edited', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, sizedText(), textBlock('Light'));
  const { blocks, inspector, size, canvas } = builderPro(page);
  const toggle = page.getByRole('button', { name: 'Show or hide all sizes side by side' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const name of ['laptop', 'tablet', 'mobile'])
    await expect(beside(page, name).locator('[data-key=Text]').first()).toHaveText('Crisp');
  await holdClean(page, 'all sizes side by side');

  // A press on a block at another size edits it there.
  await canvas.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await editAt(page, 390).click({ position: { x: 10, y: 2 } });
  await expect(size('Mobile')).toHaveAttribute('aria-pressed', 'true');
  await expect(beside(page, 'mobile')).toHaveCount(0);
  const shown = page.locator('[data-canvas] [data-key=Text]').first();
  await expect(shown).toBeFocused();
  await inspector
    .getByRole('radio', { name: 'Center', exact: true })
    .or(inspector.getByTitle('Center'))
    .first()
    .click();
  await expect(shown).toHaveCSS('text-align', 'center');
  await expect(beside(page, 'desktop').locator('[data-key=Text]').first()).not.toHaveCSS(
    'text-align',
    'center',
  );

  // A text has the same words at all sizes.
  await shown.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.type('er');
  await page.keyboard.press('Escape');
  for (const name of ['desktop', 'laptop', 'tablet'])
    await expect(beside(page, name).locator('[data-key=Text]').first()).toHaveText('Crisper');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(beside(page, 'desktop').locator('[data-key=Text]').first()).toHaveText('Crisp');
  await expect(shown).not.toHaveCSS('text-align', 'center');

  // By keyboard alone.
  await editAt(page, 992).focus();
  await page.keyboard.press('Enter');
  await expect(size('Tablet')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+b');
  await expect(beside(page, 'desktop')).toHaveCount(0);
  await expect(blocks('Text')).toHaveCount(2);
});
