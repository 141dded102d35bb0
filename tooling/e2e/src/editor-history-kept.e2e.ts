import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

test('the history of a page is kept with the package: the page returns to a step of an earlier visit', async ({
  page,
  vitrina,
}) => {
  const path = await openEditor(page, vitrina, textBlock('First words'));
  const { blocks, canvas, inspector, tab } = builderPro(page);
  // Steps of the history show the block as well.
  const text = canvas.locator('[data-key=Text]');
  await select(blocks('Text'));
  await inspector.getByRole('textbox', { name: 'Content' }).fill('Second words');
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/steps') && answer.request().method() === 'PUT',
  );
  await save(page);
  expect((await kept).status()).toBe(200);

  await openPath(page, path);
  await expect(text).toHaveText('Second words');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await tab('History').click();
  const steps = page.getByRole('list', { name: 'History' });
  await expect(steps).toContainText('Content of “Second words”: First words → Second words');
  await steps.getByRole('button', { name: 'Before these changes' }).click();
  await expect(text).toHaveText('First words');
  await steps.getByRole('button', { name: 'Opened' }).click();
  await expect(text).toHaveText('Second words');
});
