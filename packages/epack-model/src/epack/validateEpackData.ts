import type { Issue } from '../issue.ts';
import type { EpackType, Manifest } from '../schemas/epackData.ts';

/**
 * Checks the required fields of an epack: tags, brand, name; for minisites categories, EAN and MPN; for
 * Shop-in-shop the mapping id. In the order of the form.
 *
 * @public
 */
export function validateEpackData(epack: { readonly type: EpackType; readonly manifest: Manifest }): Issue[] {
  const { tags, productData } = epack.manifest;
  const required: Record<string, unknown> = {
    name: productData.productName,
    brand: productData.brandName,
    ...(epack.type === 'sis'
      ? { mappingId: productData.mappingId }
      : { ean: productData.EAN, mpn: productData.MPN, categories: productData.categories }),
    tags,
  };
  return Object.entries(required)
    .filter(([, value]) => isEmpty(value))
    .map(([field]) => ({ code: `model.epackData.${field}Empty`, severity: 'error' }));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || value.trim() === '';
}
