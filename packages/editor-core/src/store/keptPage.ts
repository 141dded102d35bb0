import type { KeptStep } from '@vitrina/api-client/contract';
import type { HistoryStep } from '@vitrina/history-engine';

import type { RecordedEdit } from './recordedEdit.ts';

/** The history of a page as the server keeps it for later visits. */
export interface KeptPage {
  /** The revision that the kept steps lead to; undefined if the history of this visit doesn't continue them. */
  readonly revision: number | undefined;
  /** Steps of earlier visits, oldest first. */
  readonly earlier: readonly KeptStep[];
  /** The steps that this history began with: the last ones of `earlier`. */
  readonly restored: readonly HistoryStep<RecordedEdit>[];
  /** The number of steps that the server has. */
  readonly count: number;
  /** The steps of this history that the server has: the last ones in its list. */
  readonly sent: readonly HistoryStep<RecordedEdit>[];
}

/** Returns how many steps two histories begin with in common. */
export function countShared(
  one: readonly HistoryStep<RecordedEdit>[],
  other: readonly HistoryStep<RecordedEdit>[],
): number {
  const differing = one.findIndex((step, index) => step !== other[index]);
  return differing === -1 ? one.length : differing;
}
