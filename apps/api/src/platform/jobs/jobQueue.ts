import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss';

import type { Log } from '../logs/log.ts';
import { createRepeatedErrorLog } from '../logs/logRepeated.ts';
import type { JobCount } from '../metrics/metrics.ts';
import type { Queryable } from '../storage/database.ts';
import type { JobKind, SendableJob } from './jobKind.ts';

/** Options for sending a job. */
export interface JobSendOptions {
  /** Sends the job only if this transaction commits. */
  transaction?: Queryable;
  /** Jobs of an exclusive kind are exclusive per key. */
  key?: string;
  startAfter?: Date;
}

/** Queue of background work. A sent job runs at least once, even if processes are killed. */
export interface JobQueue {
  /** Resolves once the job is stored. */
  send<Payload extends object>(
    kind: SendableJob<Payload>,
    payload: Payload,
    options?: JobSendOptions,
  ): Promise<void>;
  /** Counts the unfinished jobs of all processes. */
  count(): Promise<readonly JobCount[]>;
  /** Lists the kinds of jobs that wait, run or failed, of all processes. */
  listQueues(): Promise<readonly QueueState[]>;
  /** The underlying queue, for workers. */
  readonly boss: PgBoss;
  readonly pace: JobPace;
  /** Aborted once `stop` is called. */
  readonly stopping: AbortSignal;
  /** Lets running jobs finish within `withinMs`. Jobs cut short run again later. */
  stop(withinMs: number): Promise<void>;
}

/** The jobs of a kind that are not done. */
export interface QueueState {
  name: string;
  waitingCount: number;
  runningCount: number;
  failedCount: number;
  /** Since when the first one waits; null if none does. */
  oldestDate: Date | null;
}

/** Options for opening the queue. */
export interface JobQueueOptions {
  connectionString: string;
  kinds: readonly JobKind[];
  /** True for a process that runs jobs and maintains the queue; others only send. */
  isWorker: boolean;
  log: Log;
  /** Polling intervals. Default: {@link defaultPace}. */
  pace?: JobPace;
}

/** Polling intervals of the queue. Shorter intervals cost the database more. */
export interface JobPace {
  /** Delay before the first retry; later delays are longer. At least 1. */
  readonly retryDelaySeconds: number;
  /** Silence after which another process takes over the jobs. At least 10. */
  readonly heartbeatSeconds: number;
  /** Interval of looking for silent processes. At least 1. */
  readonly superviseSeconds: number;
  /** Interval of looking for jobs that became due without a notification. At least 0.5. */
  readonly pollSeconds: number;
}

/** Intervals of a server. */
const defaultPace: JobPace = {
  retryDelaySeconds: 5,
  heartbeatSeconds: 15,
  superviseSeconds: 10,
  // The database announces new jobs; polling only finds scheduled jobs and retries.
  pollSeconds: 5,
};

const poolSize = 4;
const retryDelayMaxSeconds = 600;
const keepDoneSeconds = 24 * 60 * 60;

function queueOptions(
  { retryLimit = 5, timeoutSeconds = 900 }: JobKind,
  { retryDelaySeconds, heartbeatSeconds }: JobPace,
): QueueOptions & { notify: boolean } {
  return {
    retryLimit,
    retryBackoff: true,
    retryDelay: retryDelaySeconds,
    retryDelayMax: retryDelayMaxSeconds,
    expireInSeconds: timeoutSeconds,
    deleteAfterSeconds: keepDoneSeconds,
    heartbeatSeconds,
    notify: true,
  };
}

const unfinishedStates = ['created', 'retry', 'active', 'failed'];
/** States of unfinished jobs. Those that are planned for later do not wait for a worker yet. */
const countedStates = ['planned', ...unfinishedStates];

const countStatement = `
  select name, case when state = 'created' and start_after > now() then 'planned' else state::text end as state,
    count(*)::int as n
  from pgboss.job
  where state in (${unfinishedStates.map((state) => `'${state}'`).join(', ')}) and name not like '\\_\\_%'
  group by 1, 2
`;

const isWaiting = `state in ('created', 'retry') and start_after <= now()`;
const queuesStatement = `
  select name, count(*) filter (where ${isWaiting})::int as "waitingCount",
    count(*) filter (where state = 'active')::int as "runningCount",
    count(*) filter (where state = 'failed')::int as "failedCount",
    min(start_after) filter (where ${isWaiting}) as "oldestDate"
  from pgboss.job
  where (${isWaiting} or state in ('active', 'failed')) and name not like '\\_\\_%'
  group by name order by "failedCount" desc, "oldestDate" nulls last, name
`;

/** Adds a zero for each kind and state, so that alerts have a series from the start. */
function withZeros(counts: readonly JobCount[], kinds: readonly JobKind[]): readonly JobCount[] {
  const zeros = kinds.flatMap(({ name }) => countedStates.map((state) => ({ name, state, n: 0 })));
  const all = [...zeros, ...counts].map((count): [string, JobCount] => [
    `${count.name} ${count.state}`,
    count,
  ]);
  return [...new Map(all).values()];
}

async function prepareQueues(boss: PgBoss, kinds: readonly JobKind[], pace: JobPace): Promise<void> {
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of kinds) {
    const options = queueOptions(kind, pace);
    if (known.has(kind.name)) await boss.updateQueue(kind.name, options);
    else await boss.createQueue(kind.name, { ...options, policy: kind.isExclusive ? 'stately' : 'standard' });
  }
}

/** Opens the queue in its own schema of the server's database. */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { connectionString, kinds, isWorker, log, pace = defaultPace } = options;
  const boss = new PgBoss({
    connectionString,
    application_name: 'vitrina-jobs',
    max: poolSize,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  });
  boss.on('error', createRepeatedErrorLog(log, 'job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warns'));
  await boss.start();
  await prepareQueues(boss, kinds, pace);
  const stopping = new AbortController();
  return {
    boss,
    pace,
    stopping: stopping.signal,
    async send(kind, payload, { transaction, key, startAfter } = {}) {
      await boss.send(kind.name, kind.payload.parse(payload), {
        ...(transaction ? { db: fromKysely(transaction) } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfter ? { startAfter } : {}),
      });
    },
    async count() {
      const { rows } = await boss.getDb().executeSql(countStatement);
      return withZeros(rows as JobCount[], kinds);
    },
    async listQueues() {
      const { rows } = await boss.getDb().executeSql(queuesStatement);
      return rows as QueueState[];
    },
    async stop(withinMs) {
      stopping.abort();
      await boss.stop({ graceful: withinMs > 0, timeout: withinMs });
    },
  };
}
