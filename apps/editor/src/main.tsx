import { messages as apiMessages } from '@vitrina/api-client/messages';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { ErrorBoundary, IntlRoot, VitrinaTheme } from '@vitrina/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { EditorApp } from './EditorApp.tsx';
import { messages } from './messages/index.ts';

const catalogues = [apiMessages, sessionMessages, messages];

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the app');
createRoot(root).render(
  <StrictMode>
    <IntlRoot catalogues={catalogues}>
      <VitrinaTheme>
        <ErrorBoundary>
          <EditorApp />
        </ErrorBoundary>
      </VitrinaTheme>
    </IntlRoot>
  </StrictMode>,
);
