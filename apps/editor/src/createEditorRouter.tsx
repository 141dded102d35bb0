import { LeaveApp } from '@vitrina/session';
import { lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { createBrowserRouter, createHashRouter, type RouteObject } from 'react-router';

import type { EditorRouteProps } from './EditorRoute.tsx';
import { Guarded } from './Guarded.tsx';
import type { ListRouteProps } from './ListRoute.tsx';
import { panelListPath, type Surroundings } from './surroundings.ts';

/** Who signs in first need not wait for the editor, nor the list for the blocks. */
const loadEditor = async () => (await import('./EditorRoute.tsx')).EditorRoute;
const EditorRoute = lazyScreen<EditorRouteProps>(loadEditor);
const ListRoute = lazyScreen<ListRouteProps>(async () => (await import('./ListRoute.tsx')).ListRoute);

/** In the panel an address names a package; alone, addresses follow the `#`, so that any static host will do. */
export function createEditorRouter(surroundings: Surroundings) {
  const { isInPanel } = surroundings;
  // In the panel the address is a package's: the editor comes while the session is asked for. Who shows it says what fails.
  if (isInPanel) loadEditor().catch(() => undefined);
  return isInPanel
    ? createBrowserRouter(panelRoutes(surroundings))
    : createHashRouter(ownRoutes(surroundings));
}

function panelRoutes({ apiBaseUrl, blockModules }: Surroundings): RouteObject[] {
  return [
    {
      path: `${panelListPath}/:epackId`,
      element: <EditorPage apiBaseUrl={apiBaseUrl} blockModules={blockModules} listPath={panelListPath} />,
    },
    // The list is the panel's: leaving for it is a route here, so that unsaved work can hold it back.
    { path: '*', element: <LeaveApp to={panelListPath} /> },
  ];
}

function ownRoutes({ apiBaseUrl, blockModules }: Surroundings): RouteObject[] {
  return [
    {
      path: '/',
      element: (
        <Guarded routeName="builder-pro">
          <Suspense fallback={null}>
            <ListRoute apiBaseUrl={apiBaseUrl} />
          </Suspense>
        </Guarded>
      ),
    },
    {
      path: '/:epackId',
      element: <EditorPage apiBaseUrl={apiBaseUrl} blockModules={blockModules} listPath="/" />,
    },
  ];
}

function EditorPage(props: EditorRouteProps) {
  return (
    <Guarded routeName="builder-pro-editor">
      <Suspense fallback={null}>
        <EditorRoute {...props} />
      </Suspense>
    </Guarded>
  );
}
