/** How long a part of the app may take to arrive (panel.md, section 9). */
export const chunkTimeoutMs = 120_000;

/** A script or style of the app did not arrive: lost connection, or a newer version is out. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'chunkLoad';
}

/**
 * Loads a part of the app. Without a connection it waits until there is one and tries again: what stands on the screen
 * must not give way to an error for that.
 * @throws {@link ChunkLoadError} where it fails or takes longer than `timeoutMs`
 */
export async function loadWithin<Part>(load: () => Promise<Part>, timeoutMs = chunkTimeoutMs): Promise<Part> {
  try {
    return await attempt(load, timeoutMs);
  } catch (error) {
    // Outside a browser nobody knows.
    const isOffline = 'onLine' in navigator && !navigator.onLine;
    if (!isOffline) throw error;
    await untilOnline();
    return loadWithin(load, timeoutMs);
  }
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
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
