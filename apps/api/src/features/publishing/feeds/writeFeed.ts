import type { ContentPart, FeedFormat } from '@vitrina/api-client/contract';
import { stringify } from 'csv-stringify/sync';

import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';
import { withoutControls } from '../../../platform/markup/withoutControls.ts';
import type { FilledFeedItem } from './feedContents.ts';
import type { FeedItem } from './feedItems.ts';

/** The columns of the CSV and the elements of the XML, in order. */
const fields = {
  id: 'id',
  gtin: 'gtin',
  brand: 'brand',
  mpn: 'mpn',
  mapping_id: 'mappingId',
  name: 'name',
  type: 'type',
  license: 'license',
  locales: 'locales',
  digital_link: 'digitalLink',
  html_url: 'htmlUrl',
  publication: 'publication',
  published_at: 'publishedDate',
} as const satisfies Record<string, keyof FeedItem>;

function textsOf(item: FeedItem): [name: string, text: string][] {
  return Object.entries(fields).map(([name, field]) => {
    const value = item[field];
    return [name, typeof value === 'string' ? value : value.join(' ')];
  });
}

/**
 * Writes CSV with a byte order mark, by which spreadsheets detect UTF-8; text that looks like a formula is
 * escaped.
 */
function writeCsv(items: readonly FeedItem[]): string {
  const records = items.map((item) => textsOf(item).map(([, text]) => text));
  return stringify([Object.keys(fields), ...records], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

const toXmlText = (text: string) => escapeMarkup(withoutControls(text));

function toXmlElement(name: string, attributes: Record<string, string | number | null>, text = ''): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== null);
  const head = [name, ...written.map(([key, value]) => `${key}="${toXmlText(String(value))}"`)].join(' ');
  return text === '' ? `<${head}/>` : `<${head}>${toXmlText(text)}</${name}>`;
}

function toXmlPart(part: ContentPart): string {
  switch (part.kind) {
    case 'heading':
      return toXmlElement('heading', { level: part.level }, part.text);
    case 'text':
      return toXmlElement('text', {}, part.text);
    case 'image': {
      const { url, alt, widthPx, heightPx } = part;
      return toXmlElement('image', { url, alt, width: widthPx, height: heightPx });
    }
    case 'video':
      return toXmlElement('video', { url: part.url, poster: part.posterUrl });
  }
}

function writeXml(items: readonly FilledFeedItem[]): string {
  const products = items.map((item) => {
    const lines = textsOf(item)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `    <${name}>${toXmlText(text)}</${name}>\n`);
    if (item.content) {
      const { locale, parts } = item.content;
      const inner = parts.map((part) => `      ${toXmlPart(part)}\n`).join('');
      lines.push(`    <content locale="${toXmlText(locale)}">\n${inner}    </content>\n`);
    }
    return `  <product>\n${lines.join('')}  </product>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<products>\n${products.join('')}</products>\n`;
}

const types: Record<FeedFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A feed as it is sent. */
export function writeFeed(
  items: readonly FilledFeedItem[],
  format: FeedFormat,
): { type: string; text: string } {
  const writers: Record<FeedFormat, () => string> = {
    csv: () => writeCsv(items),
    xml: () => writeXml(items),
    json: () => JSON.stringify({ products: items }),
  };
  return { type: types[format], text: writers[format]() };
}
