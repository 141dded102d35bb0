import { ErrorBoundary, AppIntlRoot, lazyScreen, VitrinaTheme } from '@vitrina/ui-kit';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

import { catalogs, signInCatalogs } from './messages/catalogs.ts';

const isAuth = /^\/auth(\/|$)/.test(globalThis.location.pathname);

/** The screens before sign-in are a separate app without router, queries, and contract. */
const Start = isAuth
  ? lazyScreen(async () => (await import('./auth/AuthApp.tsx')).AuthApp)
  : lazyScreen(async () => (await import('./PanelApp.tsx')).PanelApp);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the app');
createRoot(root).render(
  <StrictMode>
    <AppIntlRoot catalogs={isAuth ? signInCatalogs : catalogs}>
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
