import { mailAccountChange } from '../features/accounts/mailAccountChange.ts';
import { findSuspiciousViews } from '../features/anomalies/jobs.ts';
import { mailUser } from '../features/accounts/mailUser.ts';
import { pruneSignIns } from '../features/accounts/pruneSignIns.ts';
import type { ServerJob } from '../features/defineJob.ts';
import { loadDemoYear } from '../features/demo/loadYearJob.ts';
import { reloadDemo } from '../features/demo/reloadJob.ts';
import { readImport } from '../features/imports/readImport.ts';
import { runImport } from '../features/imports/runImport.ts';
import { pruneActivity } from '../features/logs/pruneActivity.ts';
import { sendAlerts } from '../features/monitor/alerts/sendAlerts.ts';
import { mailRetailer } from '../features/monitor/incidents/reports.ts';
import { checkPages, renewPageStatuses } from '../features/monitor/jobs.ts';
import { prunePageTests, testPages } from '../features/page-tests/jobs.ts';
import { measureHeights } from '../features/publishing/heights/measureHeights.ts';
import { republishLooks } from '../features/publishing/looks/republishLooks.ts';
import { publishDue } from '../features/publishing/schedules/publishDue.ts';
import { applyReplacements, findReplacements, undoReplacements } from '../features/replacements/jobs.ts';
import { makeReport } from '../features/reports/makeReport.ts';
import { forgetSalts, rollUpStatistics } from '../features/statistics/jobs.ts';
import { publicationRuns } from '../features/publication-runs/jobs.ts';
import { applyTexts } from '../features/text-runs/applyTexts.ts';
import { runTexts } from '../features/text-runs/runTexts.ts';
import { followPointers, forgetContent, sweepOrphans } from '../features/upkeep/jobs.ts';

/** All kinds of background work. */
export const jobKinds: readonly ServerJob[] = [
  rollUpStatistics,
  mailAccountChange,
  forgetSalts,
  findSuspiciousViews,
  makeReport,
  readImport,
  runImport,
  runTexts,
  publicationRuns,
  applyTexts,
  findReplacements,
  applyReplacements,
  undoReplacements,
  loadDemoYear,
  reloadDemo,
  pruneSignIns,
  pruneActivity,
  forgetContent,
  sweepOrphans,
  followPointers,
  publishDue,
  measureHeights,
  republishLooks,
  checkPages,
  renewPageStatuses,
  testPages,
  prunePageTests,
  sendAlerts,
  mailRetailer,
  mailUser,
];
