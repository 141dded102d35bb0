import type { UploadedFile, WireComponentData } from '@vitrina/api-client/contract';
import type { FindPicture } from '@vitrina/block-kit';

import type { Queryable } from '../../platform/storage/database.ts';

const storedFile = /\/files\/([0-9a-f]{64})\./g;

/** Finds the known data of files that components refer to, such as the sizes of images and their other formats. */
export async function findPictures(
  query: Queryable,
  components: readonly WireComponentData[],
): Promise<FindPicture> {
  const ids = [...JSON.stringify(components).matchAll(storedFile)].map(([, id = '']) => id);
  if (ids.length === 0) return () => undefined;
  const rows = await query
    .selectFrom('file')
    .select(['id', 'extension', 'name', 'size_bytes', 'width_px', 'height_px', 'variants'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const pictures = new Map(
    rows.map((row) => {
      const variants = (row.variants as UploadedFile['variants']).map(({ url, widthPx }) => ({
        src: url,
        widthPx,
      }));
      const { name, size_bytes: sizeBytes, width_px: widthPx, height_px: heightPx } = row;
      const picture = { widthPx, heightPx, variants, sizeBytes, name };
      const address: string = `/files/${row.id}.${row.extension}`;
      return [address, picture] as const;
    }),
  );
  return (source) => pictures.get(source);
}
