import type { Browser } from '@playwright/test';

import { findLicenseOfEditor } from './findLicenseOfEditor.ts';
import { openBrowserOf } from './review.ts';
import { expect } from './test.ts';
import type { VitrinaServer } from './vitrinaServer.ts';

const save = { en: 'Save changes', ru: 'Сохранить изменения' } as const;

/** Signs an administrator in to change the license that the demo's editor works for. */
export async function openLicenseForm(browser: Browser, vitrina: VitrinaServer, language: 'en' | 'ru') {
  const path = `/panel/licenses/edit/${await findLicenseOfEditor(vitrina)}`;
  const admin = await openBrowserOf(browser, vitrina.address, 'admin', language);
  await admin.goto(path);
  return {
    admin,
    reopen: () => admin.goto(path),
    /** Saves the license, and waits for the list to which that leads. */
    async save() {
      await admin.getByRole('button', { name: save[language], exact: true }).click();
      await expect(admin).toHaveURL(/\/panel\/licenses$/);
    },
  };
}
