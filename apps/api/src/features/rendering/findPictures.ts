import type { UploadedFile, WireComponentData } from '@vitrina/api-client/contract';
import type { FindPicture } from '@vitrina/block-kit';
import type { Selectable } from 'kysely';

import type { Queryable } from '../../platform/storage/database.ts';
import type { Tables } from '../../platform/storage/tables.ts';
import { fileUrl } from '../files/fileRow.ts';

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
    .select(['id', 'extension', 'name', 'size_bytes', 'width_px', 'height_px', 'variants', 'facts'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const files = new Map(rows.map((row) => [fileUrl(row), toKnownData(row)]));
  return (source) => files.get(source);
}

type Row = Pick<
  Selectable<Tables['file']>,
  'name' | 'size_bytes' | 'width_px' | 'height_px' | 'variants' | 'facts'
>;

function toKnownData(row: Row): ReturnType<FindPicture> {
  const { name, size_bytes: sizeBytes, width_px: widthPx, height_px: heightPx } = row;
  const variants = row.variants as UploadedFile['variants'];
  const { durationSeconds, color } = row.facts as UploadedFile['facts'];
  return {
    name,
    sizeBytes,
    ...(widthPx !== null && heightPx !== null && { widthPx, heightPx }),
    ...(variants.length > 0 && {
      variants: variants.map(({ url: src, widthPx: px }) => ({ src, widthPx: px })),
    }),
    ...(color !== undefined && { color }),
    ...(durationSeconds !== undefined && { durationSeconds }),
  };
}
