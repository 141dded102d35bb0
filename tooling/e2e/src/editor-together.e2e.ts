import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { expectSaved, save } from './sections.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('two people in one package see each other, and have the work of both without a question', async ({
  page,
  browser,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('One'), textBlock('Two'));
  const context = await browser.newContext({ baseURL: vitrina.address, locale: 'en-US' });
  const other = await context.newPage();
  await signIn(other, 'admin');
  await openPath(other, path);
  const [mine, theirs] = [builderPro(page), builderPro(other)];

  await select(theirs.blocks('Text').first());
  await expect(page.getByRole('button', { name: /^admin: page index.html/ })).toBeVisible();
  await expect(page.locator('[data-presence]')).toHaveText('admin');

  await select(mine.blocks('Text').nth(1));
  await mine.inspector.getByRole('textbox', { name: 'Content' }).fill('Two of mine');
  await theirs.inspector.getByRole('textbox', { name: 'Content' }).fill('One of theirs');
  await save(other);
  await expect(mine.blocks('Text')).toHaveText(['One of theirs', 'Two of mine']);
  await expect(page.getByText('Changes saved by admin were added')).toBeVisible();
  await expect(mine.inspector.getByRole('textbox', { name: 'Content' })).toBeFocused();

  await context.setOffline(true);
  await mine.button('Save').click();
  await expectSaved(page);
  await context.setOffline(false);
  await expect(theirs.blocks('Text')).toHaveText(['One of theirs', 'Two of mine']);

  await mine.button('Undo').click();
  await expect(mine.blocks('Text')).toHaveText(['One of theirs', 'Two']);
  await context.close();
  await expect(page.getByRole('group', { name: 'Other people in this package' })).toBeHidden();
});
