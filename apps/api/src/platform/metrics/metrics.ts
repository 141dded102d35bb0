import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { Database } from '../storage/database.ts';
import { countRecentCalls, type RecentCall } from './recentCalls.ts';

/** The number of jobs of a kind in a state. */
export interface JobCount {
  name: string;
  state: string;
  n: number;
}

/** A queue whose jobs can be counted. */
interface JobCounter {
  count(): Promise<readonly JobCount[]>;
}

/** Metrics of a server process. */
export interface Metrics {
  requestEnded(request: { method: string; route: string; status: number; seconds: number }): void;
  jobEnded(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Lists the calls of this process in the last hour. */
  listRecentCalls(): RecentCall[];
  /** Returns all metrics in Prometheus' text format. */
  read(): Promise<{ text: string; contentType: string }>;
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 900];

function addConnections(registers: Registry[], database: Database): void {
  const gauge = new Gauge({
    name: 'vitrina_database_connections',
    help: 'Connections of the pool; waiting: requests for one that is not free yet',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.countConnections())) gauge.set({ state }, count);
    },
  });
}

function addJobCounts(registers: Registry[], queue: JobCounter): void {
  const gauge = new Gauge({
    name: 'vitrina_jobs',
    help: 'Jobs that are not done, of all processes together',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      gauge.reset();
      for (const { name, state, n } of await queue.count()) gauge.set({ name, state }, n);
    },
  });
}

/** Creates the metrics of a server process. */
export function openMetrics(database: Database, queue: JobCounter): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  addConnections(registers, database);
  addJobCounts(registers, queue);
  const requests = new Histogram({
    name: 'vitrina_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'vitrina_job_duration_seconds',
    help: 'Runs of jobs in this process',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const recentCalls = countRecentCalls();
  return {
    requestEnded({ seconds, ...labels }) {
      requests.observe(labels, seconds);
      recentCalls.note({ seconds, ...labels });
    },
    listRecentCalls: recentCalls.list,
    jobEnded: (name, outcome, seconds) => jobs.observe({ name, outcome }, seconds),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
