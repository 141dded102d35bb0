import type { Poster } from '@vitrina/api-client/contract';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import { findFileIds } from '../epacks/fileIds.ts';
import { findForeignFiles } from '../epacks/guard/findForeignFiles.ts';
import { fileUrl } from '../files/fileRow.ts';

/** Reads what is known of an image of this server that the user can access; undefined for any other address. */
export async function readImage(
  query: Queryable,
  user: CurrentUser,
  address: string,
): Promise<Poster | undefined> {
  const [id] = findFileIds(address);
  if (id === undefined || (await findForeignFiles(query, user, [id])).length > 0) return undefined;
  const file = await query.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
  if (!file || fileUrl(file) !== address) return undefined;
  const { width_px: widthPx, height_px: heightPx, variants } = file;
  return widthPx === null || heightPx === null
    ? undefined
    : { url: address, widthPx, heightPx, variants: variants as Poster['variants'] };
}
