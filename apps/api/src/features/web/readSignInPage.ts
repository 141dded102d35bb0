import type { DemoAccount } from '@vitrina/api-client/contract';

import type { Language } from '../../platform/http/language.ts';
import { escapeMarkup } from '../../platform/markup/escapeMarkup.ts';
import { readAppPage } from '../../platform/web-apps/appPages.ts';

const demoPart = /<!--demo-accounts-->(.*?)<!--\/demo-accounts-->/s;
const accountPart = /<!--account-->(.*?)<!--\/account-->/s;

/**
 * Reads the sign-in page in a language, with a button for each account of a demo.
 *
 * @param folder - of the built panel
 */
export async function readSignInPage(
  folder: string,
  language: Language,
  accounts: readonly DemoAccount[],
): Promise<string> {
  const page = await readAppPage(folder, `sign-in.${language}.html`);
  const toButton = (button: string, { login, password }: DemoAccount) =>
    button
      .replaceAll('{login}', () => escapeMarkup(login))
      .replaceAll('{password}', () => escapeMarkup(password));
  return page.replace(demoPart, (_part, section: string) =>
    accounts.length === 0
      ? ''
      : section.replace(accountPart, (_account, button: string) =>
          accounts.map((account) => toButton(button, account)).join(''),
        ),
  );
}
