import { ErrorBoundary, AppIntlRoot, lazyScreen, VitrinaTheme } from '@vitrina/ui-kit';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { catalogs, pageTestCatalogs, signInCatalogs } from './messages/catalogs.ts';

/**
 * The parts of the panel by the beginning of the path. The screens before sign-in are a separate app without router,
 * queries, and contract; the page test is one for visitors without an account.
 */
const parts = {
  auth: {
    Start: lazyScreen(async () => (await import('./auth/AuthApp.tsx')).AuthApp),
    catalogs: signInCatalogs,
  },
  'test-page': {
    Start: lazyScreen(async () => (await import('./page-test/PageTestPage.tsx')).PageTestPage),
    catalogs: pageTestCatalogs,
  },
  panel: { Start: lazyScreen(async () => (await import('./PanelApp.tsx')).PanelApp), catalogs },
};

const [, first = ''] = globalThis.location.pathname.split('/');
const { Start, catalogs: shown } = first === 'auth' || first === 'test-page' ? parts[first] : parts.panel;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the app');
createRoot(root).render(
  <StrictMode>
    <AppIntlRoot catalogs={shown}>
      <VitrinaTheme>
        <ErrorBoundary>
          <Suspense>
            <Start />
          </Suspense>
        </ErrorBoundary>
      </VitrinaTheme>
    </AppIntlRoot>
  </StrictMode>,
);
