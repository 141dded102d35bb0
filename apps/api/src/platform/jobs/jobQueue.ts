import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss';

import type { Log } from '../logs/log.ts';
import type { Queryable } from '../storage/database.ts';
import type { JobCount } from '../metrics/metrics.ts';
import type { JobKind, SendableJob } from './jobKind.ts';

/** How a job is sent. */
export interface JobSendOptions {
  /** The job is there if, and only if, this transaction is. */
  transaction?: Queryable;
  /** An exclusive kind keeps one job per key apart from those of other keys. */
  key?: string;
  startAfter?: Date;
}

/** Where work is left for later. What was sent is done at least once, whatever process is killed. */
export interface JobQueue {
  /** Resolves once the job is stored. */
  send<Payload extends object>(
    kind: SendableJob<Payload>,
    payload: Payload,
    options?: JobSendOptions,
  ): Promise<void>;
  /** The jobs that are not done, of all processes together. */
  count(): Promise<readonly JobCount[]>;
  /** The queue itself, for those who work on it. */
  readonly boss: PgBoss;
  readonly pace: JobPace;
  /** Aborted once `stop` is called. */
  readonly stopping: AbortSignal;
  /** Lets running jobs finish within `withinMs`; what is cut short is done again later. */
  stop(withinMs: number): Promise<void>;
}

/** Where jobs are opened, and by whom. */
export interface JobQueueOptions {
  connectionString: string;
  kinds: readonly JobKind[];
  /** Whether this process runs jobs and looks after the queue; others only send. */
  isWorker: boolean;
  log: Log;
  /** How soon things are noticed; {@link defaultPace} unless said. */
  pace?: JobPace;
}

/** How soon the queue notices what nobody tells it: sooner costs the database more. */
export interface JobPace {
  /** The pause before a failed run is tried again for the first time; each later one is longer. At least 1. */
  readonly retryDelaySeconds: number;
  /** For how long a process may be silent before its jobs are another's. At least 10. */
  readonly heartbeatSeconds: number;
  /** How often silent processes are looked for. At least 1. */
  readonly superviseSeconds: number;
  /** How often jobs are looked for that became due without a word. At least 0.5. */
  readonly pollSeconds: number;
}

/** That of a server. */
const defaultPace: JobPace = {
  retryDelaySeconds: 5,
  heartbeatSeconds: 15,
  superviseSeconds: 10,
  // While the database tells of new jobs, asking is only for those whose time has come or whose retry is due.
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

/** States of jobs that are not done. */
const countedStates = ['created', 'retry', 'active', 'failed'];

const countStatement = `
  select name, state::text as state, count(*)::int as n from pgboss.job
  where state in (${countedStates.map((state) => `'${state}'`).join(', ')}) and name not like '\\_\\_%' group by 1, 2
`;

/** Each kind has a line for each state from the start, so that an alarm on one is not an alarm on nothing. */
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

/** Opens the queue in the server's own database, in a schema of its own. */
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
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
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
    async stop(withinMs) {
      stopping.abort();
      await boss.stop({ graceful: withinMs > 0, timeout: withinMs });
    },
  };
}
