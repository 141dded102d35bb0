/** A text in the two languages of the demo. */
export interface Bilingual {
  ru: string;
  en: string;
}

/** A short reason to buy. */
export interface Fact {
  title: Bilingual;
  text: Bilingual;
}

/** The content of a published page about a product. */
export interface ProductStory {
  /** The color of the page's first band. */
  accent: string;
  headline: Bilingual;
  lead: Bilingual;
  facts: readonly [Fact, Fact, Fact];
  serving: { title: Bilingual; text: Bilingual; picture: string };
  composition: Bilingual;
}

/** The content of a page made with the simple builder, in Russian. */
export interface SimpleContent {
  readonly tagline: string;
  readonly advantages: readonly { readonly title: string; readonly text: string }[];
  readonly specifications: readonly { readonly label: string; readonly description: string }[];
}

/** A product of the demo. */
export interface DemoProduct {
  /** EAN-13 with the prefix that GS1 reserves for examples. */
  gtin: string;
  mpn: string;
  brand: string;
  /** Packages have the English name in the panel: the pantry's brands are international. */
  name: Bilingual;
  /** Name of a file in `assets/`. */
  picture: string;
  priceRoubles: number;
  weightGrams: number;
  category: 'vegetables' | 'soups';
  description: Bilingual;
  /** Absent if nothing is published for the product. */
  story?: ProductStory;
  /** Absent if the simple builder has no draft for the product. */
  simple?: SimpleContent;
}
