import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { longJob, quickPace } from '../../../testing/jobProcess.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { defineJob, type ServerJob } from '../../features/defineJob.ts';
import type { Services } from '../../features/services.ts';
import { openLog } from '../logs/log.ts';
import { openJobQueue, type JobQueue } from './jobQueue.ts';
import { runJobs } from './runJobs.ts';

const wait = { timeout: 25_000, interval: 50 };

const seen: string[] = [];
const note = defineJob({
  name: 'test-note',
  payload: z.object({ text: z.string() }),
  async run({ text }) {
    seen.push(text);
  },
});
const failsOnce = defineJob({
  name: 'test-fails-once',
  payload: z.object({ text: z.string() }),
  async run({ text }) {
    const isFirst = !seen.includes(text);
    seen.push(text);
    if (isFirst && text === 'bad') throw new Error('not yet');
  },
});
let letGo: () => void = () => undefined;
const slow = defineJob({
  name: 'test-slow',
  payload: z.object({ n: z.number() }),
  isExclusive: true,
  async run({ n }) {
    seen.push(`slow ${n} begun`);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    seen.push(`slow ${n} done`);
  },
});
const kinds: readonly ServerJob[] = [note, failsOnce, slow, longJob];

let server: TestServer;
let jobs: JobQueue;
let services: Services;
const openFor = (ofKinds: readonly ServerJob[], isWorker: boolean) =>
  openJobQueue({
    connectionString: server.connectionString,
    kinds: ofKinds,
    isWorker,
    log: openLog('silent'),
    pace: quickPace,
  });
const open = (isWorker: boolean) => openFor(kinds, isWorker);

beforeAll(async () => {
  server = await startTestServer();
  jobs = await open(true);
  services = { ...server.services, jobs };
  await runJobs(services, [note, failsOnce, slow]);
});
afterAll(async () => {
  await jobs.stop(0);
  await server.stop();
});

describe('a job', () => {
  it('is done by whoever works, whoever sent it', async () => {
    const sender = await open(false);
    await sender.send(note, { text: 'from elsewhere' });
    await sender.stop(0);
    await expect.poll(() => seen, wait).toContain('from elsewhere');
  });

  it('is there only if the transaction that sent it is', async () => {
    const { transaction } = server.services.database;
    const failing = transaction(async (query) => {
      await jobs.send(note, { text: 'rolled back' }, { transaction: query });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await transaction((query) => jobs.send(note, { text: 'committed' }, { transaction: query }));
    await vi.waitUntil(() => seen.includes('committed'), wait);
    expect(seen).not.toContain('rolled back');
  });

  it('that fails is tried again and holds up no other', async () => {
    await jobs.send(failsOnce, { text: 'bad' });
    await jobs.send(failsOnce, { text: 'good' });
    await vi.waitUntil(() => seen.filter((text) => text === 'bad').length === 2, wait);
    expect(seen.filter((text) => text === 'good')).toHaveLength(1);
    const { text } = await server.services.metrics.read();
    expect(text).toContain('vitrina_job_duration_seconds_count{name="test-fails-once",outcome="failed"} 1');
  });

  it('with a payload of another shape is refused when it is sent', async () => {
    await expect(jobs.send(note, { text: 1 } as unknown as { text: string })).rejects.toThrow(/string/);
  });

  it('waits for its time', async () => {
    await jobs.send(note, { text: 'tomorrow' }, { startAfter: new Date(Date.now() + 86_400_000) });
    await jobs.send(note, { text: 'now' });
    await vi.waitUntil(() => seen.includes('now'), wait);
    expect(seen).not.toContain('tomorrow');
    const counts = (await jobs.count()).filter(({ name }) => name === note.name);
    expect(counts.find(({ state }) => state === 'planned')?.n).toBe(1);
    expect(counts.find(({ state }) => state === 'created')?.n).toBe(0);
  });

  it('of an exclusive kind runs once at a time, and once more at most waits', async () => {
    for (const n of [1, 2, 3, 4]) await jobs.send(slow, { n });
    await vi.waitUntil(() => seen.some((text) => text.endsWith('begun')), wait);
    await jobs.send(slow, { n: 5 });
    await jobs.send(slow, { n: 6 });
    letGo();
    await vi.waitUntil(() => seen.filter((text) => text.endsWith('begun')).length === 2, wait);
    letGo();
    await vi.waitUntil(() => seen.filter((text) => text.endsWith('done')).length === 2, wait);
    expect(await jobs.boss.findJobs(slow.name, { queued: true })).toEqual([]);
  });
});

it('stopping ends a job that looks at its signal, which is done again later', async () => {
  let runs = 0;
  const inPieces = defineJob({
    name: 'test-in-pieces',
    payload: z.object({}),
    async run(_payload, { signal }) {
      runs++;
      if (runs > 1) return;
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const openOther = () => openFor([inPieces], true);
  const first = await openOther();
  await runJobs({ ...services, jobs: first }, [inPieces]);
  await first.send(inPieces, {});
  await vi.waitUntil(() => runs === 1, wait);
  await first.stop(300_000);
  const second = await openOther();
  await runJobs({ ...services, jobs: second }, [inPieces]);
  await expect.poll(() => runs, wait).toBe(2);
  await second.stop(0);
});

it('stopping lets running jobs finish', async () => {
  const other = await open(true);
  await runJobs({ ...services, jobs: other }, [slow]);
  await other.send(slow, { n: 7 }, { key: 'own' });
  await vi.waitUntil(() => seen.includes('slow 7 begun'), wait);
  const stopped = Promise.all([other.stop(20_000), jobs.stop(20_000)]);
  letGo();
  await stopped;
  expect(seen).toContain('slow 7 done');
});

describe('a process killed in the middle of a job', () => {
  const children: ChildProcess[] = [];
  afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

  function startWorker(environment: Record<string, string> = {}): ChildProcess {
    const program = join(import.meta.dirname, '../../../testing/jobProcess.ts');
    const { dataFolder } = server.services.config;
    const child = spawn(process.execPath, ['--conditions=@vitrina/source', program], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: server.connectionString,
        VITRINA_DATA_DIR: dataFolder,
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child;
  }

  it('leaves it to another', { timeout: 120_000 }, async () => {
    const file = join(server.services.config.dataFolder, 'long-job');
    const read = () => readFile(file, 'utf8').catch(() => '');
    const sender = await open(false);
    const hanging = startWorker({ HANGS: '1' });
    await sender.send(longJob, { file });
    await sender.stop(0);
    await vi.waitUntil(async () => (await read()) === 'begun\n', { timeout: 60_000, interval: 100 });
    hanging.kill('SIGKILL');
    await once(hanging, 'exit');
    startWorker();
    await expect.poll(read, { timeout: 90_000, interval: 200 }).toBe('begun\nbegun\ndone\n');
  });
});
