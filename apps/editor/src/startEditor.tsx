import { ErrorBoundary, AppIntlRoot, VitrinaTheme } from '@vitrina/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { EditorApp } from './EditorApp.tsx';
import { catalogs } from './messages/catalogs.ts';

/** Renders the editor into its page. */
export function startEditor(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element for the app');
  createRoot(root).render(
    <StrictMode>
      <AppIntlRoot catalogs={catalogs}>
        <VitrinaTheme>
          <ErrorBoundary>
            <EditorApp />
          </ErrorBoundary>
        </VitrinaTheme>
      </AppIntlRoot>
    </StrictMode>,
  );
}
