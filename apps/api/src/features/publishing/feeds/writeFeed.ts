import type { FeedFormat } from '@vitrina/api-client/contract';
import { stringify } from 'csv-stringify/sync';

import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';
import { withoutControls } from '../../../platform/markup/withoutControls.ts';
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

function writeXml(items: readonly FeedItem[]): string {
  const products = items.map((item) => {
    const elements = textsOf(item).filter(([, text]) => text !== '');
    const lines = elements.map(
      ([name, text]) => `    <${name}>${escapeMarkup(withoutControls(text))}</${name}>\n`,
    );
    return `  <product>\n${lines.join('')}  </product>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<products>\n${products.join('')}</products>\n`;
}

/** A feed as it is sent. */
export function writeFeed(items: readonly FeedItem[], format: FeedFormat): { type: string; text: string } {
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', text: writeCsv(items) }
    : { type: 'application/xml; charset=utf-8', text: writeXml(items) };
}
