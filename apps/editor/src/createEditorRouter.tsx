import { LeaveApp } from '@vitrina/session';
import { createBrowserRouter, createHashRouter, type RouteObject } from 'react-router';

import { EditorRoute } from './EditorRoute.tsx';
import { Guarded } from './Guarded.tsx';
import { ListRoute } from './ListRoute.tsx';
import { panelListPath, type Surroundings } from './surroundings.ts';

/** In the panel an address names a package; alone, addresses follow the `#`, so that any static host will do. */
export function createEditorRouter({ isInPanel, apiBaseUrl }: Surroundings) {
  return isInPanel ? createBrowserRouter(panelRoutes(apiBaseUrl)) : createHashRouter(ownRoutes(apiBaseUrl));
}

function panelRoutes(apiBaseUrl: string): RouteObject[] {
  return [
    {
      path: `${panelListPath}/:epackId`,
      element: <EditorPage apiBaseUrl={apiBaseUrl} listPath={panelListPath} />,
    },
    // The list is the panel's: leaving for it is a route here, so that unsaved work can hold it back.
    { path: '*', element: <LeaveApp to={panelListPath} /> },
  ];
}

function ownRoutes(apiBaseUrl: string): RouteObject[] {
  return [
    {
      path: '/',
      element: (
        <Guarded routeName="builder-pro">
          <ListRoute apiBaseUrl={apiBaseUrl} />
        </Guarded>
      ),
    },
    { path: '/:epackId', element: <EditorPage apiBaseUrl={apiBaseUrl} listPath="/" /> },
  ];
}

function EditorPage(props: { apiBaseUrl: string; listPath: string }) {
  return (
    <Guarded routeName="builder-pro-editor">
      <EditorRoute {...props} />
    </Guarded>
  );
}
