import type { Page } from '@playwright/test';
import { block } from '@vitrina/demo/wirePage';

import { holdClean } from './axe.ts';
import { select } from './builderPro.ts';
import { editorIn } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

/** Saves a package with one section of these texts, and returns its path. */
async function createPackage(vitrina: VitrinaServer, name: string, ...texts: string[]): Promise<string> {
  const api = await connectEpackApi(vitrina.address);
  const blocks = [block('Feature', {}, ...texts.map(textBlock))];
  return `/panel/builder-pro/${await api.create({ name, ean: newGtin(), blocks })}`;
}

async function openPackage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-block]').first()).toBeVisible();
}

/** Replaces the text of a block on the page. */
async function retype(page: Page, index: number, value: string): Promise<void> {
  const { text } = editorIn(page, 'ru');
  const target = page.locator('[data-block][data-key="Text"]').nth(index);
  await target.dblclick();
  const onPage = page.getByRole('textbox', { name: text('builder.richText.onPage') });
  await expect(onPage).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(value);
  await page.keyboard.press('Escape');
  await expect(onPage).toBeHidden();
  await expect(target).toBeFocused();
  await expect(target).toHaveText(value);
}

test('a saved section is fixed but for its slots, and its copies take updates', async ({ page, vitrina }) => {
  const name = `Promise ${Date.now()}`;
  const { text, button, dialog, run, speak } = editorIn(page, 'ru');
  const texts = page.locator('[data-block][data-key="Text"]');
  const origin = await createPackage(vitrina, 'Origin', 'Brand slogan', 'Sample');
  const target = await createPackage(vitrina, 'Target', 'First');
  await signIn(page, 'editor');
  await speak();

  await openPackage(page, origin);
  await select(texts.first());
  await page.keyboard.press('Control+ArrowUp');
  await run('builder.command.saveSection');
  await dialog.getByLabel(text('builder.library.name')).fill(name);
  await dialog.getByRole('checkbox', { name: 'Brand slogan' }).uncheck();
  await holdClean(page, 'save section');
  await dialog.getByRole('button', { name: text('builder.library.submit.section') }).click();
  await expect(dialog).toBeHidden();

  await openPackage(page, target);
  await button('builder.designs.open').click();
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(texts).toHaveText(['First', 'Brand slogan', 'Sample']);
  await texts.nth(1).dblclick();
  await expect(page.getByRole('status').filter({ hasText: /из библиотеки/ })).toBeVisible();
  await expect(page.getByText(text('builder.inspector.linkedFixed'))).toBeVisible();
  await retype(page, 2, 'Own words');
  await button('builder.command.save').click();
  await expect(page.getByText(text('builder.state.saved'), { exact: true })).toBeVisible();

  await openPackage(page, origin);
  await retype(page, 0, 'New slogan');
  await page.keyboard.press('Control+ArrowUp');
  await run('builder.command.saveSection');
  await dialog.getByLabel(text('builder.library.name')).fill(name);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: 'New slogan' }).uncheck();
  await dialog.getByRole('button', { name: text('builder.library.submit.section') }).click();
  await dialog.getByRole('button', { name: text('builder.library.replace.section') }).click();
  await expect(dialog).toBeHidden();

  await openPackage(page, target);
  await expect(texts).toHaveText(['First', 'Brand slogan', 'Own words']);
  await page.getByRole('button', { name: /^Обновить 1 секцию/ }).click();
  await expect(dialog.getByText('New slogan')).toBeVisible();
  await holdClean(page, 'library updates');
  await dialog.getByRole('button', { name: text('builder.linked.takeOver') }).click();
  await expect(dialog.getByText(text('builder.library.updates.none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(texts).toHaveText(['First', 'New slogan', 'Own words']);
});

test('a saved template starts a new package', async ({ page, vitrina }) => {
  const name = `Launch ${Date.now()}`;
  const { text, dialog, run, tab } = editorIn(page, 'en');
  const texts = page.locator('[data-block][data-key="Text"]');
  const origin = await createPackage(vitrina, 'Origin', 'Launch title', 'Details');
  await signIn(page, 'editor');
  await openPackage(page, origin);
  await run('builder.command.saveTemplate');
  await dialog.getByLabel(text('builder.library.name')).fill(name);
  await dialog.getByRole('button', { name: text('builder.library.submit.template') }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/panel/builder-pro/new?type=minisite');
  await page.getByLabel(text('builder.data.productName')).fill('Kettle');
  await page.getByRole('button', { name: text('builder.library.own'), exact: true }).press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
  await expect(tab('builder.tab.editor')).toHaveAttribute('aria-selected', 'true');
  await expect(texts).toHaveText(['Launch title', 'Details']);
});
