/** The expected values of a product page, in the form the rules compare. */
export interface ExpectedPage {
  retailerId: number;
  /** Host names of the retailer's shop; none: any will do. */
  domains: readonly string[];
  /** Origins our script can load from; empty for any. */
  scriptOrigins: readonly string[];
  ean: string;
  mpn: string;
  /** The brand and the name the retailer has for it; none: any will do. */
  brands: readonly string[];
  mappingId: string;
  /** The epack that belongs there; null: any will do. */
  epackId: string | null;
}
