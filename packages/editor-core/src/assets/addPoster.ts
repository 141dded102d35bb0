import { calls } from '@vitrina/api-client/calls';
import type { Asset } from '@vitrina/api-client/contract';

import type { EditorServices } from '../store/services.ts';
import { sendToLibrary } from './sendToLibrary.ts';

/**
 * Gives a video without a poster one of its frames, stored as an image beside it, and returns the changed asset.
 * If that fails, returns the asset unchanged: the video is useful without a poster.
 */
export async function addPoster(
  { client, uploadWork, logFailure }: Pick<EditorServices, 'client' | 'uploadWork' | 'logFailure'>,
  asset: Asset,
  file: File,
  signal: AbortSignal,
): Promise<Asset> {
  if (asset.kind !== 'video' || asset.poster || !uploadWork) return asset;
  try {
    const image = await uploadWork.makePoster(file, signal);
    if (!image) return asset;
    const { folderId, id } = asset;
    const { fileId: posterFileId } = await sendToLibrary(client, image, { folderId, signal });
    const { data } = await client.call(calls.updateAsset, { params: { id }, body: { posterFileId }, signal });
    return data;
  } catch (error) {
    signal.throwIfAborted();
    logFailure('The video has no poster', error);
    return asset;
  }
}
