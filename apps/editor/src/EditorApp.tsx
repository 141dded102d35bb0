import { SessionProvider } from '@vitrina/session';
import { Toaster } from '@vitrina/ui-kit';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';

import { createEditorRouter } from './createEditorRouter.tsx';
import { readSurroundings } from './surroundings.ts';

/** Renders the editor, inside the panel or standalone. */
export function EditorApp() {
  const [surroundings] = useState(() => readSurroundings(document, globalThis.location));
  const [router] = useState(() => createEditorRouter(surroundings));
  return (
    <SessionProvider apiBaseUrl={surroundings.apiBaseUrl}>
      <RouterProvider router={router} />
      <Toaster />
    </SessionProvider>
  );
}
