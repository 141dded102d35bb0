import { isRecord, type JsonObject } from '../../json.ts';

/** Converts a document from one format version to the next. */
type Migration = (data: JsonObject) => JsonObject;

/**
 * One migration per version: the first converts version 0, a document without a version, to 1. Add new
 * migrations at the end; never change a released one.
 */
export const migrations: readonly Migration[] = [nameIntoProductData];

/**
 * Version of the document format that this package writes.
 *
 * @public
 */
export const currentFormatVersion: number = migrations.length;

/** To version 1: an epack has one name and one brand, from its product data. */
function nameIntoProductData(data: JsonObject): JsonObject {
  if (!isRecord(data.manifest)) return data;
  const { name, brand, ...manifest } = data.manifest;
  if (name === undefined && brand === undefined) return data;
  const given = isRecord(manifest.productData) ? manifest.productData : {};
  const productData = {
    ...given,
    productName: given.productName ?? name ?? '',
    brandName: given.brandName ?? brand ?? '',
  };
  return { ...data, manifest: { ...manifest, productData } };
}
