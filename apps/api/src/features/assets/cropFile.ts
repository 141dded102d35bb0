import type { CropArea, UploadedFile } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { belongsTo } from '../access/epackScope.ts';
import { countUsage } from './usage.ts';
import type { Services } from '../services.ts';
import { encodeImage } from '../files/encodeImage.ts';
import { readOriginal } from '../files/originals.ts';
import { storeImages } from '../files/storeImages.ts';

interface FileRow {
  id: string;
  name: string;
  extension: string;
}

/** Finds an image the user can access: in the library, or used by a package. */
async function requireFile(query: Queryable, user: CurrentUser, id: string): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    select f.id, f.name, f.extension from file f
    where f.id = ${id} and (
      exists (select from asset a where a.file_id = f.id and ${belongsTo(user, 'a')}) or ${countUsage(user)} > 0
    )
  `.execute(query);
  if (!rows[0]) throw notFound();
  return rows[0];
}

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
