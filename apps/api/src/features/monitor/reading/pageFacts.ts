/** One of our script tags on a page, as the shop wrote it; missing attributes are empty. */
export interface EmbedFacts {
  /** The script's full address. */
  src: string;
  retailer: string;
  ean: string;
  mpn: string;
  brand: string;
  mappingId: string;
  locale: string;
  template: string;
  /** The value of `data-consent`. */
  consent: string;
  /** The value of `type`; with any but a script's, browsers do not run the tag. */
  type: string;
}

/** A page's data about its product: each value once, in the order found. */
export interface ProductFacts {
  gtins: readonly string[];
  mpns: readonly string[];
  brands: readonly string[];
  names: readonly string[];
  skus: readonly string[];
}

/** The facts that checks need from a page's HTML. */
export interface PageFacts {
  embeds: readonly EmbedFacts[];
  /** The `publicId` of packages that the shop's server put into the page. */
  drawnIds: readonly string[];
  product: ProductFacts;
  title: string;
  /** The first top heading. */
  heading: string;
  /** The beginning of the visible text. */
  opening: string;
  /** The page's canonical address; empty if it has none. */
  canonical: string;
  /** Whether the page asks search engines to leave it out. */
  isHiddenFromSearch: boolean;
  /** Whether the page asks for a password. */
  asksForPassword: boolean;
  /** Whether the page calls itself a list or a search. */
  isList: boolean;
  /** Whether the page has almost no text, but scripts that could add it: its content is unknown. */
  isDrawnByScripts: boolean;
  hasScripts: boolean;
  /** Whether the page loads a tag manager, which could add our script. */
  hasTagManager: boolean;
  /** How many elements for our content the page has. */
  placeCount: number;
  /** The content security policies in the markup. */
  policies: readonly string[];
  /** Whether the markup or a policy of its own could keep our content from being seen. */
  isDoubtful: boolean;
}
