import { block } from '@vitrina/demo/wirePage';

import { closeAll, holdClean } from './axe.ts';
import { retype } from './builderPro.ts';
import { editorIn } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { languages } from './panelScreens.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

for (const language of languages) {
  test(`what the editor asks, lets pick and tells on the way is clean for axe, in ${language}`, async ({
    page,
    vitrina,
  }) => {
    test.setTimeout(180_000);
    const { text, dialog, inspector, firstText, button, speak, run } = editorIn(page, language);

    const api = await connectEpackApi(vitrina.address);
    const ean = newGtin();
    await api.publish(await api.create({ name: 'Existing', ean, blocks: [textBlock('Existing')] }));
    const form = block('Form', {}, block('FormButton', { text: 'Send' }));
    const id = await api.create({
      name: 'Uploaded',
      ean,
      blocks: [block('Feature', {}, textBlock('One'), form)],
    });
    await signIn(page, 'editor');
    await speak();
    await page.route('**/api/constructor/fonts', (route) =>
      route.fulfill({ status: 500, json: { code: 'somethingWentWrong', message: 'x' } }),
    );
    await page.goto(`/panel/builder-pro/${id}`);
    await expect(firstText).toBeVisible();

    await test.step('fonts that could not be had', async () => {
      await firstText.click();
      await expect(inspector.getByText(text('builder.fonts.away'))).toBeVisible();
      await holdClean(page, 'fonts', 'aside');
    });
    await test.step('elements of a form are picked on the page', async () => {
      await page.locator('[data-block][data-key="FormButton"]').click();
      await page.keyboard.press('ArrowLeft');
      await inspector
        .getByRole('button', { name: new RegExp(text('builder.picking.start')) })
        .first()
        .click();
      await firstText.click();
      await expect(page.locator('[data-picked]')).toHaveCount(1);
      await holdClean(page, 'picking');
      await button('builder.picking.done').last().click();
      await page.keyboard.press('Control+z');
    });
    await test.step('saved components', async () => {
      await firstText.click();
      await run('builder.command.saveCustom');
      await dialog.getByLabel(text('builder.custom.name')).fill(`Claim ${ean}`);
      await button('builder.custom.save').click();
      await expect(button('builder.custom.title')).toBeVisible();
      await expect(page.getByRole('button', { name: `Claim ${ean}`, exact: true })).toBeVisible();
      await holdClean(page, 'saved components', '#builder-left-panel');
    });
    await test.step('a zip on its way', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/download', async (route) => {
        await held.promise;
        await route.abort();
      });
      await run('builder.command.download');
      await expect(page.getByRole('progressbar')).toBeVisible();
      await holdClean(page, 'zip', '[role=status]');
      held.resolve();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await holdClean(page, 'a zip that failed', '[role=alert]');
    });
    await test.step('another package of the product', async () => {
      await run('builder.command.publish');
      await dialog.getByRole('button', { name: /\d/ }).last().click();
      await expect(button('builder.match.rewrite')).toBeVisible();
      await holdClean(page, 'partial match');
      await closeAll(page);
    });
    await test.step('another version of the page', async () => {
      await retype(firstText, 'Mine', text('builder.richText.onPage'));
      await api.save(id, [block('Feature', {}, textBlock('Theirs'), form)]);
      await run('builder.command.save');
      await expect(button('builder.conflict.overwrite')).toBeVisible();
      await holdClean(page, 'conflict');
      await closeAll(page);
    });
    await test.step('leaving what is unsaved', async () => {
      await button('builder.top.back').click();
      await expect(dialog).toBeVisible();
      await holdClean(page, 'leave');
      await closeAll(page);
    });
    await test.step('a draft of an earlier visit', async () => {
      page.on('dialog', (asked) => void asked.accept());
      await page.reload();
      await expect(button('builder.draft.restore')).toBeVisible();
      await holdClean(page, 'draft');
    });
  });
}
