import { messages as apiMessages } from '@vitrina/api-client/messages';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { IntlRoot, VitrinaTheme, type Locale } from '@vitrina/ui-kit';
import { renderToString } from 'react-dom/server';

import { messages } from '../messages/index.ts';
import { LoginPage } from './LoginPage.tsx';

const catalogues = [apiMessages, sessionMessages, messages];

/**
 * Renders the sign-in page as HTML with its styles, for the time until the app has loaded. Runs at build
 * time.
 */
export function renderEarlySignIn(locale: Locale): string {
  return renderToString(
    <IntlRoot locale={locale} catalogues={catalogues}>
      <VitrinaTheme>
        <LoginPage />
      </VitrinaTheme>
    </IntlRoot>,
    // The app's own fields are on the page while it takes over, and need other ids.
    { identifierPrefix: 'early-' },
  );
}
