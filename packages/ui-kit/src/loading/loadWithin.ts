/** The time limit for loading a part of the app, in milliseconds. */
export const chunkTimeoutMs = 120_000;

/** A script or style of the app failed to load: the connection was lost, or a newer version was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'chunkLoad';
}

/**
 * Loads a part of the app. While offline, waits for the connection and tries again, since an error must not
 * replace the current screen.
 * @throws {@link ChunkLoadError} if loading fails or takes longer than `timeoutMs`
 */
export async function loadWithin<Part>(load: () => Promise<Part>, timeoutMs = chunkTimeoutMs): Promise<Part> {
  const connection = watchConnection();
  try {
    return await attempt(load, timeoutMs);
  } catch (error) {
    if (!connection.wasLost()) throw error;
    await untilOnline();
    return loadWithin(load, timeoutMs);
  } finally {
    connection.stop();
  }
}

// Outside a browser, `onLine` does not exist.
const isOffline = () => 'onLine' in navigator && !navigator.onLine;

/** Notices an interruption also if it is over when the failure arrives. */
function watchConnection() {
  let wasLost = isOffline();
  const noteLoss = () => {
    wasLost = true;
  };
  const isWatched = 'onLine' in navigator;
  if (isWatched) globalThis.addEventListener('offline', noteLoss);
  return {
    wasLost: () => wasLost || isOffline(),
    stop() {
      if (isWatched) globalThis.removeEventListener('offline', noteLoss);
    },
  };
}

async function untilOnline(): Promise<void> {
  if (!isOffline()) return;
  await new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
  });
}

async function attempt<Part>(load: () => Promise<Part>, timeoutMs: number): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Not loaded within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('Not loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
