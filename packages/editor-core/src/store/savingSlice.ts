import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageAddress, WireComponent } from '@vitrina/epack-model';

import type { DataOverlap } from '../merge/joinData.ts';
import type { OwnData } from '../merge/ownData.ts';

/** Why a save failed, as far as a person needs to know. */
export interface SaveFailure {
  /** Code of the server's answer; ends the message id `api.error.{code}`. */
  readonly code: string;
  readonly requestId: string | undefined;
}

/** Somebody else saved a page since it was loaded here. */
export interface PageConflict {
  readonly address: PageAddress;
  readonly theirs: readonly WireComponent[];
  /** The revision their page is at. */
  readonly revision: number;
}

/** Somebody else changed the same of what surrounds the pages. */
export interface DataConflict {
  readonly theirs: OwnData;
  /** The revision theirs is at. */
  readonly revision: number;
  readonly overlaps: readonly DataOverlap[];
}

/** What of a save meets what others saved. */
export type SaveConflict = PageConflict | DataConflict;

/** How saving stands. */
export type SavingState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  /** There is no connection; the save goes out once there is one again. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly failure: SaveFailure }
  | { readonly status: 'conflict'; readonly conflict: SaveConflict };

const idle: SavingState = { status: 'idle' };

const slice = createSlice({
  name: 'saving',
  initialState: (): SavingState => idle,
  reducers: {
    started: (): SavingState => ({ status: 'saving' }),
    succeeded: (): SavingState => idle,
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
