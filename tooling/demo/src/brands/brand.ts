import type { BrandKitWire } from '@vitrina/api-client/contract';
import type { Ground, PageDesignKey, SectionKey } from '@vitrina/page-designs';

/** A text in Russian and English. */
export type Pair = readonly [ru: string, en: string];

/** A point on an image or a model, with its words. */
export interface DemoPoint {
  /** In percent of an image; in meters for a model. */
  readonly at: readonly number[];
  readonly title: Pair;
  readonly text: Pair;
}

/** A place on an image, from 0 to 1. */
interface DemoFocus {
  readonly x: number;
  readonly y: number;
}

/** The media of a block of a demo page, by the names of the studio's files. */
export type DemoMedia =
  | {
      readonly kind: 'image';
      readonly name: string;
      /** The part to keep in view on this page, from 0 to 1. Default: the one of the file. */
      readonly focus?: DemoFocus;
    }
  | { readonly kind: 'points'; readonly name: string; readonly points: readonly DemoPoint[] }
  | { readonly kind: 'turn'; readonly name: string }
  | { readonly kind: 'model'; readonly name: string; readonly points: readonly DemoPoint[] }
  | {
      readonly kind: 'film';
      readonly name: string;
      readonly title: Pair;
      /** Name of the captions, whose files have the language before the ending. */
      readonly captions: string;
    }
  | {
      /** A document, whose files have the language before the ending. */
      readonly kind: 'document';
      readonly name: string;
      readonly fileName: Pair;
    }
  | { readonly kind: 'compare'; readonly before: string; readonly after: string };

/** Sections that only the demo has: a heading with tabs, and a list that repeats for each record of a data source. */
export type OwnSectionKey = 'ownTabs' | 'ownRecords';

/** A section with the content of a product: a designed one, or one of the demo. */
export interface DemoSection {
  readonly section: SectionKey | OwnSectionKey;
  readonly ground: Ground;
  readonly texts: readonly Pair[];
  readonly media?: readonly DemoMedia[];
  /** Family of the first text. Default: the one of the kit. */
  readonly fontFamily?: string;
}

/** A property of a product, with its value. */
export type DemoSpecification = readonly [name: Pair, value: Pair];

/** The facts of a product that its page and the shop share, and how its package is kept. */
interface ProductFacts {
  /** EAN-13 with the prefix that GS1 reserves for examples. */
  readonly gtin: string;
  readonly mpn: string;
  readonly name: Pair;
  readonly priceRoubles: number;
  readonly description: Pair;
  readonly specifications: readonly DemoSpecification[];
  /** The image that the shop shows, by the name of the studio's file. Default: none, and the shop does not list it. */
  readonly photo?: string;
  /** Whether it is the brand's shop-in-shop. Default: false. */
  readonly isShopInShop?: boolean;
  /** Whether it also has an Arabic page, with the texts of `arabicTexts`. Default: false. */
  readonly isInArabic?: boolean;
  /** Default: none, and it has no pages for marketplaces. */
  readonly marketplaces?: MarketplaceContent;
  /** Name under which its Russian page is saved as a template of the license. Default: none. */
  readonly templateName?: string;
  /** Whether it is not published yet. Default: false. */
  readonly isDraft?: boolean;
  /** Days until its scheduled publication. Default: none. */
  readonly publishesInDays?: number;
  /** Its earlier descriptions, oldest first: each is a version that was published. Default: none. */
  readonly earlierDescriptions?: readonly Pair[];
}

/** Content for the templates of Ozon, Amazon and M.Video, beside the product's specifications. */
export interface MarketplaceContent {
  readonly title: Pair;
  readonly text: Pair;
  readonly listTitle: Pair;
  readonly benefits: readonly (readonly [title: Pair, text: Pair])[];
  readonly tableTitle: Pair;
  readonly button: Pair;
  /** Names of the studio's files: a wide one, and one in use. */
  readonly cover: string;
  readonly picture: string;
}

/** A product of one of the demo's brands, with a page of its own composition. */
export interface BrandProduct extends ProductFacts {
  readonly page: readonly DemoSection[];
}

/** A product of one of the demo's brands whose page is a design filled from its facts. */
export interface RangeProduct extends ProductFacts {
  readonly design: PageDesignKey;
  /** A title and a text: "Quiet. 38 dB at one meter." */
  readonly benefits: readonly Pair[];
  /** Steps of use, in order. Default: none. */
  readonly steps?: readonly Pair[];
  /** The images of the page, by name; never the photo of the shop. Default: none. */
  readonly images?: readonly string[];
}

/** A product of one of the demo's brands. */
export type AnyProduct = BrandProduct | RangeProduct;

/** A table of a brand that pages repeat a part for. */
export interface DemoDataSource {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A fictional brand of the demo. */
export interface DemoBrand {
  readonly licenseId: number;
  readonly name: Pair;
  /**
   * The language of its products' names in the panel, where a package has one name for all readers: the language that
   * the brand works in.
   */
  readonly workLanguage: 'ru' | 'en';
  readonly categoryId: number;
  /** Name of the category, in the shop. */
  readonly category: Pair;
  readonly retailerIds: readonly number[];
  readonly kit: BrandKitWire;
  readonly products: readonly BrandProduct[];
  readonly range: readonly RangeProduct[];
  /** Default: none. */
  readonly dataSource?: DemoDataSource;
}

/** Returns the name of a product's package in the panel. Its pages and the shop have a name in each language. */
export const panelNameOf = ({ workLanguage }: DemoBrand, { name: [ru, en] }: AnyProduct): string =>
  workLanguage === 'ru' ? ru : en;

/** An image, cropped around its own focus or around one of this page. */
export const image = (name: string, focus?: DemoFocus): DemoMedia => ({
  kind: 'image',
  name,
  ...(focus && { focus }),
});

/** A property whose value is written differently in Russian and English, unless one value is given. */
export function spec(ru: string, en: string, ruValue: string, enValue = ruValue): DemoSpecification {
  return [
    [ru, en],
    [ruValue, enValue],
  ];
}

/** The licenses of the brands. */
export const licenseIds = { listvyanka: 3, korva: 4, ornelle: 5, halden: 6 } as const;

/** Returns the GTIN of a brand's product, with the check digit that belongs to it. */
export function gtinOf(brand: keyof typeof licenseIds, number: number): string {
  const digits = `9521${licenseIds[brand]}${String(number).padStart(7, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}
