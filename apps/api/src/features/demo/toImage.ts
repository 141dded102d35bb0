import { toStoredImage } from '@vitrina/api-client';
import type { UploadedFile } from '@vitrina/api-client/contract';
import type { JsonObject } from '@vitrina/epack-model';

/** Returns the value of an image prop for a stored file that is an image. */
export function toImage({ url, widthPx, heightPx, variants }: UploadedFile): JsonObject {
  return toStoredImage({ url, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, variants });
}
