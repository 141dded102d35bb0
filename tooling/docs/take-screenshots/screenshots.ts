import type { Page } from '@playwright/test';

import { editorIn } from '../../e2e/src/editorIn.ts';
import { untilShown, type Language } from '../../e2e/src/panelScreens.ts';

/** A package of the demo, found by its MPN. */
export interface DemoPackage {
  readonly id: string;
  readonly ean: string;
}

/** How a screenshot gets its screen. */
export interface Screenshot {
  readonly name: string;
  /** The account that sees the screen; without one, the page of a shopper. */
  readonly login?: 'admin' | 'studio';
  readonly path: (epack: DemoPackage) => string;
  /** Brings the screen into the state to show. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
}

const editorPath = ({ id }: DemoPackage) => `/panel/builder-pro/${id}`;

/** Waits for the page, and opens it in the reader's language. */
async function openPage(page: Page, language: Language): Promise<void> {
  const editor = editorIn(page, language);
  await page.locator('[data-block] img').first().waitFor();
  await editor.sectionMenu('locale').click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
  await page.locator('[data-block] img').first().waitFor();
}

/** The screenshots of the README and the guides. */
export const screenshots: readonly Screenshot[] = [
  {
    name: 'builder-pro',
    login: 'studio',
    path: editorPath,
    async prepare(page, language) {
      await openPage(page, language);
      await page.locator('[data-block][data-key="Text"]').first().click();
    },
  },
  {
    name: 'publish',
    login: 'studio',
    path: editorPath,
    async prepare(page, language) {
      await openPage(page, language);
      const editor = editorIn(page, language);
      await page
        .getByRole('button', { name: { en: 'Publish', ru: 'Опубликовать' }[language], exact: true })
        .click();
      await editor.dialog.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'new-package',
    login: 'studio',
    path: () => '/panel/builder-pro/new?type=minisite',
    async prepare(page, language) {
      const { text } = editorIn(page, language);
      await page
        .getByLabel(text('builder.data.productName'))
        .fill({ en: 'Kettle K2', ru: 'Чайник K2' }[language]);
      await page.getByLabel(text('builder.data.brand'), { exact: true }).fill('Korva');
      await page.keyboard.press('Tab');
    },
  },
  { name: 'packages', login: 'studio', path: () => '/panel/builder-pro', prepare: untilShown },
  { name: 'dashboard', login: 'studio', path: () => '/panel/dashboard', prepare: untilShown },
  { name: 'live-monitor', login: 'admin', path: () => '/panel/statistics/liveMonitor', prepare: untilShown },
  { name: 'brand-kit', login: 'admin', path: () => '/panel/licenses/edit/4', prepare: untilShown },
  { name: 'shop', path: ({ ean }) => `/demo-shop/products/${ean}` },
];
