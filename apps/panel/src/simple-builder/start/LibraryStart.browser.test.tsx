import { standardCatalogue } from '@vitrina/block-catalogue';
import { keepLibrary, toSaved } from '@vitrina/editor/testing';
import { savePage } from '@vitrina/epack-model';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { setUpSimpleBuilder } from '../testing/openSimpleBuilder.tsx';

const { openNew } = setUpSimpleBuilder();

const part = (name: string) => page.getByRole('region', { name, exact: true });
const live = page.getByRole('region', { name: 'Live preview' });

/** A template with a fixed slogan. */
const house = () =>
  toSaved(1, {
    name: 'House page',
    kind: 'template',
    locale: 'ru',
    components: savePage(
      makePage(feature(text('Slogan'), text('Sample')), feature(text('Second'))),
      standardCatalogue.rules,
    ).components,
    slots: { 3: ['text'], 5: ['text'] },
  });

test('a template of the license is filled in where its author allows it', async () => {
  await openNew(...keepLibrary([house()]));
  const library = page.getByRole('region', { name: 'Or start with a page of the library' });
  await library.getByRole('button', { name: /^House page/ }).click();
  const first = part('Slogan');
  await expect.element(first.getByRole('textbox', { name: 'Content' })).toHaveTextContent('Sample');
  expect(first.getByRole('textbox').elements()).toHaveLength(1);
  await first.getByRole('textbox', { name: 'Content' }).fill('Own words');
  await expect.element(live.getByText('Own words')).toBeVisible();
  await expect.element(live.getByText('Slogan')).toBeVisible();
  await expect.element(part('Second')).toBeVisible();
});

test('a designed page is the start of a form, and sections of the library are added to it', async () => {
  await openNew();
  const library = page.getByRole('region', { name: 'Or start with a page of the library' });
  await library.getByRole('searchbox', { name: 'Search sections and pages' }).fill('tea');
  await library.getByRole('button', { name: /tea/i }).first().click();
  await expect.element(live).toBeVisible();
  const parts = () => page.getByRole('switch', { name: 'Show' }).elements().length;
  await expect.poll(parts).toBeGreaterThan(3);
  const before = parts();
  await page.getByRole('button', { name: 'Add a section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sections and pages' });
  await dialog.getByRole('searchbox').fill('in the box');
  await dialog.getByRole('button', { name: 'In the box' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(parts).toBe(before + 1);
});
