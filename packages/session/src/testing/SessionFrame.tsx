import { messages as apiMessages } from '@vitrina/api-client/messages';
import { VitrinaFrame, type VitrinaFrameProps } from '@vitrina/ui-kit/testing';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { messages } from '../messages/index.ts';
import { SessionProvider } from '../state/SessionProvider.tsx';

/** Props of {@link SessionFrame}. */
export interface SessionFrameProps extends Omit<VitrinaFrameProps, 'children'> {
  routes: RouteObject[];
  /** The router's initial path. */
  path: string;
}

/** Session, router, languages and theme around tested routes. */
export function SessionFrame({ routes, path, catalogues = [], locale }: SessionFrameProps) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  const [all] = useState(() => [apiMessages, messages, ...catalogues]);
  return (
    <VitrinaFrame catalogues={all} locale={locale}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </VitrinaFrame>
  );
}
