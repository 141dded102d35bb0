import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';

/** The destination of a file, and its progress callback. */
export interface SendingOptions {
  /** Undefined or null uploads outside any folder. */
  readonly folderId?: number | null | undefined;
  readonly signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/**
 * Sends a file to the library as it is.
 * @throws ApiError
 */
export async function sendToLibrary(
  client: ApiClient,
  file: File,
  { folderId = null, signal, onProgress }: SendingOptions,
): Promise<Asset> {
  signal.throwIfAborted();
  onProgress?.(0);
  const { id: fileId } = await client.upload(file, { signal, ...(onProgress && { onProgress }) });
  const body = { fileId, folderId, name: file.name };
  const { data } = await client.call(calls.addAsset, { body, signal });
  return data;
}
