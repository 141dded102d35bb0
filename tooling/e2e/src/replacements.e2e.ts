import { connectEpackApi } from './epackApi.ts';
import { newGtin } from './newGtin.ts';
import { textBlock } from './openEditor.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

test('a claim is replaced in the selected packages, but not where a person keeps it, and all of it is undone', async ({
  page,
  vitrina,
}) => {
  const api = await connectEpackApi(vitrina.address);
  const word = `Replaced${newGtin()}`;
  const ids: string[] = [];
  for (const number of [1, 2, 3]) {
    const blocks = [textBlock(`Boils <strong>fa</strong>st ${number}`)];
    ids.push(await api.create({ name: `${word} ${number}`, ean: newGtin(), blocks }));
  }
  const texts = async () =>
    Promise.all(ids.map(async (id) => JSON.stringify(await api.components(id)).includes('quickly')));

  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro?search=${word}`);
  for (const number of [1, 2, 3]) {
    await page.getByRole('checkbox', { name: `${word} ${number}` }).check();
  }
  await page.getByRole('button', { name: 'Find and replace' }).last().click();
  await expect(page.getByText('Searches 3 selected packages.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current' }).fill('fast');
  await page.getByRole('textbox', { name: 'New' }).fill('quickly');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Found 3 matches in 3 packages.')).toBeVisible();
  await expect(page.getByRole('region', { name: `${word} 1` }).locator('ins')).toHaveText('quickly');

  const kept = page
    .getByRole('region', { name: `${word} 2` })
    .getByRole('listitem')
    .getByRole('checkbox');
  await kept.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Replace 2 matches' }).click();
  await expect(page.getByText('Replaced in 2 packages.')).toBeVisible();
  expect(await texts()).toEqual([true, false, true]);

  await page.getByRole('button', { name: 'Undo in 2 packages' }).click();
  await expect(page.getByText('Undone in 2 packages.')).toBeVisible();
  expect(await texts()).toEqual([false, false, false]);
});
