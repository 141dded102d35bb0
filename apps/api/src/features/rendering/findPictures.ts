import type { UploadedFile, WireComponentData } from '@vitrina/api-client/contract';
import type { FindPicture } from '@vitrina/block-kit';

import type { Queryable } from '../../platform/storage/database.ts';
import { fileUrl } from '../files/fileRow.ts';

const storedFile = /\/files\/([0-9a-f]{64})\./g;

/** Finds the known data of images that components refer to: their sizes, and their files in other formats. */
export async function findPictures(
  query: Queryable,
  components: readonly WireComponentData[],
): Promise<FindPicture> {
  const ids = [...JSON.stringify(components).matchAll(storedFile)].map(([, id = '']) => id);
  if (ids.length === 0) return () => undefined;
  const rows = await query
    .selectFrom('file')
    .select(['id', 'extension', 'width_px', 'height_px', 'variants'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const pictures = new Map(
    rows.flatMap((row) => {
      if (row.width_px === null || row.height_px === null) return [];
      const variants = (row.variants as UploadedFile['variants']).map(({ url, widthPx }) => ({
        src: url,
        widthPx,
      }));
      const picture = { widthPx: row.width_px, heightPx: row.height_px, variants };
      return [[fileUrl(row), picture] as const];
    }),
  );
  return (source) => pictures.get(source);
}
