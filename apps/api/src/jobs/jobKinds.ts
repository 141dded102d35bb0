import { pruneSignIns } from '../accounts/pruneSignIns.ts';
import { followPointers, forgetContent, sweepOrphans } from '../epacks/jobs.ts';
import { keepPartitions, rollUpStatistics } from '../statistics/jobs.ts';
import type { JobKind } from './jobKind.ts';

/** Every kind of background work. */
export const jobKinds: readonly JobKind[] = [
  rollUpStatistics,
  keepPartitions,
  pruneSignIns,
  forgetContent,
  sweepOrphans,
  followPointers,
];
