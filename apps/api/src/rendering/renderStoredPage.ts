import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { EpackDataWire, WireComponentData } from '@vitrina/api-client/contract';
import { loadPage } from '@vitrina/epack-model';
import { renderPage, type RenderedPage } from '@vitrina/epack-renderer';

/** A stored page and how it is to be shown. */
export interface PageToRender {
  components: readonly WireComponentData[];
  locale: string;
  publicId: string;
  direction?: 'ltr' | 'rtl' | undefined;
  /** Turns a stored source (`/files/….webp`) into the address to load. */
  assetUrl?: (source: string) => string;
}

/** Renders a page as it was saved: the same HTML in preview, zip and stream. */
export function renderStoredPage({ components, direction, ...options }: PageToRender): RenderedPage {
  const { page } = loadPage(components, standardCatalogue.rules);
  return renderPage(page, {
    ...options,
    ...(direction ? { direction } : {}),
    catalogue: standardCatalogue,
    views: standardViews,
  });
}

/** The direction a document's manifest gives a locale; undefined where it gives none. */
export function directionOf(data: EpackDataWire, locale: string): 'ltr' | 'rtl' | undefined {
  const ofLocale = data.manifest.data?.[locale];
  const direction =
    typeof ofLocale === 'object' && ofLocale !== null && 'direction' in ofLocale
      ? ofLocale.direction
      : undefined;
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}
