import { configureStore } from '@reduxjs/toolkit';
import { getComponent } from '@vitrina/epack-model';
import {
  combineReducers,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type Reducer,
  type UnknownAction,
} from 'redux';

import type { TouchedMeta } from './documentActions.ts';
import { reduceDocument } from './documentReducer.ts';
import { openDocument, type DocumentState, type OpenedDocument } from './documentState.ts';
import type { EditorState } from './editorState.ts';
import { reduceSaving } from './savingSlice.ts';
import { getActivePage } from './selectors.ts';
import type { EditorServices } from './services.ts';
import { createTouchedHub, type TouchedHub } from './touchedHub.ts';
import { createUploadsUnderWay } from './uploadsUnderWay.ts';
import { reduceView } from './viewSlice.ts';

/**
 * Notifies the listeners of touched components after each state change. Starting or ending text editing
 * touches a component too.
 */
function createTouchedMiddleware(hub: TouchedHub): Middleware {
  return (store: MiddlewareAPI<Dispatch, EditorState>) => (next) => (action) => {
    const before = store.getState().view.editingId;
    const result = next(action);
    const { meta } = action as { readonly meta?: Partial<TouchedMeta> };
    if (meta?.touched !== undefined) hub.notify(meta.touched);
    const after = store.getState().view.editingId;
    if (before !== after) hub.notify([before, after].filter((id) => id !== undefined));
    return result;
  };
}

/** Removes deleted components of the page in view from the selection. */
function withExistingSelection(state: EditorState): EditorState {
  const page = getActivePage(state);
  const exists = (id: number) => page !== undefined && getComponent(page, id) !== undefined;
  const { view } = state;
  if (view.selection.every(exists)) return state;
  const selection = view.selection.filter(exists);
  const editingId = view.editingId !== undefined && exists(view.editingId) ? view.editingId : undefined;
  return { ...state, view: { ...view, selection, editingId } };
}

/** Creates the store of one open package. `applyChange` is the only way to edit. */
export function createEditorStore(opened: OpenedDocument, services: EditorServices) {
  const hub = createTouchedHub();
  const asOpened = openDocument(opened);
  const reduceParts = combineReducers({
    document: (state: DocumentState = asOpened, action: UnknownAction) => reduceDocument(state, action),
    view: reduceView,
    saving: reduceSaving,
  });
  const reduce: Reducer<EditorState> = (state, action) => {
    const next = reduceParts(state, action);
    return next.document === state?.document ? next : withExistingSelection(next);
  };
  const store = configureStore({
    reducer: reduce,
    devTools: { name: 'Vitrina editor' },
    // Redux Toolkit's checks traverse the whole state on every action; production builds don't contain them.
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: services },
      }).prepend(createTouchedMiddleware(hub)),
  });
  return Object.assign(store, { hub, services, uploads: createUploadsUnderWay() });
}

/** The store of one open package, with the hub that components subscribe to. */
export type EditorStore = ReturnType<typeof createEditorStore>;

/** Dispatch of {@link EditorStore}, thunks included. */
export type EditorDispatch = EditorStore['dispatch'];
