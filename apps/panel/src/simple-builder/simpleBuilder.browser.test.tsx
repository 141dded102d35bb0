import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAsset } from '@vitrina/editor-core/testing';

import { productStory } from './layouts/standard/productStory.ts';
import { layoutEpackHandlers, setUpSimpleBuilder } from './testing/openSimpleBuilder.tsx';

const { openNew, openSaved } = setUpSimpleBuilder();

/** Returns a part of the form. */
const part = (name: string) => page.getByRole('region', { name, exact: true });
const opening = part('Opening');
const title = opening.getByRole('textbox', { name: 'Title' });

async function begin(layout: RegExp) {
  await openNew();
  await page.getByRole('button', { name: layout }).click();
  await expect.element(opening).toBeVisible();
}

test('each kind of property has its field', async () => {
  await begin(/^Friendly minisite/);
  await expect.element(opening.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
  expect(opening.element().querySelector('input[type="file"]')).not.toBeNull();
  await expect.element(title).toHaveAttribute('type', 'text');
  await expect
    .element(opening.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveAttribute('contenteditable', 'true');
  const overlay = opening.getByRole('group', { name: 'Overlay color' });
  await overlay.getByRole('button', { name: 'Dark' }).click();
  await expect.element(overlay.getByRole('button', { pressed: true })).toHaveTextContent('Dark');
  const advantages = part('Advantages');
  await expect.element(advantages.getByRole('button', { name: 'Remove item 3' })).toBeVisible();
});

test('a part that can be left out has its fields only while it is shown', async () => {
  await begin(/^Product story/);
  const live = page.getByRole('region', { name: 'Live preview' });
  const advantages = part('Advantages');
  const points = advantages.getByRole('textbox', { name: 'Title' });
  await expect.element(points.first()).toBeVisible();
  await advantages.getByRole('switch', { name: 'Show' }).click();
  await expect.element(points).not.toBeInTheDocument();
  await expect.element(live.getByRole('heading', { name: 'Advantages' })).not.toBeInTheDocument();
  const detail = part('A detail');
  const picture = detail.getByRole('textbox', { name: 'Alternative text' });
  await expect.element(picture).not.toBeInTheDocument();
  await detail.getByRole('switch', { name: 'Show' }).click();
  await expect.element(picture).toBeVisible();
  expect(opening.getByRole('switch').query()).toBeNull();
});

test('repeated blocks are added, moved and removed by buttons, within what the layout allows', async () => {
  await begin(/^Friendly minisite/);
  const slides = part('Slides');
  const slide = (number: number) => slides.getByRole('group', { name: `No. ${number}: slide` });
  const textOf = (number: number) => slide(number).getByRole('textbox', { name: 'Alternative text' });
  const button = (name: string) => slides.getByRole('button', { name });
  await expect.element(button('Remove: No. 1: slide')).toBeDisabled();
  await expect.element(button('Move up: No. 1: slide')).toBeDisabled();
  await button('Add: slide').click();
  await textOf(1).fill('One');
  await textOf(3).fill('Three');
  await button('Move up: No. 3: slide').click();
  await expect.element(textOf(2)).toHaveValue('Three');
  await button('Move down: No. 1: slide').click();
  await expect.element(textOf(1)).toHaveValue('Three');
  await expect.element(textOf(2)).toHaveValue('One');
  await button('Remove: No. 1: slide').click();
  await expect.element(textOf(1)).toHaveValue('One');
  await expect.element(slide(3)).not.toBeInTheDocument();
  for (let count = 2; count < 10; count += 1) await button('Add: slide').click();
  await expect.element(slide(10)).toBeVisible();
  await expect.element(button('Add: slide')).toBeDisabled();
});

test('the page beside the form works as published: slides turn, also those just added, and the form keeps still', async () => {
  await begin(/^Friendly minisite/);
  const live = page.getByRole('region', { name: 'Live preview' });
  const bullet = (number: number) => live.getByRole('button', { name: `Слайд ${number}`, exact: true });
  const isCurrent = (number: number) =>
    expect.element(bullet(number)).toHaveAttribute('aria-current', 'true');
  await isCurrent(1);
  await live.getByRole('button', { name: 'Следующий слайд' }).click();
  await isCurrent(2);
  expect(live.element().contains(document.activeElement)).toBe(true);
  await part('Slides').getByRole('button', { name: 'Add: slide' }).click();
  await bullet(3).click();
  await isCurrent(3);
});

test('a page has a language beside its first one, begun as its copy, and what is missing names the language', async () => {
  await openNew(mockCall(contract.listLicenseInfo, () => dataAnswer([])));
  await page.getByRole('button', { name: /^Product story/ }).click();
  await title.fill('Суп');
  await page.getByRole('button', { name: 'Page language: Russian' }).click();
  await page.getByRole('menuitem', { name: 'Kazakh' }).click();
  await expect.element(page.getByRole('button', { name: 'Page language: Kazakh' })).toBeVisible();
  await expect.element(title).toHaveValue('Суп');
  await title.fill('Сорпа');
  await page.getByRole('button', { name: 'Page language: Kazakh' }).click();
  await page.getByRole('menuitem', { name: 'Russian' }).click();
  await expect.element(title).toHaveValue('Суп');
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  await page.getByRole('button', { name: 'Kazakh: Advantages still has sample text' }).click();
  await expect.element(title).toHaveValue('Сорпа');
  await page.getByRole('button', { name: 'Page language: Kazakh' }).click();
  await page.getByRole('menuitem', { name: 'Remove Kazakh' }).click();
  await page.getByRole('button', { name: 'Remove the language' }).click();
  await expect.element(title).toHaveValue('Суп');
});

test('a layout of a place that has no pages in the chosen language begins in the place’s own, and says so', async () => {
  await openNew();
  await page.getByRole('button', { name: /^Amazon A\+ basic/ }).click();
  await expect.element(page.getByText(/^Amazon has no pages in the chosen language/)).toBeVisible();
  await page.getByRole('button', { name: 'Page language: English' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'German' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Russian' }).query()).toBeNull();
});

test('items of a list are moved up and down, and the keyboard goes with them', async () => {
  await begin(/^Product story/);
  const advantages = part('Advantages');
  const titles = () =>
    advantages
      .getByRole('textbox', { name: 'Title' })
      .elements()
      .slice(1)
      .map((element) => (element as HTMLInputElement).value);
  const button = (name: string) => advantages.getByRole('button', { name });
  await advantages.getByRole('textbox', { name: 'Title' }).nth(1).fill('Light');
  const [, second, third] = titles();
  await button('Move item 1 down').click();
  await expect.poll(titles).toEqual([second, 'Light', third]);
  await expect.element(button('Move item 2 down')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual([second, third, 'Light']);
  // The last item can only move up.
  await expect.element(button('Move item 3 down')).toBeDisabled();
  await expect.element(button('Move item 3 up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual([second, 'Light', third]);
});

test('what is missing leads to its field', async () => {
  await openNew(mockCall(contract.listLicenseInfo, () => dataAnswer([])));
  await page.getByRole('button', { name: /^Product story/ }).click();
  await title.fill('');
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  await expect.element(page.getByRole('button', { name: 'Opening: “Image” is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Advantages still has sample text' }).click();
  await expect.poll(() => part('Advantages').element().contains(document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  await page.getByRole('button', { name: /EAN/ }).click();
  await expect.element(part('Product').getByRole('textbox', { name: 'EAN' })).toHaveFocus();
});

test('the first save takes neither the form nor the keyboard away', async () => {
  await begin(/^Product story/);
  await title.fill('Sop');
  const before = title.element() as HTMLInputElement;
  before.setSelectionRange(2, 2);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('link', { name: 'Preview' })).toBeVisible();
  expect(title.element()).toBe(before);
  await userEvent.keyboard('u');
  await expect.element(title).toHaveValue('Soup');
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.click();
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveFocus();
});

test('C6: a list of brands that cannot be had leaves the field as it is, and says nothing', async () => {
  await openNew(mockCall(contract.listBrands, () => mockError(500, { code: 'internal', message: 'Away' })));
  await page.getByRole('button', { name: /^Product story/ }).click();
  const brand = part('Product').getByRole('combobox', { name: 'Brand' });
  await brand.fill('Kernhof');
  await expect.element(brand).toHaveValue('Kernhof');
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a page that cannot be had says what happened, and is had by another try', async () => {
  const lastAt = { locale: 'de', template: productStory.template, page: 'other.html' };
  let isAway = true;
  await openSaved(...layoutEpackHandlers({ layout: productStory, lastAt, isPageAway: () => isAway }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveValue('Grill');
});

test('before publishing a saved page is checked in the languages nobody opened, too', async () => {
  const lastAt = { locale: 'en', template: productStory.template, page: 'index.html' };
  let isAway = true;
  const handlers = layoutEpackHandlers({
    layout: productStory,
    lastAt,
    locales: ['en', 'de'],
    isPageAway: (locale) => locale === 'de' && isAway,
  });
  await openSaved(
    mockCall(contract.listLicenseInfo, () => dataAnswer([])),
    ...handlers,
  );
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'German: Advantages still has sample text' }).click();
  await expect.element(page.getByRole('button', { name: 'Page language: German' })).toBeVisible();
});

test('a picture on its way into the form goes on arriving in the step of publishing, which waits for it', async () => {
  // Without `XMLHttpRequest`, the client uses fetch, which the test mocks.
  const { XMLHttpRequest: xhr } = globalThis;
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: xhr }));
  const sent = Promise.withResolvers<undefined>();
  const { fileId, ...file } = makeAsset({ id: 3, name: 'pot.png', url: '/files/pot.png' });
  await openNew(
    mockCall(contract.listLicenseInfo, () =>
      dataAnswer([{ id: 1, name: 'Tefal', retailers: [{ id: 1, name: 'Ozon' }] }]),
    ),
    mockCall(contract.listAssets, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.uploadFile, async () => {
      await sent.promise;
      return dataAnswer({ ...file, id: fileId });
    }),
    mockCall(contract.addAsset, () =>
      dataAnswer(makeAsset({ id: 3, name: 'pot.png', url: '/files/pot.png' })),
    ),
  );
  await page.getByRole('button', { name: /^Product story/ }).click();
  await opening.getByLabelText('File to upload').upload(new File(['x'], 'pot.png', { type: 'image/png' }));
  await page.getByRole('button', { name: 'Go to publishing' }).first().click();
  const pictures = page.getByRole('group', { name: 'Images on their way' });
  await expect.element(pictures.getByText('pot.png')).toBeVisible();
  await expect.element(opening).not.toBeInTheDocument();
  sent.resolve(undefined);
  await expect.element(pictures).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect.element(opening.getByPlaceholder('https://')).toHaveValue('/files/pot.png');
});
