import { ErrorBoundary, LateIntlRoot, VitrinaTheme } from '@vitrina/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { EditorApp } from './EditorApp.tsx';
import { loadTexts } from './messages/loadTexts.ts';

/** Draws the editor into its page. */
export function startEditor(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element for the app');
  createRoot(root).render(
    <StrictMode>
      <LateIntlRoot load={loadTexts}>
        <VitrinaTheme>
          <ErrorBoundary>
            <EditorApp />
          </ErrorBoundary>
        </VitrinaTheme>
      </LateIntlRoot>
    </StrictMode>,
  );
}
