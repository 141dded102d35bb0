import { retype, select } from './builderPro.ts';
import { createReviewedPackage, openBrowserOf, openPackage, reviewIn } from './review.ts';
import { tokenOf } from './sessions.ts';
import { expect, test } from './test.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

async function publishByApi(vitrina: VitrinaServer, login: string, id: string): Promise<number> {
  const token = await tokenOf(vitrina.address, login);
  const response = await fetch(`${vitrina.address}/api/constructor/epackages/${id}/publish-to-stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return response.status;
}

test('a package goes to the shops after a colleague approved it, and a colleague rolls it back', async ({
  browser,
  vitrina,
}) => {
  const { id, ean, author: login } = await createReviewedPackage(vitrina);
  const author = await openPackage(browser, vitrina.address, login, 'ru', id);
  const mine = reviewIn(author, 'ru');
  const { text } = mine;
  const firstText = author.locator('[data-block][data-key="Text"]').first();

  await retype(firstText, 'Changed words', text('builder.richText.onPage'));
  await mine.button('builder.command.publish').click();
  await mine.dialog.getByLabel(text('builder.review.note')).fill('Before Friday');
  await mine.dialog.getByRole('button', { name: text('builder.review.saveAndRequest') }).click();
  await expect(mine.dialog.getByText(text('builder.review.requested'))).toBeVisible();
  await author.keyboard.press('Escape');
  expect(await publishByApi(vitrina, login, id)).toBe(403);

  const reviewer = await openBrowserOf(browser, vitrina.address, 'admin', 'ru');
  await reviewer.goto('/panel/content-manager');
  await reviewer.locator('main a[href="/panel/content-manager/reviews"]').click();
  await reviewer.locator(`main a[href="/panel/builder-pro/${id}?review=open"]`).click();
  const theirs = reviewIn(reviewer, 'ru');
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
  await mine.dialog.getByRole('button', { name: /^Опубликовать/ }).click();
  const shop = await author.context().newPage();
  const expectInShop = (words: string) =>
    expect(async () => {
      await shop.goto(`/demo-shop/products/${ean}`);
      await expect(shop.locator('[data-epack]')).toContainText(words, { timeout: 1000 });
    }).toPass();
  await expectInShop('The red kettle');

  await theirs.button('builder.command.publish').click();
  await theirs.dialog.getByRole('tab', { name: text('builder.publish.tab.history') }).click();
  await theirs.dialog
    .getByRole('button', { name: new RegExp(text('builder.publications.rollBackTo').split('{')[0] ?? '') })
    .click();
  await expect(frame('before').getByText('The red kettle')).toBeVisible();
  await expect(frame('after').getByText('First words')).toBeVisible();
  await theirs.dialog.getByRole('checkbox', { name: /^Корзина/ }).uncheck();
  await theirs.dialog.getByRole('button', { name: /^Вернуть у \d/ }).dblclick();
  await expect(theirs.dialog.getByRole('status')).toContainText(
    text('builder.publications.broughtBack').split('{')[0] ?? '',
  );
  await expectInShop('First words');

  await mine.dialog.getByRole('tab', { name: text('builder.publish.tab.history') }).click();
  await expect(mine.dialog.getByRole('listitem')).toHaveCount(3);
  await author.context().close();
  await reviewer.context().close();
});
