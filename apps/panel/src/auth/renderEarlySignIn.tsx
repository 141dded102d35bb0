import { messages as apiMessages } from '@vitrina/api-client/messages';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { IntlRoot, VitrinaTheme, type Locale } from '@vitrina/ui-kit';
import { renderToString } from 'react-dom/server';

import { messages } from '../messages/index.ts';
import { LoginPage } from './LoginPage.tsx';

const catalogues = [apiMessages, sessionMessages, messages];

/** The server repeats its button for each account of a demo. */
const placeholder = [{ login: '{login}', password: '{password}' }];
/** The server removes the buttons of ways to sign in that it has not. */
const everyOffer = { hasPasskeys: true, openidName: '{openid}' };
const demoSection = /<section\b.*<\/section>/s;
const passkeyButton = /<button\b(?:(?!<button\b).)*data-offer="passkey".*?<\/button>/s;
const openidLink = /<a\b(?:(?!<a\b).)*data-offer="openid".*?<\/a>/s;
const demoButton = /<button\b(?:(?!<button\b).)*\{login\}.*?<\/button>/s;

/** The sign-in page in one language, for the time until the app has loaded. */
export interface EarlySignIn {
  title: string;
  /**
   * The page with its styles. The demo accounts are between the comments `demo-accounts` and `/demo-accounts`, and the
   * button to repeat, with `{login}` and `{password}`, between `account` and `/account`. The button for passkeys is
   * between `passkey` and `/passkey`, the link to the OpenID provider `{openid}` between `openid` and `/openid`.
   */
  html: string;
}

/** Renders the sign-in page. Runs at build time. */
export function renderEarlySignIn(locale: Locale): EarlySignIn {
  const page = renderToString(
    <IntlRoot locale={locale} catalogues={catalogues}>
      <VitrinaTheme>
        <LoginPage demoAccounts={placeholder} offers={everyOffer} />
      </VitrinaTheme>
    </IntlRoot>,
    // The app's own fields are on the page while it takes over, and need other ids.
    { identifierPrefix: 'early-' },
  );
  const html = page
    .replace(passkeyButton, '<!--passkey-->$&<!--/passkey-->')
    .replace(openidLink, '<!--openid-->$&<!--/openid-->')
    .replace(demoButton, '<!--account-->$&<!--/account-->')
    .replace(demoSection, '<!--demo-accounts-->$&<!--/demo-accounts-->');
  return { title: `${messages[locale]['panel.login.title']} · Vitrina`, html };
}
