import { sql } from 'kysely';

/** An image of an epack's page, as {@link firstImage} selects it. */
export interface FirstImage {
  url: string;
  variants: { url: string; widthPx: number }[];
}

/** Selects the first image of the page last edited of an epack (alias `e`), or else of any page. */
export const firstImage = sql<FirstImage | null>`(
  select json_build_object('url', '/files/' || f.id || '.' || f.extension, 'variants', f.variants)
  from page g join file f on f.id = any(g.file_ids)
  where g.epack_id = e.id and f.kind = 'image'
  order by (g.locale, g.template, g.page) = (
    coalesce(e.active->>'locale', 'ru'), coalesce(e.active->>'template', 'master_template'),
    coalesce(e.active->>'page', 'index.html')
  ) desc, array_position(g.file_ids, f.id), f.id limit 1
)`;

/** Sharp on dense screens, where a list shows it 40 pixels wide. */
const thumbnailPx = 80;

/** Returns the smallest variant that is wide enough, else the image itself. */
export function toThumbnail(found: FirstImage | null): string | null {
  const wide = found?.variants.filter(({ widthPx }) => widthPx >= thumbnailPx) ?? [];
  const [smallest] = wide.toSorted((a, b) => a.widthPx - b.widthPx);
  return smallest?.url ?? found?.url ?? null;
}
