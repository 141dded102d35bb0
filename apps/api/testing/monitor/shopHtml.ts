import type { RequestListener } from 'node:http';

/** The values of the pages' product and of the others in the shop. */
export interface ShopFacts {
  /** The server of the script. */
  stream: string;
  /** Published, and mapped to the pages. */
  right: { ean: string; mpn: string; brand: string; mappingId: string; publicId: string; html: string };
  /** Published too. */
  other: { ean: string; mappingId: string };
  /** A product without a package. */
  unknownEan: string;
  /** The page's own path. */
  path: string;
  /** The shop at an address that is not one of its domains. */
  strangeOrigin: string;
}

type Attributes = Readonly<Record<string, string | true>>;

const filling = `<h1>Cast iron pan</h1><p>${'A pan of cast iron for every stove. '.repeat(12)}</p>`;

/** Returns our script tag with the given attributes only. */
export function bareTag({ stream }: ShopFacts, attributes: Attributes = {}): string {
  const all: Attributes = {
    src: `${stream}/stream/v1/embed.js`,
    'data-retailer': '1',
    async: true,
    ...attributes,
  };
  const written = Object.entries(all).map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  return `<script ${written.join(' ')}></script>`;
}

/** Returns the script tag that the guide shows first. */
export function tag(facts: ShopFacts, changes: Attributes = {}): string {
  const { ean, mpn, brand } = facts.right;
  return bareTag(facts, { 'data-ean': ean, 'data-mpn': mpn, 'data-brand': brand, ...changes });
}

/** Returns a script that adds an element with the given HTML of a tag, as tag managers do. */
export function adding(facts: ShopFacts, to = 'document.body'): string {
  const { ean } = facts.right;
  return `const tag = document.createElement('script'); tag.src = '${facts.stream}/stream/v1/embed.js';
    tag.dataset.retailer = '1'; tag.dataset.ean = '${ean}'; ${to}.append(tag);`;
}

/** Returns a product's structured data. */
export function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

/** Returns a page of the shop. */
export function document(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cast iron pan</title>${head}</head><body>${filling}${body}</body></html>`;
}

/** Answers with HTML. */
export function answer(html: string, headers: Record<string, string> = {}, status = 200): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
}

/** Redirects to another path of the shop. */
export function redirect(location: string): RequestListener {
  return (_request, response) => response.writeHead(302, { location }).end();
}

/** One page of a table: its handler, and those of other paths of the shop. */
export interface ShopCase {
  what: string;
  page(facts: ShopFacts): RequestListener;
  others?(facts: ShopFacts): Record<string, RequestListener>;
}
