/** The expected values of a product page, in the form the rules compare. */
export interface ExpectedPage {
  retailerId: number;
  /** Host names of the retailer's shop; empty for any. */
  domains: readonly string[];
  /** Origins our script can load from; empty for any. */
  scriptOrigins: readonly string[];
  ean: string;
  mpn: string;
  /** The brand and the retailer's name for it; empty for any. */
  brands: readonly string[];
  mappingId: string;
  /** The epack that belongs on the page; null for any. */
  epackId: string | null;
  /** The name of that epack in published pages; empty for any. */
  publicId: string;
}
