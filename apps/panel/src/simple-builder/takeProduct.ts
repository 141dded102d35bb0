import type { Product } from '@vitrina/api-client/contract';
import { type EditorThunk, applyDataChange } from '@vitrina/editor-core/store';

/** Fills the package's data from a product; what the product does not say stays as it was. */
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

/** Categories of ours are stored by number. */
function toCategory(id: string): string | number {
  return /^\d+$/.test(id) ? Number(id) : id;
}
