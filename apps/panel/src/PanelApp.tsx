import { SessionProvider } from '@vitrina/session';
import { Toaster } from '@vitrina/ui-kit';
import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { createRoutes } from './routes/createRoutes.tsx';

/** The panel for signed-in users. */
export function PanelApp() {
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  return (
    <SessionProvider>
      <RouterProvider router={router} />
      <Toaster />
    </SessionProvider>
  );
}
