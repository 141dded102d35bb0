import { builderPro } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { addSection, askForSection, deletePage, openSection, save } from './sections.ts';
import { expect, test } from './test.ts';

test('M11 a page is added, empty or as a clone, under a name of its own, and deleted', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('Index'));
  await addSection(page, 'Page', 'empty.html');
  await expect(builderPro(page).blocks('Text')).toHaveCount(0);
  const refused = await askForSection(page, 'Page', 'empty.html');
  await expect(refused.getByText('A page with the given name already exists')).toBeVisible();
  await refused.getByLabel('Name').fill('clone.html');
  await refused.getByLabel('Copy index.html').check();
  await refused.getByRole('button', { name: 'Add a page' }).click();
  await expect(page.getByRole('button', { name: 'Page clone.html' })).toBeVisible();
  await expect(builderPro(page).blocks('Text')).toHaveText('Index');
  await save(page);
  await openPath(page, path);
  await openSection(page, 'Page', 'empty.html');
  await deletePage(page, 'empty.html');
  await save(page);
  await openPath(page, path);
  await page.getByRole('button', { name: /^Page / }).click();
  await expect(page.getByRole('menuitem', { name: 'clone.html' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'empty.html', exact: true })).toHaveCount(0);
});
