import type { Asset } from '@vitrina/api-client/contract';

import type { EditorStore } from '../store/createEditorStore.ts';
import type { PreparationOptions } from '../store/uploadWork.ts';
import { addPoster } from './addPoster.ts';
import { sendToLibrary, type SendingOptions } from './sendToLibrary.ts';
import { FileRefusedError, getUploadRefusal } from './uploadRefusal.ts';

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
