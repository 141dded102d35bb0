import type { EpackDataWire } from '@vitrina/api-client/contract';

import { findFileIds } from './fileIds.ts';

/**
 * The searchable columns of an epack. Derived from the document at every save; the document is the source of
 * truth.
 */
export interface EpackColumns {
  type: 'sis' | 'minisite';
  data: string;
  name: string;
  brand: string;
  mpn: string;
  ean: string;
  mapping_id: string;
  categories: string[];
  tags: string[];
  author: string;
  version: string;
  custom_package_id: string;
  layout: string;
  file_ids: string[];
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A category is sent as its id, or as an object with an id. */
function toCategory(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? toText(value.id) : toText(value);
}

/**
 * Returns the columns of a document. `components` are stored in their own rows, so `data` leaves them out.
 */
export function toColumns({ components: _components, ...data }: EpackDataWire): EpackColumns {
  const { manifest } = data;
  const product = manifest.productData ?? {};
  const text = JSON.stringify(data);
  return {
    type: data.type,
    data: text,
    name: toText(product.productName),
    brand: toText(product.brandName),
    mpn: toText(product.MPN),
    ean: toText(product.EAN),
    mapping_id: toText(product.mappingId),
    categories: (product.categories ?? []).map(toCategory).filter((category) => category !== ''),
    tags: (manifest.tags ?? []).map(toText),
    author: toText(manifest.author),
    version: toText(manifest.version),
    custom_package_id: toText(manifest['customPackageId']),
    layout: toText(manifest['layout']),
    file_ids: findFileIds(text),
  };
}
