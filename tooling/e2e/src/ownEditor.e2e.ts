import { block } from '@vitrina/demo/wirePage';

import { builderPro, drag } from './builderPro.ts';
import { connectEpackApi } from './epackApi.ts';
import { buildOwnEditor, type OwnEditor } from './ownEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

let editor: OwnEditor;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  editor = await buildOwnEditor();
});
test.afterAll(() => editor.remove());

test('an editor built with blocks of one’s own offers, edits and saves them', async ({ page, vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const blocks = [block('Feature', {}, block('Text', { text: 'Here' }))];
  const id = await api.create({ name: 'Own editor', ean: '4000000000037', blocks });
  await signIn(page, 'editor');
  await editor.open(page, id);
  const { blocks: blocksOf, button, inspector, paletteItem, tab } = builderPro(page);
  await tab('Editor').click();
  await expect(blocksOf('Text')).toHaveText('Here');

  await button('Examples').click();
  await drag(page, paletteItem('Price tag'), blocksOf('Text'), { y: 0.9 });
  const tag = blocksOf('ExamplePriceTag');
  await expect(tag).toContainText('14 990 ₽');
  await drag(page, paletteItem('Customer review'), tag, { y: 0.9 });
  await expect(blocksOf('ExampleReview').getByRole('blockquote')).toContainText('стейк готов');

  await tag.click();
  await inspector.getByRole('textbox', { name: 'Price', exact: true }).fill('12 490 ₽');
  await expect(tag).toContainText('12 490 ₽');
  await button('Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(tag).toContainText('12 490 ₽');
  await expect(blocksOf('ExampleReview')).toBeVisible();
});
