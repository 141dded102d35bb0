import {
  configureStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { getComponent } from '@vitrina/epack-model';

import { createUploadsUnderWay } from '../assets/uploadsUnderWay.ts';
import type { TouchedMeta } from './documentActions.ts';
import { reduceDocument } from './documentReducer.ts';
import { openDocument, type DocumentState, type OpenedDocument } from './documentState.ts';
import { reduceSaving, type SavingState } from './savingSlice.ts';
import { getActivePage } from './selectors.ts';
import type { BuilderServices } from './services.ts';
import { createTouchedHub, type TouchedHub } from './touchedHub.ts';
import { reduceView, type ViewState } from './viewSlice.ts';

/** Everything the editor's store holds. */
export interface BuilderState {
  readonly document: DocumentState;
  readonly view: ViewState;
  readonly saving: SavingState;
}

/** Something the store can be told to do, with the services it needs. */
export type BuilderThunk<Result = void> = ThunkAction<Result, BuilderState, BuilderServices, UnknownAction>;

/** Tells the listeners of the touched components, after the state has changed; starting and ending to type touches too. */
function createTouchedMiddleware(hub: TouchedHub): Middleware {
  return (store: MiddlewareAPI<Dispatch, BuilderState>) => (next) => (action) => {
    const before = store.getState().view.editingId;
    const result = next(action);
    const { meta } = action as { readonly meta?: Partial<TouchedMeta> };
    if (meta?.touched !== undefined) hub.notify(meta.touched);
    const after = store.getState().view.editingId;
    if (before !== after) hub.notify([before, after].filter((id) => id !== undefined));
    return result;
  };
}

/** What no longer stands on the page in view cannot stay selected. */
function withExistingSelection(state: BuilderState): BuilderState {
  const page = getActivePage(state);
  const exists = (id: number) => page !== undefined && getComponent(page, id) !== undefined;
  const { view } = state;
  if (view.selection.every(exists)) return state;
  const selection = view.selection.filter(exists);
  const editingId = view.editingId !== undefined && exists(view.editingId) ? view.editingId : undefined;
  return { ...state, view: { ...view, selection, editingId } };
}

/** The store of one open package. Edits go through `applyChange`, and there is no other way. */
export function createBuilderStore(opened: OpenedDocument, services: BuilderServices) {
  const hub = createTouchedHub();
  const asOpened = openDocument(opened);
  const reduce = (state: BuilderState | undefined, action: UnknownAction): BuilderState => {
    const document = reduceDocument(state?.document ?? asOpened, action);
    const next: BuilderState = {
      document,
      view: reduceView(state?.view, action),
      saving: reduceSaving(state?.saving, action),
    };
    return document === state?.document ? next : withExistingSelection(next);
  };
  const store = configureStore({
    reducer: reduce,
    devTools: false,
    middleware: (getDefaultMiddleware) =>
      // RTK's checks walk the whole state at every action: at 1 000 components that costs more than the change.
      getDefaultMiddleware({
        immutableCheck: false,
        serializableCheck: false,
        actionCreatorCheck: false,
        thunk: { extraArgument: services },
      }).prepend(createTouchedMiddleware(hub)),
  });
  return Object.assign(store, { hub, services, uploads: createUploadsUnderWay() });
}

/** The store of one open package, with the hub its components listen to. */
export type BuilderStore = ReturnType<typeof createBuilderStore>;

/** Dispatch of {@link BuilderStore}, thunks included. */
export type BuilderDispatch = BuilderStore['dispatch'];
