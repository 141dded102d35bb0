import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';

/** The destination of an upload and its progress callback. */
export interface Destination {
  /** Undefined uploads outside any folder. */
  readonly folderId?: number | undefined;
  readonly signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Uploads a file to the library. If the library already has the same file, returns the existing asset with
 * its description.
 * @throws ApiError
 */
export async function addToLibrary(client: ApiClient, file: File, to: Destination): Promise<Asset> {
  const { signal, onProgress, folderId = null } = to;
  const { id: fileId } = await client.upload(file, { signal, onProgress });
  const body = { fileId, folderId, name: file.name };
  const { data } = await client.call(calls.addAsset, { body, signal });
  return data;
}
