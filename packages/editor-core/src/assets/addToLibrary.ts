import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';

/** Where an upload goes, and how it is followed. */
export interface Destination {
  /** In no folder by default. */
  readonly folderId?: number | undefined;
  readonly signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Uploads a picture into the library; one that is there already is answered as it stands, with its description.
 * @throws ApiError
 */
export async function addToLibrary(client: ApiClient, file: File, to: Destination): Promise<Asset> {
  const { signal, onProgress, folderId = null } = to;
  const { id: fileId } = await client.upload(file, { signal, onProgress });
  const body = { fileId, folderId, name: file.name };
  const { data } = await client.call(calls.addAsset, { body, signal });
  return data;
}
