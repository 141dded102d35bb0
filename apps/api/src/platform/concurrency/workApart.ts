import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** A normal file takes a second at most; a longer one is an attack. */
const defaultTimeoutMs = 15_000;
const maxHeapMb = 256;
/** Buffers are outside the heap and its limit: an archive of a megabyte can unpack into gigabytes. */
const defaultMaxBufferBytes = 256 * 1024 * 1024;
const watchMs = 200;

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

/** The limits of a thread. */
export interface ThreadLimits {
  /** Default: 15 s. */
  timeoutMs?: number;
  /** Default: 256 MB. */
  maxBufferBytes?: number;
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
  { timeoutMs = defaultTimeoutMs, maxBufferBytes = defaultMaxBufferBytes }: ThreadLimits = {},
): Promise<Answer | undefined> {
  const worker = new Worker(findProgram(program), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    stdout: true,
    stderr: true,
  });
  const buffers = watchBuffers(worker, maxBufferBytes);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), buffers.signal]);
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    return answer;
  } catch {
    return undefined;
  } finally {
    buffers.stop();
    await worker.terminate();
  }
}

/** Sends the result of `work`, inside a thread started by {@link workApart}. Bytes arrive as a `Buffer`. */
export async function answerApart(work: (input: never) => unknown): Promise<void> {
  const input: unknown = workerData instanceof Uint8Array ? Buffer.from(workerData) : workerData;
  const answer = await work(input as never);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
}
