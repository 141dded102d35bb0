/** How long a part of the app may take to arrive (panel.md, section 9). */
export const chunkTimeoutMs = 120_000;

/** A script or style of the app did not arrive: lost connection, or a newer version is out. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code = 'chunkLoad';
}

/**
 * Loads a part of the app.
 * @throws {@link ChunkLoadError} where it fails or takes longer than `timeoutMs`
 */
export async function loadWithin<Part>(load: () => Promise<Part>, timeoutMs = chunkTimeoutMs): Promise<Part> {
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
