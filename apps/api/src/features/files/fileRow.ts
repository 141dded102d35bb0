import type { Poster, UploadedFile } from '@vitrina/api-client/contract';
import { sql } from 'kysely';

/** The columns of {@link fileColumns}. */
export interface FileRow {
  id: string;
  kind: UploadedFile['kind'];
  name: string;
  extension: string;
  content_type: string;
  size_bytes: number;
  width_px: number | null;
  height_px: number | null;
  variants: UploadedFile['variants'];
  facts: UploadedFile['facts'];
  poster: Poster | null;
}

/** Returns the address of a stored file, relative to the server. */
export function fileUrl({ id, extension }: { id: string; extension: string }): string {
  return `/files/${id}.${extension}`;
}

/** The columns of a file `f` and its poster `poster`, joined by {@link posterJoin}. */
export const fileColumns = sql`
  f.id, f.kind, f.name, f.extension, f.content_type, f.size_bytes, f.width_px, f.height_px, f.variants, f.facts,
  case when poster.id is null then null else json_build_object(
    'url', '/files/' || poster.id || '.' || poster.extension,
    'widthPx', poster.width_px, 'heightPx', poster.height_px, 'variants', poster.variants
  ) end as poster
`;

/** Joins the image that stands for the file `f`. */
export const posterJoin = sql`left join file poster on poster.id = f.poster_id`;

/** Converts a file's row for the wire. */
export function toUploadedFile(row: FileRow): UploadedFile {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    url: fileUrl(row),
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    widthPx: row.width_px,
    heightPx: row.height_px,
    variants: row.variants,
    poster: row.poster,
    facts: row.facts,
  };
}
