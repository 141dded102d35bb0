import { standardCatalogue as catalogue } from '@vitrina/block-catalogue';
import { validatePage } from '@vitrina/block-kit';
import { createPage, type Page, walkPage } from '@vitrina/epack-model';
import { expect, it, vi } from 'vitest';

// Other tests load texts too.
vi.resetModules();
const { createSectionDraft, getDesignTexts, loadDesignTexts, onDesignTexts, withDesignSamples } =
  await import('./index.ts');

const arabic = () => createPage([createSectionDraft('heroCover', 'surface', { catalogue, locale: 'ar' })]);

const isArabic = (page: Page) =>
  /\p{Script=Arabic}/u.test(JSON.stringify([...walkPage(page)].map(({ props }) => props)));

const countSamples = (page: Page) =>
  validatePage(page, withDesignSamples(catalogue), { template: 'master_template' }).filter(
    ({ code }) => code === 'sampleText',
  ).length;

it('texts of a language are there once it is loaded, and are samples from then on', async () => {
  const listener = vi.fn();
  const end = onDesignTexts(listener);
  expect([isArabic(arabic()), [...getDesignTexts().keys()]]).toEqual([false, []]);
  const inEnglish = countSamples(arabic());
  await Promise.all([loadDesignTexts(['ar', 'kz_en']), loadDesignTexts(['AE_ar'])]);
  expect([...getDesignTexts().keys()]).toEqual(['ar']);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isArabic(arabic())).toBe(true);
  expect(inEnglish).toBeGreaterThan(0);
  expect(countSamples(arabic())).toBeGreaterThan(0);
  end();
});
