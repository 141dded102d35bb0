import type { DemoAccount } from '@vitrina/api-client/contract';

import type { Language } from '../../platform/http/language.ts';
import { escapeMarkup } from '../../platform/markup/escapeMarkup.ts';
import { readAppPage } from '../../platform/web-apps/appPages.ts';
import type { SignInOptions } from '../sign-in/readSignInOptions.ts';

const demoPart = /<!--demo-accounts-->(.*?)<!--\/demo-accounts-->/s;
const accountPart = /<!--account-->(.*?)<!--\/account-->/s;
const openidPart = /<!--openid-->(.*?)<!--\/openid-->/s;
const passkeyPart = /<!--passkey-->(.*?)<!--\/passkey-->/s;

function toAccountButton(button: string, { login, password }: DemoAccount): string {
  return button
    .replaceAll('{login}', () => escapeMarkup(login))
    .replaceAll('{password}', () => escapeMarkup(password));
}

/**
 * Reads the sign-in page in a language, with the buttons for the ways to sign in that this server has, and one for
 * each account of a demo.
 *
 * @param folder - of the built panel
 */
export async function readSignInPage(
  folder: string,
  language: Language,
  { demoAccounts, passkeyOrigin, openid }: SignInOptions,
): Promise<string> {
  const page = await readAppPage(folder, `sign-in.${language}.html`);
  return page
    .replace(passkeyPart, (_part, button: string) => (passkeyOrigin === null ? '' : button))
    .replace(openidPart, (_part, link: string) =>
      openid ? link.replaceAll('{openid}', () => escapeMarkup(openid.name)) : '',
    )
    .replace(demoPart, (_part, section: string) =>
      demoAccounts.length === 0
        ? ''
        : section.replace(accountPart, (_account, button: string) =>
            demoAccounts.map((account) => toAccountButton(button, account)).join(''),
          ),
    );
}
