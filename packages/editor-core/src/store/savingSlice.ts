import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SaveIssue } from '@vitrina/api-client/contract';
import type { ComponentId, PageAddress, WireComponent } from '@vitrina/epack-model';

import type { DataOverlap } from '../merge/joinData.ts';
import type { OwnData } from '../merge/ownData.ts';

/** The reason a save failed, as shown to the user. */
export interface SaveFailure {
  /** Code of the server's error; ends the message id `api.error.{code}`. */
  readonly code: string;
  readonly requestId: string | undefined;
  /** The block the server refused the page for; the component is unknown if it has no id. */
  readonly fault?: { readonly page: PageAddress; readonly componentId: ComponentId | undefined };
}

/** Another user saved a page since it was loaded here. */
export interface PageConflict {
  readonly address: PageAddress;
  readonly theirs: readonly WireComponent[];
  /** Revision of their page. */
  readonly revision: number;
}

/** Another user changed the same values of the package data. */
export interface DataConflict {
  readonly theirs: OwnData;
  /** Revision of their data. */
  readonly revision: number;
  readonly overlaps: readonly DataOverlap[];
}

/** A conflict between a save and another user's save. */
export type SaveConflict = PageConflict | DataConflict;

/** The state of saving. */
export type SavingState =
  | {
      readonly status: 'idle';
      /** Repairs that the server made in the last save. */
      readonly repairs?: readonly SaveIssue[];
    }
  | { readonly status: 'saving' }
  /** No connection; the save is sent when the connection is back. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly failure: SaveFailure }
  | { readonly status: 'conflict'; readonly conflict: SaveConflict };

const idle: SavingState = { status: 'idle' };

const slice = createSlice({
  name: 'saving',
  initialState: (): SavingState => idle,
  reducers: {
    started: (): SavingState => ({ status: 'saving' }),
    succeeded: (_, { payload }: PayloadAction<readonly SaveIssue[]>): SavingState =>
      payload.length > 0 ? { status: 'idle', repairs: payload } : idle,
    repairsSeen: (): SavingState => idle,
    waiting: (): SavingState => ({ status: 'waiting' }),
    failed: (_, { payload }: PayloadAction<SaveFailure>): SavingState => ({
      status: 'failed',
      failure: payload,
    }),
    conflicted: (_, { payload }: PayloadAction<SaveConflict>): SavingState => ({
      status: 'conflict',
      conflict: payload,
    }),
    conflictLeft: (): SavingState => idle,
  },
});

/** Actions of saving. */
export const savingActions = slice.actions;

/** Reducer of saving. */
export const reduceSaving = slice.reducer;
