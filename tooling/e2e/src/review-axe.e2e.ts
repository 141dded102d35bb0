import { closeAll, holdClean } from './axe.ts';
import { retype, select } from './builderPro.ts';
import { connectEpackApi } from './epackApi.ts';
import { block } from '@vitrina/demo/wirePage';
import { textBlock } from './openEditor.ts';
import { languages } from './panelScreens.ts';
import { createReviewedPackage, openPackage, reviewIn } from './review.ts';
import { expect, test } from './test.ts';

for (const language of languages) {
  test(`the review and the roll back are clean for axe (${language})`, async ({ browser, vitrina }) => {
    const { id, author } = await createReviewedPackage(vitrina);
    const api = await connectEpackApi(vitrina.address);
    await api.save(id, [block('Feature', {}, textBlock('Second words'))]);
    await api.publish(id);
    const page = await openPackage(browser, vitrina.address, author, language, id);
    const { panel, dialog, open, text, inPanel, button, threads, state } = reviewIn(page, language);
    const firstText = page.locator('[data-block][data-key="Text"]').first();

    await retype(firstText, 'Third words', text('builder.richText.onPage'));
    await button('builder.command.save').click();
    await open.click();
    await select(firstText);
    await panel.getByRole('textbox').fill('Which kettle?');
    await inPanel('builder.review.send').click();
    await expect(threads).toHaveCount(1);
    await inPanel('builder.review.request').click();
    await expect(panel.getByLabel(text('builder.review.note'))).toBeVisible();
    await holdClean(page, 'review');
    await inPanel('builder.review.request').click();
    await expect(state('waiting')).toBeVisible();
    await inPanel('builder.review.compare').click();
    await expect(dialog.locator('iframe')).toHaveCount(2);
    await holdClean(page, 'changes');
    await closeAll(page);

    await button('builder.command.publish').click();
    await holdClean(page, 'request for approval');
    await dialog.getByRole('tab', { name: text('builder.publish.tab.history') }).click();
    await dialog
      .getByRole('button', { name: new RegExp(text('builder.publications.rollBackTo').split('{')[0] ?? '') })
      .click();
    await expect(dialog.locator('iframe')).toHaveCount(2);
    await holdClean(page, 'roll back');
    await page.context().close();
  });
}
