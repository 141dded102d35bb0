/** A mistake in the script tag a shop adds, named as in the retail manager. */
export type ShopFault =
  | 'noScript'
  | 'incorrectScript'
  | 'noEan'
  | 'incorrectEan'
  | 'noBrand'
  | 'incorrectBrand'
  | 'incorrectDomain'
  | 'incorrectMapping';

type Attributes = Readonly<Record<string, string>>;

const changes: Partial<Record<ShopFault, Attributes>> = {
  incorrectScript: { 'data-retailer': '999' },
  noEan: { 'data-ean': '' },
  // A correct check digit, but not one of our products.
  incorrectEan: { 'data-ean': '4006381333931' },
  noBrand: { 'data-brand': '' },
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
