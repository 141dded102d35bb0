import { contract, type KitVersion, noContentRules, type OldLooks } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { plainKit } from '@vitrina/block-kit';
import { dataAnswer } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../../../testing/renderPanel.tsx';

const license = {
  id: 5,
  name: 'Kernhof',
  retailers: [],
  categories: [],
  brands: [],
  groups: [],
  contentRules: noContentRules,
  /** Saved before kits had shapes. */
  brandKit: { ...plainKit, corners: undefined, spacing: undefined, shadow: undefined, maxWidth: undefined },
  revision: 1,
};
const ownFont = { id: 1, family: 'Kernhof Sans', weight: '400', style: 'normal', formats: [] };
const bundledFont = {
  family: 'Vitrina Unbounded',
  faces: [{ weight: '200 900', url: '/files/unbounded.woff2', unicodeRange: 'U+0400-045F' }],
  fallbacks: [],
};
const earlier = { ...plainKit, colors: { ...plainKit.colors, accent: '#e4572e' } };
const version = { savedBy: 'Anna', savedDate: '2026-11-20T10:00:00.000Z' };
const versions: KitVersion[] = [
  { ...version, id: 3, kit: plainKit, changed: ['colors.accent', 'corners'] },
  { ...version, id: 2, kit: earlier, changed: [], savedDate: '2026-11-19T10:00:00.000Z' },
];
const names = ['Kettle', 'Toaster', 'Grill', 'Scale', 'Pan', 'Blender'];
const toItem = (name: string, index: number) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  publishedDate: '2026-11-20T10:00:00.000Z',
  retailers: [{ id: 1, name: 'Shop' }],
});

let looks: OldLooks;
let saved: unknown;
let restore: () => void = () => undefined;

beforeEach(async () => {
  looks = { isRunning: false, items: names.map(toItem), total: names.length };
  saved = undefined;
  const calls = await renderPanel('/panel/licenses/edit/5', {
    profile: { roles: ['ROLE_ADMIN'] },
    handlers: [
      mockCall(contract.getLicense, () => dataAnswer(license)),
      mockCall(contract.listFonts, () => dataAnswer({ items: [ownFont], total: 1 })),
      mockCall(contract.listBundledFonts, () => dataAnswer({ items: [bundledFont], total: 1 })),
      mockCall(contract.previewKit, ({ body }) => {
        const { brandKit } = body;
        const html = `<body style="background:${brandKit?.colors.accent ?? 'white'}">Kettle</body>`;
        const changed = { items: [{ id: toItem('Kettle', 0).id, name: 'Kettle' }], total: 1 };
        return dataAnswer({ name: 'Kettle', html, changed });
      }),
      mockCall(contract.listKitVersions, () => dataAnswer({ items: versions, total: versions.length })),
      mockCall(contract.getOldLooks, () => dataAnswer(looks)),
      mockCall(contract.republishOldLooks, () => {
        looks = { ...looks, isRunning: true };
        return dataAnswer(looks);
      }),
      mockCall(contract.updateLicense, ({ body }) => {
        saved = body;
        return dataAnswer(license);
      }),
    ],
  });
  restore = calls.restore;
});
afterEach(() => restore());

const status = page.getByRole('status').filter({ hasText: /look|Republishing/ });
const republish = page.getByRole('button', { name: 'Republish them' });

test('packages in an earlier look are named, republished, and followed until none is left', async () => {
  await expect.element(status).toMatchTextContent(/6 published packages still have an earlier look/);
  await expect.element(status).toMatchTextContent(/Kettle, Toaster, Grill, Scale, Pan and 1 more/);
  await republish.click();
  await expect.element(status).toMatchTextContent(/6 packages left/);
  looks = { isRunning: true, items: [toItem('Pan', 4)], total: 1 };
  await expect.element(status).toMatchTextContent(/1 package left/);
  looks = { isRunning: false, items: [], total: 0 };
  await expect.element(status).not.toBeInTheDocument();
});

test('a kit is saved before it is published, and a color is one', async () => {
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  await accent.fill('tomato');
  await expect.element(republish).toBeDisabled();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(accent).toHaveAttribute('aria-invalid', 'true');
  expect(saved).toBeUndefined();
  await accent.fill('#ffe0d0');
  await expect.element(page.getByText(/“On accent” on “Accent” has a contrast of 1\.2:1/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved).toMatchObject({ brandKit: { colors: { accent: '#ffe0d0' } } });
});

test('corners are chosen for all images and buttons', async () => {
  await page.getByRole('combobox', { name: 'Corners' }).selectOptions('Very round, 24 px');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved).toMatchObject({ brandKit: { ...plainKit, corners: 'round' } });
});

test('spacing, shadow and width are chosen, and begin with what the pages have', async () => {
  const choose = (name: string) => page.getByRole('combobox', { name });
  await expect.element(choose('Spacing')).toHaveValue('regular');
  await choose('Spacing').selectOptions('Airy, 1.35 times');
  await choose('Shadow').selectOptions('Deep');
  await choose('Content width').selectOptions('1200 px');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const shapes = { spacing: 'airy', shadow: 'deep', maxWidth: '1200' };
  await expect.poll(() => saved).toMatchObject({ brandKit: { ...plainKit, ...shapes } });
});

test('fonts are chosen by typing, each set in itself, and uploaded ones are among them', async () => {
  const heading = page.getByRole('combobox', { name: 'Font of headings' });
  await expect.element(heading).toHaveValue('Default (Arial)');
  await heading.click();
  await expect.element(page.getByRole('option', { name: /^Kernhof Sans/ })).toBeVisible();
  const option = page.getByRole('option', { name: /^Unbounded/ });
  await expect.element(option).toBeVisible();
  expect(getComputedStyle(option.element()).fontFamily).toContain('Vitrina Unbounded');
  expect([...document.fonts].map(({ family }) => family.replaceAll('"', ''))).toContain('Vitrina Unbounded');
  await heading.fill('unbo');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(heading).toHaveValue('Unbounded');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved).toMatchObject({ brandKit: { headingFont: 'Vitrina Unbounded' } });
});

test('an earlier version is put into the form, and saved as a new one', async () => {
  await page.getByText('Saved versions: 2').click();
  await expect.element(page.getByText('Accent, Corners')).toBeVisible();
  await page.getByRole('button', { name: /^Restore the version of Nov 19, 2026/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Accent', exact: true })).toHaveValue('#e4572e');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saved).toMatchObject({ brandKit: earlier });
});

test('a page is shown before and after a change, at both widths, with the packages it reaches', async () => {
  const comparison = page.getByRole('region', { name: 'Before and after' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Another name');
  await expect.element(page.getByText('Save the kit to republish packages in it.')).toBeVisible();
  expect(comparison.query()).toBeNull();
  await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#118844');
  await expect.element(comparison).toMatchTextContent(/1 published package would look different: Kettle/);
  const frame = (title: string) => comparison.getByTitle(title).element();
  const htmlOf = (title: string) => frame(title).getAttribute('srcdoc');
  await expect.poll(() => htmlOf('With your changes')).toContain('#118844');
  expect(htmlOf('Saved look')).toContain('#2f5bff');
  expect(frame('Saved look').clientWidth).toBe(1280);
  await comparison.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(() => frame('With your changes').clientWidth).toBe(390);
});
