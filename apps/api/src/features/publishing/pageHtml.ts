import { elementPath, isElementName } from '@vitrina/block-runtime';
import type { StreamPage } from '@vitrina/api-client/contract';
import { wrapShadow } from '@vitrina/epack-renderer';
import { streamAssetUrl } from '@vitrina/stream-embed/pointer';

import { toFontCss } from '../rendering/fonts.ts';

/** A page of a publication, with access to its files. */
export interface PublishedPage {
  page: StreamPage;
  /** Reads a file of the publication. */
  read(path: string): Promise<string>;
  /** The publication's folder. */
  base: string;
}

function toScript(jsonLd: string): string {
  return `<script type="application/ld+json">${jsonLd.replaceAll('<', '\\u003c')}</script>`;
}

/** Fonts are declared in the document, since a shadow root cannot declare them. */
function toFonts({ page, base }: PublishedPage): string {
  const { fonts, fallbackFonts = [] } = page;
  if (fonts.length === 0) return '';
  const css = toFontCss({ fonts, fallbackFonts }, (url) =>
    streamAssetUrl(new URL(url, `file:///${base}`).pathname),
  );
  return `<style>${css.replaceAll('</', '<\\/')}</style>`;
}

/**
 * Returns a published page as HTML that works without the script tag; the server's root is still a
 * placeholder.
 */
export async function toPageHtml(published: PublishedPage): Promise<string> {
  const { page, read } = published;
  const [html, css, jsonLd] = await Promise.all([
    read(page.html),
    read(page.css),
    page.jsonLd === undefined ? undefined : read(page.jsonLd),
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
