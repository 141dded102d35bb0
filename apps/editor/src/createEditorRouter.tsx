import { fetchEpackAhead } from '@vitrina/editor-core/loading';
import { LeaveApp, readAccessToken, useApiClient } from '@vitrina/session';
import { lazy, lazyScreen } from '@vitrina/ui-kit';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { createBrowserRouter, createHashRouter, useParams, type RouteObject } from 'react-router';

import type { EditorRouteProps } from './EditorRoute.tsx';
import { Guarded } from './Guarded.tsx';
import type { ListRouteProps } from './ListRoute.tsx';
import { newId } from './newId.ts';
import { panelListPath, type Surroundings } from './surroundings.ts';

/** Who signs in first need not wait for the list, nor the list for the editor. */
const ListRoute = lazyScreen<ListRouteProps>(async () => (await import('./ListRoute.tsx')).ListRoute);

/** In the panel an address names a package; alone, addresses follow the `#`, so that any static host will do. */
export function createEditorRouter(surroundings: Surroundings) {
  return surroundings.isInPanel
    ? createBrowserRouter(panelRoutes(surroundings))
    : createHashRouter(ownRoutes(surroundings));
}

function panelRoutes({ apiBaseUrl, blockModules }: Surroundings): RouteObject[] {
  const load = createEditorLoad(blockModules);
  // In the panel the address is a package's: the editor comes while the session is asked for. Who shows it says what fails.
  load().catch(() => undefined);
  const EditorPage = createEditorPage(load);
  return [
    {
      path: `${panelListPath}/:epackId`,
      element: <EditorPage apiBaseUrl={apiBaseUrl} listPath={panelListPath} />,
    },
    // The list is the panel's: leaving for it is a route here, so that unsaved work can hold it back.
    { path: '*', element: <LeaveApp to={panelListPath} /> },
  ];
}

function ownRoutes({ apiBaseUrl, blockModules }: Surroundings): RouteObject[] {
  const EditorPage = createEditorPage(createEditorLoad(blockModules));
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
    { path: '/:epackId', element: <EditorPage apiBaseUrl={apiBaseUrl} listPath="/" /> },
  ];
}

type EditorLoad = () => Promise<ComponentType<EditorRouteProps>>;

/** Loads the editor with its blocks; again where it failed. */
function createEditorLoad(blockModules: readonly string[]): EditorLoad {
  let loading: ReturnType<EditorLoad> | undefined;
  const load = async () => (await import('./EditorRoute.tsx')).loadEditorRoute(blockModules);
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

function createEditorPage(load: EditorLoad): ComponentType<EditorRouteProps> {
  const EditorRoute = lazy(load);
  return function EditorPage(props) {
    useFetchAhead();
    return (
      <Guarded routeName="builder-pro-editor">
        <EditorRoute {...props} />
      </Guarded>
    );
  };
}

/** The package comes while the session is asked for; whether it may be opened is the server's to say. */
function useFetchAhead(): void {
  const { epackId = newId } = useParams();
  const client = useApiClient();
  const [firstId] = useState(epackId);
  useEffect(() => {
    if (firstId !== newId && readAccessToken()) fetchEpackAhead(client, firstId);
  }, [client, firstId]);
}
