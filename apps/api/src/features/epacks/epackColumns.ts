import type { EpackDataWire } from '@vitrina/api-client/contract';
import { listCategoryIds } from '@vitrina/epack-model';

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
    categories: [...listCategoryIds(product)],
    tags: (manifest.tags ?? []).map(toText),
    author: toText(manifest.author),
    version: toText(manifest.version),
    custom_package_id: toText(manifest['customPackageId']),
    layout: toText(manifest['layout']),
    file_ids: findFileIds(text),
  };
}
