import type { DemoState } from '@vitrina/api-client/contract';

import { notFound } from '../../platform/http/failure.ts';
import type { JobQueue } from '../../platform/jobs/jobQueue.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { demoSteps, findStep } from './demoSteps.ts';
import { loadDemoYear } from './loadYearJob.ts';
import { reloadDemo } from './reloadJob.ts';

/** States of a job that will still change data. */
const unfinished: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

async function findStage(jobs: JobQueue): Promise<DemoState['stage']> {
  const counts = await jobs.count();
  const isUnderWay = (job: string) =>
    counts.some(({ name, state, n }) => name === job && n > 0 && unfinished.has(state));
  if (isUnderWay(reloadDemo.name)) return 'packages';
  return isUnderWay(loadDemoYear.name) ? 'year' : 'ready';
}

/** Returns when the demo was loaded. @throws 404 if it never was */
export async function findLoadedDate(query: Queryable): Promise<string> {
  const step = await findStep(query, demoSteps.accounts);
  if (!step) throw notFound();
  return step.at.toISOString();
}

/** Returns what is loading, and when the demo was last loaded. @throws 404 if it never was */
export async function readDemoState(query: Queryable, jobs: JobQueue): Promise<DemoState> {
  return { stage: await findStage(jobs), loadedDate: await findLoadedDate(query) };
}
