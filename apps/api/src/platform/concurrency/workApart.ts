import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** A normal file takes a second at most; a longer one is an attack. */
const defaultTimeoutMs = 15_000;
const maxHeapMb = 256;
/** Buffers are outside the heap and its limit: an archive of a megabyte can unpack into gigabytes. */
const defaultMaxBufferBytes = 256 * 1024 * 1024;
const watchMs = 200;
/** A kept thread waits so long for more work. */
const idleMs = 30_000;

/** Name of a program in `entry/threads`. Each one reads one kind of file in its own thread. */
type Program = `${string}Worker`;

const isSource = import.meta.url.endsWith('.ts');

/** Finds a thread's program. The bundle has all programs in one folder. */
function findProgram(program: Program): URL {
  const path = isSource ? `../../entry/threads/${program}.ts` : `./${program}.js`;
  return new URL(path, import.meta.url);
}

/** Aborts when a thread fills more buffers than any normal file needs. */
function watchBuffers(worker: Worker, maxBytes: number): { signal: AbortSignal; stop(): void } {
  const full = new AbortController();
  let isAsked = false;
  const timer = setInterval(() => {
    // A busy thread answers late; more questions would add to its work.
    if (isAsked) return;
    isAsked = true;
    worker
      .getHeapStatistics()
      .then(
        ({ external_memory: bytes }) => {
          if (bytes > maxBytes) full.abort();
        },
        // The thread has not started yet, or has ended.
        () => undefined,
      )
      .finally(() => (isAsked = false));
  }, watchMs);
  return { signal: full.signal, stop: () => clearInterval(timer) };
}

/** Threads that wait for more work: at most one of a program. */
const idle = new Map<Program, Worker>();

function takeThread(program: Program): Worker {
  const waiting = idle.get(program);
  idle.delete(program);
  waiting?.ref();
  return waiting ?? startThread(program);
}

function startThread(program: Program): Worker {
  const worker = new Worker(findProgram(program), {
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    stdout: true,
    stderr: true,
  });
  // Work that is waited for hears of a failure by itself; without a listener, an idle thread would end the server.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (idle.get(program) === worker) idle.delete(program);
  });
  return worker;
}

/** Lets a thread wait for more work, without keeping the process alive. */
async function keepThread(program: Program, worker: Worker): Promise<void> {
  if (idle.has(program)) {
    await worker.terminate();
    return;
  }
  idle.set(program, worker);
  worker.unref();
  const end = () => {
    if (idle.get(program) !== worker) return;
    idle.delete(program);
    void worker.terminate();
  };
  setTimeout(end, idleMs).unref();
}

/** The limits of a thread. */
export interface ThreadLimits {
  /** Default: 15 s. */
  timeoutMs?: number;
  /** Default: 256 MB. */
  maxBufferBytes?: number;
  /**
   * Whether the thread does more work of this kind if it succeeds: for programs that take longer to load than to run,
   * and keep nothing of a file. Default: false.
   */
  isKept?: boolean;
}

/**
 * Parses a file in a separate thread: a malicious file can block its parser or fill the memory.
 *
 * @param input - the bytes of the file, or a description that can be cloned
 * @returns the program's result, or undefined if it threw, ran out of memory, or timed out
 */
export async function workApart<Answer>(
  program: Program,
  input: object,
  { timeoutMs = defaultTimeoutMs, maxBufferBytes = defaultMaxBufferBytes, isKept = false }: ThreadLimits = {},
): Promise<Answer | undefined> {
  const worker = takeThread(program);
  const buffers = watchBuffers(worker, maxBufferBytes);
  let isSound = false;
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), buffers.signal]);
    const answered = once(worker, 'message', { signal }) as Promise<[Answer]>;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(input);
    const [answer] = await answered;
    isSound = true;
    return answer;
  } catch {
    return undefined;
  } finally {
    buffers.stop();
    await (isKept && isSound ? keepThread(program, worker) : worker.terminate());
  }
}

/**
 * Answers each piece of work, inside a thread started by {@link workApart}. Bytes arrive as a `Buffer`. A failure ends
 * the thread.
 */
export function answerApart(work: (input: never) => unknown): void {
  parentPort?.on('message', (given: unknown) => {
    void (async () => {
      const input = given instanceof Uint8Array ? Buffer.from(given) : given;
      const answer = await work(input as never);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(answer);
    })();
  });
}
