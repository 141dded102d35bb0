import { elementPath, isElementName } from '@vitrina/block-runtime';
import type { StreamPage } from '@vitrina/api-client/contract';
import { wrapShadow } from '@vitrina/epack-renderer';
import { streamAssetUrl } from '@vitrina/stream-embed/pointer';

import { toFontCss } from '../rendering/fonts.ts';

/** A page of a publication, with access to its files. */
export interface PageFiles {
  page: StreamPage;
  /** Reads a file of the publication. */
  read(path: string): Promise<string>;
  /** The publication's folder. */
  base: string;
}

/** The page that is shown for a product. */
export interface PublishedPage extends PageFiles {
  publicId: string;
  publication: string;
  locale: string;
  template: string;
}

function toScript(jsonLd: string): string {
  return `<script type="application/ld+json">${jsonLd.replaceAll('<', '\\u003c')}</script>`;
}

/** Fields that shops rarely have; the others are left to the shop. */
const addedFields = ['description', 'image', 'gtin', 'hasGS1DigitalLink'];

/**
 * Returns the JSON-LD of a published page: the whole product, or with the `@id` of the shop's own product what it adds to
 * that one. Undefined for publications of older releases, which have none.
 */
export async function readJsonLd(
  { page, read }: Pick<PageFiles, 'page' | 'read'>,
  productId?: string,
): Promise<string | undefined> {
  if (page.jsonLd === undefined) return undefined;
  const text = await read(page.jsonLd);
  if (productId === undefined) return text;
  const product = JSON.parse(text) as Record<string, unknown>;
  const added = Object.entries(product).filter(([name]) => addedFields.includes(name));
  const { '@context': context, '@type': type } = product;
  return JSON.stringify({
    '@context': context,
    '@type': type,
    '@id': productId,
    ...Object.fromEntries(added),
  });
}

/** Fonts are declared in the document, since a shadow root cannot declare them. */
function toFonts({ page, base }: PageFiles): string {
  const { fonts, fallbackFonts = [] } = page;
  if (fonts.length === 0) return '';
  const css = toFontCss({ fonts, fallbackFonts }, (url) =>
    streamAssetUrl(new URL(url, `file:///${base}`).pathname),
  );
  return `<style>${css.replaceAll('</', '<\\/')}</style>`;
}

/**
 * Returns a published page as HTML that works without the script tag; the server's root is still a
 * placeholder. Only a shop that names its own product gets JSON-LD: a second product on the page would confuse search
 * engines.
 */
export async function toPageHtml(published: PageFiles, productId?: string): Promise<string> {
  const { page, read } = published;
  const [html, css, jsonLd] = await Promise.all([
    read(page.html),
    read(page.css),
    productId === undefined ? undefined : readJsonLd(published, productId),
  ]);
  const scripts = page.elements
    .filter(isElementName)
    .map((name) => `<script async src="${streamAssetUrl(elementPath(name))}"></script>`);
  return [
    toFonts(published),
    wrapShadow({ html, css }),
    ...scripts,
    jsonLd === undefined ? '' : toScript(jsonLd),
  ].join('');
}
