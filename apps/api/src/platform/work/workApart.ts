import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Files of others keep their readers busy for a second at most; what takes longer than this means no good. */
const defaultTimeoutMs = 15_000;
const maxHeapMb = 256;
/** Buffers are outside of the heap, which its limit knows nothing of: an archive of a megabyte unpacks into gigabytes. */
const maxBufferBytes = 256 * 1024 * 1024;
const watchMs = 200;

/** The name of a program in `entry/threads`, each of which reads one kind of file in a thread of its own. */
type Program = `${string}Worker`;

const isSource = import.meta.url.endsWith('.ts');

/** The bundle has all programs in its one folder. */
function findProgram(program: Program): URL {
  const path = isSource ? `../../entry/threads/${program}.ts` : `./${program}.js`;
  return new URL(path, import.meta.url);
}

/** Says when a thread has filled more buffers than any file of good will. */
function watchBuffers(worker: Worker): { signal: AbortSignal; stop(): void } {
  const full = new AbortController();
  let isAsked = false;
  const timer = setInterval(() => {
    // A thread that is busy answers late; asked again and again it would have that to do as well.
    if (isAsked) return;
    isAsked = true;
    worker
      .getHeapStatistics()
      .then(
        ({ external_memory: bytes }) => {
          if (bytes > maxBufferBytes) full.abort();
        },
        // It is not up yet, or gone.
        () => undefined,
      )
      .finally(() => (isAsked = false));
  }, watchMs);
  return { signal: full.signal, stop: () => clearInterval(timer) };
}

/**
 * Has a program read bytes apart from the server: a file can keep its parser busy without end, or fill the memory.
 *
 * @returns what the program answers, or nothing where it threw, ran out of memory, or had no end
 */
export async function workApart<Answer>(
  program: Program,
  bytes: Uint8Array,
  timeoutMs = defaultTimeoutMs,
): Promise<Answer | undefined> {
  const worker = new Worker(findProgram(program), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    stdout: true,
    stderr: true,
  });
  const buffers = watchBuffers(worker);
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

/** The other side: what a thread started by {@link workApart} does with its bytes. */
export async function answerApart(work: (bytes: Buffer) => unknown): Promise<void> {
  const answer = await work(Buffer.from(workerData as Uint8Array));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
}
