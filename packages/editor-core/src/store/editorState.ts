import type { ThunkAction } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

import type { DocumentState } from './documentState.ts';
import type { SavingState } from './savingSlice.ts';
import type { EditorServices } from './services.ts';
import type { ViewState } from './viewSlice.ts';

/** Everything the editor's store holds. */
export interface EditorState {
  readonly document: DocumentState;
  readonly view: ViewState;
  readonly saving: SavingState;
}

/** A thunk of the editor's store, with its services. */
export type EditorThunk<Result = void> = ThunkAction<Result, EditorState, EditorServices, UnknownAction>;
