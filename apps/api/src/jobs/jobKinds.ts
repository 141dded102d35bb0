import { pruneSignIns } from '../accounts/pruneSignIns.ts';
import { followPointers, forgetContent, sweepOrphans } from '../epacks/jobs.ts';
import { makeReport } from '../reports/makeReport.ts';
import { forgetSalts, rollUpStatistics } from '../statistics/jobs.ts';
import { measureHeights } from '../publishing/heights/measureHeights.ts';
import { publishDue } from '../publishing/schedules/publishDue.ts';
import { mailUser } from '../mail/mailUser.ts';
import { sendAlerts } from '../monitor/alerts/sendAlerts.ts';
import { checkPages, renewPageStatuses } from '../monitor/jobs.ts';
import { loadDemoYear } from '../demo/loadYearJob.ts';
import type { JobKind } from './jobKind.ts';

/** Every kind of background work. */
export const jobKinds: readonly JobKind[] = [
  rollUpStatistics,
  forgetSalts,
  makeReport,
  loadDemoYear,
  pruneSignIns,
  forgetContent,
  sweepOrphans,
  followPointers,
  publishDue,
  measureHeights,
  checkPages,
  renewPageStatuses,
  sendAlerts,
  mailUser,
];
