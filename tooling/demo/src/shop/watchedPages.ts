import type { DemoProduct } from '../product.ts';
import { demoProducts } from '../products.ts';
import type { ShopFault } from './faults.ts';

/** The shop's response instead of the product page. */
export type ShopAnswer = 'deleted' | 'locked' | 'hidden' | 'unreachable';

/** A product page of the shop for the live monitor, at `/demo-shop/watched/{id}`. */
export interface WatchedPage {
  id: string;
  product: DemoProduct;
  /** The fault of the page's script tag. */
  fault?: ShopFault;
  answer?: ShopAnswer;
  /**
   * The mapped epack: the product's published one, or the page's own. `draft` is not published; `published` is
   * published to this shop only.
   */
  epack: 'product' | 'draft' | 'published';
  /** The name of the page's epack, if it differs from the product's. */
  epackName?: string;
  /** The visitors of a page with its own epack, each week. Default: none. */
  audience: 'few' | 'none';
}

function productOf(gtin: string): DemoProduct {
  const product = demoProducts.find((candidate) => candidate.gtin === gtin);
  if (!product) throw new Error(`The demo has no product ${gtin}`);
  return product;
}

const beans = productOf('9521100000116');
const unpublished = productOf('9521100000772');

/** A product of the same kind that is only on watched pages. */
function variety(gtin: string, mpn: string, ru: string, en: string): DemoProduct {
  return { ...unpublished, gtin, mpn, name: { ru, en } };
}

const tagFaults: readonly ShopFault[] = [
  'noScript',
  'incorrectScript',
  'noEan',
  'incorrectEan',
  'noBrand',
  'incorrectBrand',
  'incorrectDomain',
  'incorrectMapping',
  'wrongProduct',
];

const answers: readonly ShopAnswer[] = ['deleted', 'locked', 'hidden', 'unreachable'];

/** A page for each problem and status that a shop's own pages can cause. */
export const watchedPages: readonly WatchedPage[] = [
  ...tagFaults.map((fault) => ({
    id: fault,
    product: beans,
    fault,
    epack: 'product' as const,
    audience: 'none' as const,
  })),
  { id: 'noRich', product: unpublished, epack: 'draft', audience: 'none' },
  {
    id: 'incorrectRich',
    product: beans,
    epack: 'draft',
    epackName: 'Draft: new edition of KH-BB-400',
    audience: 'none',
  },
  ...answers.map((answer) => ({
    id: answer,
    product: beans,
    answer,
    epack: 'product' as const,
    audience: 'none' as const,
  })),
  {
    id: 'lowTraffic',
    product: variety('9521100001014', 'KH-MG-200', 'Горошек мини, 200 г', 'Garden peas, small'),
    epack: 'published',
    audience: 'few',
  },
  {
    id: 'noTraffic',
    product: variety('9521100001021', 'KH-XL-800', 'Горошек семейный, 800 г', 'Garden peas, large'),
    epack: 'published',
    audience: 'none',
  },
];
