import type { ProductFacts } from './pageFacts.ts';

/** The parts of {@link ProductFacts} during collection. */
export type ProductCollection = { [Field in keyof ProductFacts]: Set<string> } & {
  /** Whether the page calls itself a list or a search. */
  isList: boolean;
};

export function createProductCollection(): ProductCollection {
  return {
    gtins: new Set(),
    mpns: new Set(),
    brands: new Set(),
    names: new Set(),
    skus: new Set(),
    isList: false,
  };
}

/** The meaning of a schema.org Product's properties; the same for JSON-LD and microdata. */
const fieldOfProperty = new Map<string, keyof ProductFacts>([
  ['gtin', 'gtins'],
  ['gtin8', 'gtins'],
  ['gtin12', 'gtins'],
  ['gtin13', 'gtins'],
  ['gtin14', 'gtins'],
  ['ean', 'gtins'],
  ['mpn', 'mpns'],
  ['brand', 'brands'],
  ['name', 'names'],
  ['sku', 'skus'],
]);

/** The maximum number of values: shops have a few dozen at most, and reading stops on malicious pages. */
const maxValues = 50;
const maxValueLength = 300;
const maxDepth = 20;

/** Adds a property of a product. */
export function addProperty(collection: ProductCollection, property: string, value: string): void {
  const field = fieldOfProperty.get(property);
  const text = value.trim().slice(0, maxValueLength);
  if (field && text !== '' && collection[field].size < maxValues) collection[field].add(text);
}

function isOfType(node: Record<string, unknown>, name: RegExp): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((type) => typeof type === 'string' && name.test(type));
}

const productType = /(?:^|[/:])Product(?:Model|Group)?$/;
const listType = /(?:^|[/:])(?:CollectionPage|SearchResultsPage|OfferCatalog)$/;

/** Returns the texts of a value: a text, a number, or an object with a name. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, maxValues).flatMap(textsOf);
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (value !== null && typeof value === 'object' && 'name' in value) return textsOf(value.name);
  return [];
}

function collect(collection: ProductCollection, node: unknown, depth: number): void {
  if (depth > maxDepth || node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) collect(collection, item, depth + 1);
    return;
  }
  const thing = node as Record<string, unknown>;
  if (isOfType(thing, listType)) collection.isList = true;
  if (isOfType(thing, productType)) {
    for (const [property, value] of Object.entries(thing)) {
      for (const text of textsOf(value)) addProperty(collection, property, text);
    }
    return;
  }
  // The products of an item list are recommendations, not the page's own.
  for (const key of ['@graph', 'mainEntity']) collect(collection, thing[key], depth + 1);
}

/** Reads a block of JSON-LD. Skips invalid JSON, which shops' pages contain. */
export function addJsonLd(collection: ProductCollection, text: string): void {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return;
  }
  collect(collection, data, 0);
}
