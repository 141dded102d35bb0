/** A mistake in the script tag a shop adds, named as in the retail manager. */
export type ShopFault =
  | 'noScript'
  | 'incorrectScript'
  | 'noEan'
  | 'incorrectEan'
  | 'noBrand'
  | 'incorrectBrand'
  | 'incorrectDomain'
  | 'incorrectMapping'
  | 'wrongProduct';

/** A correct check digit, but not one of our products. */
export const strangeGtin = '4006381333931';

type Attributes = Readonly<Record<string, string>>;

const changes: Partial<Record<ShopFault, Attributes>> = {
  incorrectScript: { 'data-retailer': '999' },
  // Without a key, nothing identifies the product.
  noEan: { 'data-ean': '', 'data-mpn': '', 'data-brand': '' },
  incorrectEan: { 'data-ean': strangeGtin },
  // An MPN identifies a product only with its brand.
  noBrand: { 'data-ean': '', 'data-brand': '' },
  incorrectBrand: { 'data-brand': 'Kernhoff' },
  incorrectMapping: { 'data-mapping-id': '20190101' },
};

/** Returns the attributes of a script tag with a fault; undefined if the tag is missing. */
export function spoilEmbed(fault: ShopFault | undefined, attributes: Attributes): Attributes | undefined {
  if (fault === 'noScript') return undefined;
  return { ...attributes, ...(fault && changes[fault]) };
}

/** Returns additions to the head of a page with the fault. */
export function strayHead(fault: ShopFault | undefined): string {
  return fault === 'incorrectDomain'
    ? '<link rel="canonical" href="https://polka-mirror.example/beans">\n'
    : '';
}
