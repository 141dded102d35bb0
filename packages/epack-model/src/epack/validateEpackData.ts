import type { Issue } from '../issue.ts';
import type { EpackType, Manifest } from '../schemas/epackData.ts';

/** A field of an epack's data that must not be empty. @public */
export type RequiredField = 'tags' | 'brand' | 'name' | 'categories' | 'ean' | 'mpn' | 'mappingId';

/** Reports one empty field. @public */
export interface RequiredFieldIssue extends Issue {
  readonly code: `model.epackData.${RequiredField}Empty`;
}

/**
 * Checks the required fields of an epack: tags, brand, name; for minisites categories, EAN and MPN; for
 * Shop-in-shop the mapping id. In the order of the form.
 *
 * @public
 */
export function validateEpackData(epack: {
  readonly type: EpackType;
  readonly manifest: Manifest;
}): RequiredFieldIssue[] {
  const { tags, productData } = epack.manifest;
  const required: Partial<Record<RequiredField, unknown>> = {
    name: productData.productName,
    brand: productData.brandName,
    ...(epack.type === 'sis'
      ? { mappingId: productData.mappingId }
      : { ean: productData.EAN, mpn: productData.MPN, categories: productData.categories }),
    tags,
  };
  return (Object.entries(required) as [RequiredField, unknown][])
    .filter(([, value]) => isEmpty(value))
    .map(([field]) => ({ code: `model.epackData.${field}Empty`, severity: 'error' }));
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value !== 'string' || value.trim() === '';
}
