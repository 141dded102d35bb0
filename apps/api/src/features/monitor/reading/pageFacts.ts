/** A script tag of ours on a page, as the shop wrote it; empty where an attribute is missing. */
export interface EmbedFacts {
  /** The script's full address. */
  src: string;
  retailer: string;
  ean: string;
  mpn: string;
  brand: string;
  mappingId: string;
  locale: string;
}

/** A page's data about its product: each value once, in the order found. */
export interface ProductFacts {
  gtins: readonly string[];
  mpns: readonly string[];
  brands: readonly string[];
  names: readonly string[];
  skus: readonly string[];
}

/** Everything the checks want to know of a page's HTML. */
export interface PageFacts {
  embeds: readonly EmbedFacts[];
  product: ProductFacts;
  title: string;
  /** The address the page itself calls the right one; empty where it does not say. */
  canonical: string;
  /** Whether search engines are asked to leave it out. */
  isHiddenFromSearch: boolean;
  /** Whether it asks for a password. */
  asksForPassword: boolean;
  /** Whether there is next to nothing to read and scripts that could draw it: what it shows is unknown. */
  isDrawnByScripts: boolean;
}
