import { messages as apiMessages } from '@vitrina/api-client/messages';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { IntlRoot, VitrinaTheme, type Locale } from '@vitrina/ui-kit';
import { renderToString } from 'react-dom/server';

import { messages } from '../messages/index.ts';
import { LoginPage } from './LoginPage.tsx';

const catalogues = [apiMessages, sessionMessages, messages];

/** The server repeats its button for each account of a demo. */
const placeholder = [{ login: '{login}', password: '{password}' }];
const demoSection = /<section\b.*<\/section>/s;
const demoButton = /<button\b(?:(?!<button\b).)*\{login\}.*?<\/button>/s;

/** The sign-in page in one language, for the time until the app has loaded. */
export interface EarlySignIn {
  title: string;
  /**
   * The page with its styles. The demo accounts are between the comments `demo-accounts` and `/demo-accounts`, and the
   * button to repeat, with `{login}` and `{password}`, between `account` and `/account`.
   */
  html: string;
}

/** Renders the sign-in page. Runs at build time. */
export function renderEarlySignIn(locale: Locale): EarlySignIn {
  const page = renderToString(
    <IntlRoot locale={locale} catalogues={catalogues}>
      <VitrinaTheme>
        <LoginPage demoAccounts={placeholder} />
      </VitrinaTheme>
    </IntlRoot>,
    // The app's own fields are on the page while it takes over, and need other ids.
    { identifierPrefix: 'early-' },
  );
  const html = page
    .replace(demoButton, '<!--account-->$&<!--/account-->')
    .replace(demoSection, '<!--demo-accounts-->$&<!--/demo-accounts-->');
  return { title: `${messages[locale]['panel.login.title']} · Vitrina`, html };
}
