import type { BrandKitWire, KitPreview } from '@vitrina/api-client/contract';
import { createPage, directionOf, localeDirection } from '@vitrina/epack-model';
import { type RenderedPage, renderDocument, renderPage } from '@vitrina/epack-renderer';
import { createPageDrafts, pageDesigns } from '@vitrina/page-designs';
import { sql } from 'kysely';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { notFound } from '../../../platform/http/failure.ts';
import type { Language } from '../../../platform/http/language.ts';
import type { Queryable } from '../../../platform/storage/database.ts';
import { licensesInScope } from '../../access/adminScope.ts';
import type { EpackRow } from '../../epacks/queries.ts';
import { choosePage } from '../../rendering/choosePage.ts';
import { findPageFonts, toFontCss } from '../../rendering/fonts.ts';
import { renderStoredPage } from '../../rendering/renderStoredPage.ts';
import type { Services } from '../../services.ts';
import { readPublishedPages } from '../sincePublished.ts';
import { listLooksBut } from './listOldLooks.ts';

type PreviewServices = Pick<Services, 'database' | 'blobs' | 'blocks'>;

/** A page that shows a kit. */
interface Sample {
  name: string | null;
  locale: string;
  direction: 'ltr' | 'rtl';
  rendered: RenderedPage;
}

const namedCount = 20;

/**
 * Renders the page of a license that was published last as it would be with a kit, and lists the packages whose pages
 * would change. A license without pages gets a designed one.
 *
 * @throws 404
 */
export async function previewKit(
  services: PreviewServices,
  user: CurrentUser,
  licenseId: number,
  { kit, language }: { kit: BrandKitWire | null; language: Language },
): Promise<KitPreview> {
  const { query } = services.database;
  const license = await sql`
    select 1 from license l where l.id = ${licenseId} and ${licensesInScope(user)}
  `.execute(query);
  if (license.rows.length === 0) throw notFound();
  const { name, locale, direction, rendered } =
    (await renderPublished(services, licenseId, kit)) ?? renderDesign(services, kit, language);
  const fonts = await findPageFonts({ query, blobs: services.blobs }, rendered);
  const fontCss = toFontCss(fonts, (url) => url);
  const changed = await listLooksBut(query, licenseId, kit);
  return {
    name,
    html: renderDocument(rendered, { title: name ?? '', locale, fontCss, direction }),
    changed: {
      items: changed.slice(0, namedCount).map((look) => ({ id: look.epackId, name: look.name })),
      total: changed.length,
    },
  };
}

async function renderPublished(
  { database: { query }, blocks }: PreviewServices,
  licenseId: number,
  kit: BrandKitWire | null,
): Promise<Sample | undefined> {
  const last = await findLast(query, licenseId);
  const pages = last && (await readPublishedPages(query, last.epack.id, last.publicationId));
  const page = pages && choosePage(pages)?.page;
  if (!page) return undefined;
  const sources = { query, blobs: undefined, blocks };
  const rendered = await renderStoredPage(sources, last.epack, page, { kit });
  const direction = directionOf(last.epack.data.manifest, page.locale);
  return { name: last.epack.name, locale: page.locale, direction, rendered };
}

/** Finds the publication of a license that shops show since the shortest time. */
async function findLast(
  query: Queryable,
  licenseId: number,
): Promise<{ epack: EpackRow; publicationId: number } | undefined> {
  const found = await query
    .selectFrom('stream_pointer as s')
    .innerJoin('publication as p', 'p.id', 's.publication_id')
    .select(['p.id', 'p.epack_id'])
    .where('p.license_id', '=', licenseId)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const row: unknown = await query
    .selectFrom('epack')
    .selectAll()
    .where('id', '=', found.epack_id)
    .executeTakeFirst();
  return row === undefined ? undefined : { epack: row as EpackRow, publicationId: found.id };
}

function renderDesign(
  { blocks: { catalogue, views } }: PreviewServices,
  kit: BrandKitWire | null,
  locale: Language,
): Sample {
  const [design = { sections: [] }] = pageDesigns;
  const page = createPage(createPageDrafts(design, { catalogue, locale }));
  const rendered = renderPage(page, { catalogue, views, locale, publicId: '', ...(kit && { kit }) });
  return { name: null, locale, direction: localeDirection(locale), rendered };
}
