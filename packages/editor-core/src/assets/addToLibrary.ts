import type { ApiClient } from '@vitrina/api-client';
import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import type { PreparationOptions } from '../store/uploadWork.ts';
import { addPoster } from './addPoster.ts';
import { FileRefusedError, getUploadRefusal } from './uploadRefusal.ts';

/** The destination of a file, and its progress callback. */
interface SendingOptions {
  /** Undefined or null uploads outside any folder. */
  readonly folderId?: number | null | undefined;
  readonly signal: AbortSignal;
  /** Called with a number from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** The destination of an upload, its question and its progress callbacks. */
export interface Destination extends SendingOptions {
  /** Called with a number from 0 to 1 if the file is converted first. */
  readonly onConverted: (part: number) => void;
  readonly ask: PreparationOptions['ask'];
}

/**
 * Uploads a file to the library, converted before if the user agrees. Gives a video a poster. If the library
 * already has the same file, returns the existing asset with its description.
 * @throws ApiError, FileRefusedError
 */
export async function addToLibrary(
  { services, uploads }: Pick<EditorStore, 'services' | 'uploads'>,
  file: File,
  { signal, onProgress, onConverted, ask, folderId }: Destination,
): Promise<Asset> {
  const { client, uploadWork } = services;
  const prepared = uploadWork
    ? await uploadWork.prepare(file, { signal, onProgress: onConverted, ask })
    : file;
  const refusal = getUploadRefusal(prepared, undefined);
  if (refusal) throw new FileRefusedError(refusal);
  return uploads.inTurn(async () => {
    const asset = await sendToLibrary(client, prepared, { folderId, signal, onProgress });
    return addPoster(services, asset, prepared, signal);
  });
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
