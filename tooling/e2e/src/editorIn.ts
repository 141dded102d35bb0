import { messages } from '@vitrina/editor/messages';
import type { Page } from '@playwright/test';

import type { Language } from './panelScreens.ts';

/** A message id of the editor. */
export type TextId = keyof typeof messages.en;

/** The elements of the editor in one language. */
export function editorIn(page: Page, language: Language) {
  const text = (id: TextId) => messages[language][id];
  const dialog = page.getByRole('dialog').last();
  const menuItem = (id: TextId) => page.getByRole('menuitem', { name: text(id), exact: true });
  return {
    text,
    /** The dialog on top. */
    dialog,
    /** The properties of the selection. */
    inspector: page.getByRole('complementary', { name: text('builder.inspector') }),
    firstText: page.locator('[data-block][data-key="Text"]').first(),
    button: (id: TextId) => page.getByRole('button', { name: text(id), exact: true }),
    tab: (id: TextId) => page.getByRole('tab', { name: text(id) }),
    menuItem,
    /** Sets the editor's language for its next start. */
    speak: () => page.evaluate((locale) => localStorage.setItem('locale', locale), language),
    /** Finds a command by its name and runs it. */
    async run(id: TextId) {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('combobox').fill(text(id));
      await dialog
        .getByRole('option', { name: text(id) })
        .first()
        .click();
    },
    /** Opens the list of the package's locales, templates or pages. */
    sectionMenu: (section: 'locale' | 'template' | 'page') =>
      page.getByRole('button', { name: new RegExp(`^${text(`builder.section.${section}`)} `) }),
  };
}
