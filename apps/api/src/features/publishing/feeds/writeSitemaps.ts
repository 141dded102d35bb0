import type { ContentPart } from '@vitrina/api-client/contract';

import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';
import { withoutControls } from '../../../platform/markup/withoutControls.ts';
import type { FilledFeedItem } from './feedContents.ts';

/** A product page with the media that it shows. */
export interface MediaPage {
  address: string;
  item: FilledFeedItem;
}

/** Limits of sitemaps.org and of the image extension. */
const maxAddresses = 50_000;
const maxImagesOfPage = 1000;
const maxTitleLength = 100;
const maxDescriptionLength = 2048;

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
  ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n';

const toText = (text: string) => escapeMarkup(withoutControls(text));
const clip = (text: string, length: number) => text.slice(0, length);

type Video = Extract<ContentPart, { kind: 'video' }>;

function describe({ name, content }: FilledFeedItem): string {
  const texts = (content?.parts ?? []).flatMap((part) =>
    part.kind === 'text' || part.kind === 'heading' ? [part.text] : [],
  );
  return clip(texts.join(' ') || name, maxDescriptionLength);
}

function writeVideo({ url, posterUrl }: Video, item: FilledFeedItem, thumbnail: string): string {
  return (
    `    <video:video>\n      <video:thumbnail_loc>${toText(posterUrl ?? thumbnail)}</video:thumbnail_loc>\n` +
    `      <video:title>${toText(clip(item.name, maxTitleLength))}</video:title>\n` +
    `      <video:description>${toText(describe(item))}</video:description>\n` +
    `      <video:content_loc>${toText(url)}</video:content_loc>\n    </video:video>\n`
  );
}

/** Writes a page of a sitemap; undefined if it shows no media. */
function writePage({ address, item }: MediaPage): { xml: string; addresses: number } | undefined {
  const parts = item.content?.parts ?? [];
  const images = parts.flatMap((part) => (part.kind === 'image' ? [part.url] : [])).slice(0, maxImagesOfPage);
  const [thumbnail] = images;
  // Search engines refuse a video without a thumbnail.
  const videos = parts.flatMap((part) =>
    part.kind === 'video' && (part.posterUrl ?? thumbnail) !== undefined ? [part] : [],
  );
  if (images.length + videos.length === 0) return undefined;
  const xml =
    `  <url>\n    <loc>${toText(address)}</loc>\n    <lastmod>${item.publishedDate}</lastmod>\n` +
    images
      .map((url) => `    <image:image>\n      <image:loc>${toText(url)}</image:loc>\n    </image:image>\n`)
      .join('') +
    videos.map((video) => writeVideo(video, item, thumbnail ?? '')).join('') +
    '  </url>\n';
  return { xml, addresses: 1 + images.length + videos.length };
}

/** Splits pages into files of at most so many addresses; a page's own are kept together. */
function split(pages: readonly MediaPage[], limit: number): string[] {
  const files: string[][] = [[]];
  let room = limit;
  for (const page of pages) {
    const written = writePage(page);
    if (!written) continue;
    if (written.addresses > room && files.at(-1)?.length) {
      files.push([]);
      room = limit;
    }
    files.at(-1)?.push(written.xml);
    room -= written.addresses;
  }
  return files.map((urls) => `${head}${urls.join('')}</urlset>\n`);
}

function writeIndex(addresses: readonly string[]): string {
  const sitemaps = addresses.map(
    (address) => `  <sitemap>\n    <loc>${toText(address)}</loc>\n  </sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('')}</sitemapindex>\n`;
}

/**
 * Writes the sitemaps of product pages with their images and videos, by file name: `sitemap.xml` alone, or above the limit
 * as the index of `sitemap-1.xml` and so on.
 *
 * @param addressOf - returns the full address of a file
 */
export function writeSitemaps(
  pages: readonly MediaPage[],
  addressOf: (file: string) => string,
  limit = maxAddresses,
): Map<string, string> {
  const files = split(pages, limit);
  const [only = ''] = files;
  if (files.length === 1) return new Map([['sitemap.xml', only]]);
  const named = files.map((text, at) => [`sitemap-${at + 1}.xml`, text] as const);
  return new Map([['sitemap.xml', writeIndex(named.map(([name]) => addressOf(name)))], ...named]);
}
