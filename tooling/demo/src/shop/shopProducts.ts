import type { AnyProduct, DemoBrand } from '../brands/brand.ts';
import { demoBrands } from '../brands/index.ts';
import type { Bilingual, DemoProduct } from '../product.ts';
import { demoProducts } from '../products.ts';
import { listStudioFiles, type StudioFile } from '../studio/studioFiles.ts';
import { shopTexts } from './shopTexts.ts';

/** The shop's image of a product. */
export interface ShopPhoto {
  /** Address. */
  readonly picture: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The part of the image to keep in view, from 0 to 1. Default: the middle. */
  readonly focus?: StudioFile['focus'];
}

/** A product as the shop sells it. */
export interface ShopProduct {
  readonly gtin: string;
  readonly mpn: string;
  /** As the brand publishes it, for the markup. */
  readonly brand: string;
  readonly brandName: Bilingual;
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** Default: none, and the shop does not list the product. */
  readonly photo?: ShopPhoto;
  readonly priceRoubles: number;
  readonly facts: readonly { readonly name: Bilingual; readonly value: Bilingual }[];
}

/** A section of the shop. */
export interface ShopSection {
  readonly id: string;
  readonly title: Bilingual;
  readonly products: readonly ShopProduct[];
}

const bilingual = (id: 'vegetables' | 'soups' | 'weight'): Bilingual => ({
  ru: shopTexts('ru')[id],
  en: shopTexts('en')[id],
});

/** Returns a product of the pantry as the shop sells it. */
export function ofPantry(product: DemoProduct): ShopProduct {
  const { picture, weightGrams } = product;
  const weight = { ru: `${weightGrams}\u00a0г`, en: `${weightGrams}\u00a0g` };
  return {
    ...product,
    brandName: { ru: product.brand, en: product.brand },
    photo: { picture: `/demo-shop/assets/${picture}`, widthPx: 320, heightPx: 240 },
    facts: [{ name: bilingual('weight'), value: weight }],
  };
}

const both = ([ru, en]: readonly [string, string]): Bilingual => ({ ru, en });

function toShopPhoto(name: string): ShopPhoto {
  const [picture] = listStudioFiles(name);
  return {
    picture: `/demo-shop/studio/${picture?.file ?? ''}`,
    widthPx: picture?.widthPx ?? 0,
    heightPx: picture?.heightPx ?? 0,
    focus: picture?.focus,
  };
}

function ofBrand(brand: DemoBrand, product: AnyProduct): ShopProduct {
  const { gtin, mpn, priceRoubles, specifications, photo } = product;
  return {
    gtin,
    mpn,
    brand: brand.name[0],
    brandName: both(brand.name),
    name: both(product.name),
    description: both(product.description),
    ...(photo !== undefined && { photo: toShopPhoto(photo) }),
    priceRoubles,
    facts: specifications.map(([name, value]) => ({ name: both(name), value: both(value) })),
  };
}

function sectionOfBrand(brand: DemoBrand): ShopSection {
  const products = brand.products.filter(({ isShopInShop }) => !isShopInShop);
  const published = brand.range.filter(({ isDraft }) => !isDraft);
  return {
    id: `brand-${brand.licenseId}`,
    title: both(brand.category),
    products: [...products, ...published].map((product) => ofBrand(brand, product)),
  };
}

const pantry = (category: DemoProduct['category']): ShopSection => ({
  id: category,
  title: bilingual(category),
  products: demoProducts.filter((product) => product.category === category).map(ofPantry),
});

/** The sections of the shop, in order. */
export const shopSections: readonly ShopSection[] = [
  ...demoBrands.map(sectionOfBrand),
  pantry('vegetables'),
  pantry('soups'),
];

/** The products that the shop lists first: one of each brand, and of the pantry the one published at the first start. */
export const popularProducts: readonly ShopProduct[] = [
  ...demoBrands.flatMap((brand) => brand.products.slice(0, 1).map((product) => ofBrand(brand, product))),
  ...demoProducts.slice(0, 1).map(ofPantry),
];

/** Shelves of brands, which are in no section. */
const shelves = demoBrands.flatMap((brand) =>
  brand.products.filter(({ isShopInShop }) => isShopInShop).map((product) => ofBrand(brand, product)),
);

/** Finds a product of the shop by its GTIN, of any length. */
export function findShopProduct(gtin: string): ShopProduct | undefined {
  const padded = gtin.padStart(14, '0');
  return [...shopSections.flatMap(({ products }) => products), ...shelves].find(
    (product) => product.gtin.padStart(14, '0') === padded,
  );
}
