import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Files of others keep their readers busy for a second at most; what takes longer than this means no good. */
const defaultTimeoutMs = 15_000;
const maxHeapMb = 256;

/** As it ships everything is one folder, and so are the programs of threads in the source. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** The programs that read files of others, each in a thread of its own. */
type Program = 'fontWorker' | 'svgWorker' | 'sheetWorker';

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
  const worker = new Worker(new URL(`./${program}.${extension}`, import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) })) as [Answer];
    return answer;
  } catch {
    return undefined;
  } finally {
    await worker.terminate();
  }
}

/** The other side: what a thread started by {@link workApart} does with its bytes. */
export async function answerApart(work: (bytes: Buffer) => unknown): Promise<void> {
  const answer = await work(Buffer.from(workerData as Uint8Array));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
}
