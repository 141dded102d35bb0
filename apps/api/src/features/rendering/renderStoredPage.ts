import type { BrandKitWire, EpackDataWire, WireComponentData } from '@vitrina/api-client/contract';
import { directionOf, loadPage, type DataSource } from '@vitrina/epack-model';
import { dataSourceSchema } from '@vitrina/epack-model/schemas';
import { renderPage, type RenderedPage, type RenderPageOptions } from '@vitrina/epack-renderer';

import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { findBrandKit } from '../directory/brandKits.ts';
import type { EpackRow } from '../epacks/queries.ts';
import { findPictures } from './findPictures.ts';
import { createFramePacks } from './framePacks.ts';

/** A page as it is stored. */
export interface StoredPage {
  components: readonly WireComponentData[];
  locale: string;
}

/** The sources that pages are rendered from. */
export interface PageSources {
  query: Queryable;
  blocks: Blocks;
  /** Where packs of frames are stored. If undefined, each frame loads by itself. */
  blobs: BlobStore | undefined;
}

type StoredPageOptions = Pick<RenderPageOptions, 'assetUrl' | 'failureText'> & {
  /** Another look than that of the license; null for the plain one. */
  kit?: BrandKitWire | null;
};

/** Returns the stored data sources; an invalid one shows no data. */
export function dataSourcesOf({ dataSources = [] }: EpackDataWire): DataSource[] {
  return dataSources.flatMap((source) => dataSourceSchema.safeParse(source).data ?? []);
}

/**
 * Renders a saved page of an epack: the same HTML in preview, zip and stream. A block whose View fails is left
 * out, or replaced by `failureText`; see `failures` in the answer.
 */
export async function renderStoredPage(
  { query, blobs, blocks: { catalogue, views } }: PageSources,
  epack: Pick<EpackRow, 'data' | 'public_id' | 'license_id' | 'owner_id'>,
  { components, locale }: StoredPage,
  { assetUrl, failureText, kit: otherKit }: StoredPageOptions = {},
): Promise<RenderedPage> {
  const { page } = loadPage(components, catalogue.rules);
  const kit = otherKit === undefined ? await findBrandKit(query, epack) : otherKit;
  const packs = blobs && createFramePacks(blobs);
  const rendered = renderPage(page, {
    catalogue,
    views,
    locale,
    publicId: epack.public_id,
    dataSources: dataSourcesOf(epack.data),
    findPicture: await findPictures(query, components),
    ...(packs && { findPack: packs.findPack }),
    direction: directionOf(epack.data.manifest, locale),
    ...(kit && { kit }),
    ...(assetUrl && { assetUrl }),
    ...(failureText && { failureText }),
  });
  await packs?.store();
  return rendered;
}
