import { block } from '@vitrina/demo/wirePage';

import { holdClean } from './axe.ts';
import { editorIn } from './editorIn.ts';
import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { languages } from './panelScreens.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const words = {
  en: {
    name: 'Bulk samovar',
    title: 'Manage publication of 3 packages',
    check: 'Check 3 packages',
    checked: '2 packages ready, 1 refused. Nothing has changed yet.',
    publish: 'Publish 2 packages',
    published: '2 packages done, 1 refused.',
    unpublish: 'Unpublish 2 packages',
    unpublished: '2 packages done, 1 with nothing to do.',
  },
  ru: {
    name: 'Массовый самовар',
    title: 'Публикация 3 пакетов',
    check: 'Проверить 3 пакета',
    checked: 'Готово 2 пакета, отклонён 1. Пока ничего не изменилось.',
    publish: 'Опубликовать 2 пакета',
    published: 'Обработано 2 пакета, отклонён 1.',
    unpublish: 'Снять с публикации 2 пакета',
    unpublished: 'Обработано 2 пакета, без изменений 1.',
  },
} as const;

for (const language of languages) {
  test(`packages are checked, published and unpublished together by keyboard (${language})`, async ({
    page,
    vitrina,
  }) => {
    const said = words[language];
    const { text, button, speak } = editorIn(page, language);
    const api = await connectEpackApi(vitrina.address);
    const eans = [newGtin(), newGtin(), newGtin()];
    for (const [at, ean] of eans.entries()) {
      // The last one is too long to be published.
      const content = at === 2 ? 'x'.repeat(100_001) : `Samovar ${at}`;
      const blocks = [block('Feature', {}, block('Text', { text: content }))];
      await api.create({ name: `${said.name} ${at}`, ean, blocks });
    }
    await signIn(page, 'editor');
    await speak();
    await page.goto('/panel/builder-pro');
    await page.getByRole('searchbox').fill(said.name);
    await expect(page.getByRole('checkbox')).toHaveCount(4);
    await page.getByRole('row').first().getByRole('checkbox').press('Space');

    await button('builder.publicationRun.open').press('Enter');
    const dialog = page.getByRole('dialog', { name: said.title });
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await holdClean(page, 'action');
    await dialog.getByRole('button', { name: said.check }).press('Enter');
    await expect(dialog.getByText(said.checked)).toBeVisible({ timeout: 30_000 });
    await holdClean(page, 'outcome of the check');
    const refused = dialog.getByRole('listitem').filter({ hasText: `${said.name} 2` });
    await expect(refused).toContainText(text('builder.publicationRun.state.refused'));
    await expect(refused).toContainText(/100[\s,.]000/);
    await dialog.getByRole('button', { name: said.publish }).press('Enter');
    await expect(dialog.getByRole('button', { name: said.publish })).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 500 });
    }).toPass();

    // The work is found again.
    await button('builder.list.more').press('Enter');
    await page.getByRole('menuitem', { name: text('builder.publicationRun.recentOpen') }).press('Enter');
    const found = page.getByRole('dialog', { name: text('builder.publicationRun.recentOpen') });
    await found
      .getByRole('button', { name: text('builder.publicationRun.action.publish') })
      .first()
      .press('Enter');
    await expect(found.getByText(said.published)).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    const shop = await page.context().newPage();
    await shop.goto(`/demo-shop/products/${eans[0]}`);
    await expect(shop.locator('[data-epack]')).toContainText('Samovar 0');
    await shop.close();

    await button('builder.publicationRun.open').press('Enter');
    // The arrow keys choose in the group of radio buttons.
    await dialog.getByRole('radio').first().press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(
      dialog.getByRole('radio', { name: text('builder.publicationRun.action.unpublish') }),
    ).toBeChecked();
    await dialog.getByRole('button', { name: said.check }).press('Enter');
    await dialog.getByRole('button', { name: said.unpublish }).press('Enter', { timeout: 30_000 });
    await expect(dialog.getByText(said.unpublished)).toBeVisible({ timeout: 30_000 });
  });
}
