import { block } from '@vitrina/demo/wirePage';

import { builderPro } from './builderPro.ts';
import { connectEpackApi } from './epackApi.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const ean = '4000000000037';
const submissionLink = 'https://forms.example/subscribe';

test('elements picked for a form are hidden and shown once it is sent', async ({ page, vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const form = block(
    'Form',
    { submissionLink },
    block('FormInput', { label: 'Почта', name: 'mail' }),
    block('FormButton', { text: 'Да' }),
  );
  const offer = block('Text', { text: 'Подпишитесь на рецепты' });
  const thanks = block('Text', { text: 'Рецепт уже в пути', hide: true });
  const id = await api.create({
    name: 'Subscription',
    ean,
    blocks: [block('Feature', {}, offer, form, thanks)],
  });

  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro/${id}`);
  const { blocks, button, inspector, tab } = builderPro(page);
  await tab('Editor').click();
  await blocks('FormButton').click();
  await page.keyboard.press('ArrowLeft');
  await pick(/hide on success/i, 'Подпишитесь');
  await pick(/show on success/i, 'Рецепт уже');
  await button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await api.publish(id);

  await page.route(submissionLink, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  );
  await page.goto(`/demo-shop/products/${ean}`);
  const content = page.locator('[data-epack]');
  await expect(content.getByText('Рецепт уже в пути')).toBeHidden();
  await content.getByLabel('Почта').fill('anna@example.com');
  const sent = page.waitForRequest(submissionLink);
  await content.getByRole('button', { name: 'Да' }).click();
  expect((await sent).postData()).toBe('mail=anna%40example.com');
  await expect(content.getByText('Подпишитесь на рецепты')).toBeHidden();
  await expect(content.getByText('Рецепт уже в пути')).toBeVisible();

  async function pick(prop: RegExp, text: string) {
    const field = inspector.getByRole('combobox', { name: prop });
    await field.click();
    await page
      .getByRole('option', { name: new RegExp(text) })
      .first()
      .click();
    await page.keyboard.press('Escape');
  }
});
