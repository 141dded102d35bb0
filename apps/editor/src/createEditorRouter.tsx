import { fetchEpackAhead, readChosenLocale } from '@vitrina/editor-core/loading';
import { LeaveApp, readAccessToken, useApiClient } from '@vitrina/session';
import { DemoTour } from '@vitrina/session/tour';
import { lazy, lazyScreen, useLocale } from '@vitrina/ui-kit';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { createBrowserRouter, createHashRouter, useParams, type RouteObject } from 'react-router';

import type { EditorRouteProps } from './EditorRoute.tsx';
import { Guarded } from './Guarded.tsx';
import type { ListRouteProps } from './ListRoute.tsx';
import { newId } from './newId.ts';
import { panelListPath, type Surroundings } from './surroundings.ts';

/**
 * The list and the editor load separately, so that neither the sign-in waits for the list nor the list for
 * the editor.
 */
const ListRoute = lazyScreen<ListRouteProps>(async () => (await import('./ListRoute.tsx')).ListRoute);

/**
 * Creates the router. In the panel, an address contains a package. Standalone addresses follow the `#`, so
 * that any static host works.
 */
export function createEditorRouter(surroundings: Surroundings) {
  return surroundings.isInPanel
    ? createBrowserRouter(panelRoutes(surroundings))
    : createHashRouter(ownRoutes(surroundings));
}

/** The inspector's width and a gap: the tour's card lies over the canvas. */
const besideInspectorPx = 336;

function panelRoutes({ apiBaseUrl, blockModules }: Surroundings): RouteObject[] {
  const load = createEditorLoad(blockModules);
  // In the panel, the address is a package's, so load the editor in parallel with the session. The screen
  // reports errors.
  load().catch(() => undefined);
  const EditorPage = createEditorPage(load);
  return [
    {
      path: `${panelListPath}/:epackId`,
      element: (
        <>
          <EditorPage apiBaseUrl={apiBaseUrl} listPath={panelListPath} />
          <DemoTour app="editor" insetEndPx={besideInspectorPx} />
        </>
      ),
    },
    // The list belongs to the panel. Leaving for it is a route here, so that unsaved work can block it.
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

/** Loads the editor with its blocks; retries after a failure. */
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

/** Preloads the package in parallel with the session. The server decides whether the user can open it. */
function useFetchAhead(): void {
  const { epackId = newId } = useParams();
  const client = useApiClient();
  const [firstId] = useState(epackId);
  const { messageLocale } = useLocale();
  const [firstLocale] = useState<string>(messageLocale);
  useEffect(() => {
    if (firstId === newId || !readAccessToken()) return;
    fetchEpackAhead(client, firstId, readChosenLocale(firstId, localStorage) ?? firstLocale);
  }, [client, firstId, firstLocale]);
}
