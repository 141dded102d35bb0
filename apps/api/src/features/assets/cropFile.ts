import type { CropArea, UploadedFile } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Services } from '../services.ts';
import { encodeImage } from '../files/encodeImage.ts';
import { readOriginal } from '../files/originals.ts';
import { storeImages } from '../files/storeImages.ts';
import { requireFile } from './requireFile.ts';

/**
 * Stores a part of an image as a separate image, cropped from the original upload. The image itself does not
 * change.
 *
 * @throws 404 for an inaccessible image, 415 for one without pixels to crop
 */
export async function cropFile(
  services: Pick<Services, 'database' | 'blobs'>,
  user: CurrentUser,
  id: string,
  area: CropArea,
): Promise<UploadedFile> {
  const file = await requireFile(services.database.query, user, id);
  if (file.extension === 'svg') throw new Failure(415, 'fileNotImage');
  const bytes = await readOriginal(services.blobs, file);
  if (!bytes) throw notFound();
  return storeImages(services, await encodeImage(bytes, area), { name: file.name, userId: user.id });
}
