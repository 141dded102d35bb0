import type { Product } from '@vitrina/api-client/contract';
import { type EditorThunk, applyDataChange } from '@vitrina/editor-core/store';

/** Fills in the package's data from a product. Keeps the values that the product doesn't have. */
export function takeProduct({ name, brand, ean, mpn, categories }: Product): EditorThunk {
  return (dispatch, getState) => {
    const { tags } = getState().document.epack.manifest;
    dispatch(
      applyDataChange({
        type: 'updateManifest',
        ...(tags.length === 0 && brand !== '' && { fields: { tags: [brand] } }),
        productData: {
          productName: name,
          brandName: brand,
          EAN: ean,
          MPN: mpn,
          ...(categories.length > 0 && { categories: categories.map(toCategory) }),
        },
      }),
    );
  };
}

/** Converts a category ID to a number if possible, the stored form of Vitrina's own categories. */
function toCategory(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id;
}
