import type { EpackStructure, ProductPages } from '@vitrina/api-client/contract';
import type { ProductContent } from '@vitrina/page-designs';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Services } from '../services.ts';
import type { Archive } from './archive.ts';
import { toProductPage } from './listProducts.ts';
import type { ImageTaker } from './productImages.ts';
import type { UncountedFinding } from './tables.ts';

/** A package with its files stored. */
export interface TakenPackage {
  structure: EpackStructure;
  /** Findings of storing them. */
  findings: readonly UncountedFinding[];
}

interface TakenProduct {
  product: ProductContent<string>;
  structure: EpackStructure;
  pages: ProductPages;
}

/** Stores the images of a product and makes its page of those that could be taken. */
export async function takeProduct(
  { blocks }: Services,
  user: CurrentUser,
  { product, structure, pages }: TakenProduct,
  { images, files }: { images: ImageTaker; files: Archive | undefined },
): Promise<TakenPackage> {
  const imageOf = await images.take(user, product.images, files);
  const stored = product.images.map((name) => imageOf.get(name)).filter((image) => image !== undefined);
  // Files of several names can be the same image.
  const distinct = new Map(stored.map((image) => [image['src'], image]));
  const refused = product.images.filter((name) => !imageOf.has(name));
  const content = { ...product, images: [...distinct.values()] };
  const components = toProductPage(content, pages, blocks);
  return {
    structure: { ...structure, epackData: { ...structure.epackData, components } },
    findings: refused.map((name) => ({
      code: 'api.import.imageRefused',
      severity: 'warning',
      values: { name },
    })),
  };
}
