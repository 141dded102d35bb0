import { block } from '@vitrina/demo/wirePage';
import type { Browser, Page } from '@playwright/test';

import { connectAdminApi } from './adminApi.ts';
import { retype, select } from './builderPro.ts';
import { editorIn } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { languages, type Language } from './panelScreens.ts';
import { tokenOf } from './sessions.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

/** A published package of a company that publishes only approved content, and its author. */
async function createPackage(vitrina: VitrinaServer) {
  const api = await connectEpackApi(vitrina.address);
  const ean = newGtin();
  const blocks = [block('Feature', {}, textBlock('First words'), textBlock('Other words'))];
  const id = await api.create({ name: 'Reviewed kettle', ean, blocks });
  await api.publish(id);
  return { id, ean, author: await (await connectAdminApi(vitrina.address)).addReviewedAuthor() };
}

/** Opens a package in a browser of its own. */
async function openAs(browser: Browser, baseURL: string, who: string, language: Language, path: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, who);
  await editorIn(page, language).speak();
  await page.goto(path);
  await expect(page.locator('[data-block]').first()).toBeVisible();
  return page;
}

/** The elements of a review in one language. */
function reviewIn(page: Page, language: Language) {
  const { text, button } = editorIn(page, language);
  const panel = page.getByRole('complementary', { name: text('builder.review'), exact: true });
  return {
    panel,
    button,
    text,
    open: page.getByRole('button', { name: new RegExp(`^${text('builder.review')}`) }),
    dialog: page.getByRole('dialog').last(),
    state: (state: 'waiting' | 'returned' | 'approved') =>
      panel.getByRole('status').getByText(text(`builder.review.state.${state}`), { exact: true }),
    threads: panel.getByRole('tabpanel').getByRole('listitem'),
    inPanel: (id: Parameters<typeof text>[0]) => panel.getByRole('button', { name: text(id), exact: true }),
  };
}

async function publishByApi(vitrina: VitrinaServer, login: string, id: string): Promise<number> {
  const token = await tokenOf(vitrina.address, login);
  const response = await fetch(`${vitrina.address}/api/constructor/epackages/${id}/publish-to-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return response.status;
}

for (const language of languages) {
  test(`a package goes to the shops after a colleague approved it, with comments on the way (${language})`, async ({
    browser,
    vitrina,
  }) => {
    const { id, ean, author: login } = await createPackage(vitrina);
    const path = `/panel/builder-pro/${id}`;
    const author = await openAs(browser, vitrina.address, login, language, path);
    const mine = reviewIn(author, language);
    const { text } = mine;
    const firstText = author.locator('[data-block][data-key="Text"]').first();

    await retype(firstText, 'Changed words', text('builder.richText.onPage'));
    await mine.button('builder.command.publish').click();
    await mine.dialog.getByLabel(text('builder.review.note')).fill('Before Friday');
    await mine.dialog.getByRole('button', { name: text('builder.review.saveAndRequest') }).click();
    await expect(mine.dialog.getByText(text('builder.review.requested'))).toBeVisible();
    await author.keyboard.press('Escape');
    expect(await publishByApi(vitrina, login, id)).toBe(403);

    const reviewer = await openAs(browser, vitrina.address, 'admin', language, `${path}?review=open`);
    const theirs = reviewIn(reviewer, language);
    await expect(theirs.state('waiting')).toBeVisible();
    await expect(theirs.panel.getByText('Before Friday')).toBeVisible();
    await select(reviewer.locator('[data-block][data-key="Text"]').first());
    await theirs.panel.getByRole('textbox').fill('Which kettle?');
    await theirs.inPanel('builder.review.send').click();
    await expect(theirs.threads).toHaveCount(1);

    await mine.open.click();
    await expect(mine.threads.getByText('Which kettle?')).toBeVisible();

    await theirs.inPanel('builder.review.decide').click();
    const frame = (side: 'before' | 'after') =>
      theirs.dialog.frameLocator(`iframe[title="${text(`builder.changes.${side}`)}"]`);
    await expect(frame('before').getByText('First words')).toBeVisible();
    await expect(frame('after').getByText('Changed words')).toBeVisible();
    await theirs.dialog.getByRole('button', { name: text('builder.review.return'), exact: true }).click();
    await theirs.dialog.getByLabel(text('builder.review.reason')).fill('Name the kettle');
    await theirs.dialog.getByRole('button', { name: text('builder.review.returnToAuthor') }).click();

    await expect(mine.state('returned')).toBeVisible();
    await expect(mine.panel.getByText('Name the kettle')).toBeVisible();
    await mine.threads.getByRole('button').first().click();
    await expect(author.locator('[data-selected]')).toHaveCount(1);
    await retype(firstText, 'The red kettle', text('builder.richText.onPage'));
    await mine.threads.getByText(text('builder.review.resolve'), { exact: true }).click();
    await expect(mine.threads).toHaveCount(0);
    await mine.inPanel('builder.review.requestAgain').click();
    await mine.inPanel('builder.review.request').click();
    await expect(mine.state('waiting')).toBeVisible();

    await expect(theirs.state('waiting')).toBeVisible();
    await expect(theirs.threads).toHaveCount(0);
    await theirs.inPanel('builder.review.decide').click();
    await expect(frame('after').getByText('The red kettle')).toBeVisible();
    await theirs.dialog.getByRole('button', { name: text('builder.review.approve'), exact: true }).click();

    await expect(mine.state('approved')).toBeVisible();
    await mine.button('builder.command.publish').click();
    await mine.dialog.getByRole('button', { name: /^(?:Publish to|Опубликовать у|Опубликовать)/ }).click();
    const shop = await author.context().newPage();
    await expect(async () => {
      await shop.goto(`/demo-shop/products/${ean}`);
      await expect(shop.locator('[data-epack]')).toContainText('The red kettle', { timeout: 1000 });
    }).toPass();
    await author.context().close();
    await reviewer.context().close();
  });
}
