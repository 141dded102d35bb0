import { parseShallow } from '../../../platform/markup/parseShallow.ts';
import { FetchFailure } from '../../../platform/fetching/fetchFailure.ts';
import type { EmbedFacts, PageFacts } from './pageFacts.ts';
import { addJsonLd, addProperty, createProductCollection, type ProductCollection } from './structuredData.ts';

type Attributes = Readonly<Record<string, string>>;

const embedPath = /\/stream\/v1\/embed\.js$/;
const maxEmbeds = 20;
const maxTitleLength = 300;
/** A page with less text than this, and with scripts, counts as rendered by scripts. */
const fewCharacters = 200;
const silentElements = new Set(['script', 'style', 'noscript', 'template', 'title']);

function toEmbed(attributes: Attributes, base: string): EmbedFacts | undefined {
  const url = URL.parse(attributes['src'] ?? '', base);
  if (!url || !embedPath.test(url.pathname)) return undefined;
  const read = (name: string) => (attributes[`data-${name}`] ?? '').trim();
  return {
    src: url.href,
    retailer: read('retailer'),
    ean: read('ean'),
    mpn: read('mpn'),
    brand: read('brand'),
    mappingId: read('mapping-id'),
    locale: read('locale'),
  };
}

/** Attributes that name the product in other services' embeds. */
const foreignAttributes = [
  ['data-flix-ean', 'gtin'],
  ['data-flix-mpn', 'mpn'],
  ['data-flix-brand', 'brand'],
  ['data-loadbee-gtin', 'gtin'],
] as const;

function addForeignEmbed(collection: ProductCollection, attributes: Attributes): void {
  for (const [attribute, property] of foreignAttributes) {
    const value = attributes[attribute];
    if (value) addProperty(collection, property, value);
  }
}

/** Collects the facts of a page during parsing. */
class PageReader {
  readonly product = createProductCollection();
  readonly embeds: EmbedFacts[] = [];
  title = '';
  canonical = '';
  isHiddenFromSearch = false;
  asksForPassword = false;
  hasScripts = false;
  textLength = 0;

  readonly #url: string;
  #depth = 0;
  /** The text of the element being read: JSON-LD, or the value of a property. */
  #reading: { name: string; text: string; finish(text: string): void } | undefined;
  #silent = 0;
  #isInTitle = false;
  /** The nesting depth inside a product's microdata element, or 0. */
  #productDepth = 0;

  constructor(url: string) {
    this.#url = url;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth++;
    if (silentElements.has(name)) this.#silent++;
    if (name === 'script') this.#openScript(attributes);
    else if (name === 'meta') this.#openMeta(attributes);
    else if (name === 'link' && /\bcanonical\b/i.test(attributes['rel'] ?? '')) {
      this.canonical ||= URL.parse(attributes['href'] ?? '', this.#url)?.href ?? '';
    } else if (name === 'title') this.#isInTitle = true;
    else if (name === 'input' && attributes['type']?.toLowerCase() === 'password')
      this.asksForPassword = true;
    this.#openMicrodata(name, attributes);
    addForeignEmbed(this.product, attributes);
  }

  text(text: string): void {
    if (this.#reading) this.#reading.text += text;
    if (this.#isInTitle) this.title = (this.title + text).slice(0, maxTitleLength);
    if (this.#silent === 0) this.textLength += text.trim().length;
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (name === 'title') this.#isInTitle = false;
    if (this.#reading?.name === name) {
      const { text, finish } = this.#reading;
      this.#reading = undefined;
      finish(text);
    }
    if (this.#depth === this.#productDepth) this.#productDepth = 0;
    this.#depth--;
  }

  #openScript(attributes: Attributes): void {
    if (attributes['type']?.toLowerCase() === 'application/ld+json') {
      this.#reading = { name: 'script', text: '', finish: (text) => addJsonLd(this.product, text) };
      return;
    }
    this.hasScripts = true;
    const embed = toEmbed(attributes, this.#url);
    if (embed && this.embeds.length < maxEmbeds) this.embeds.push(embed);
  }

  #openMeta({ name = '', content = '' }: Attributes): void {
    if (/^(?:robots|googlebot)$/i.test(name) && /\b(?:noindex|none)\b/i.test(content)) {
      this.isHiddenFromSearch = true;
    }
  }

  #openMicrodata(name: string, attributes: Attributes): void {
    if (/schema\.org\/Product$/i.test(attributes['itemtype'] ?? '') && this.#productDepth === 0) {
      this.#productDepth = this.#depth;
    }
    const property = attributes['itemprop'];
    if (!property || this.#productDepth === 0) return;
    const value = attributes['content'];
    if (value !== undefined) addProperty(this.product, property, value);
    else if (!this.#reading) {
      this.#reading = { name, text: '', finish: (text) => addProperty(this.product, property, text) };
    }
  }
}

const maxDepth = 10_000;

/**
 * Reads the facts for checks from a page's HTML, even if it is malformed.
 *
 * @param url - the page's address, to resolve relative addresses
 * @throws FetchFailure `tooLarge` if elements are nested too deeply
 */
export function readPage(html: string, url: string): PageFacts {
  const reader = new PageReader(url);
  const isWhole = parseShallow(
    html,
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { maxDepth },
  );
  if (!isWhole) throw new FetchFailure('tooLarge');
  const { gtins, mpns, brands, names, skus } = reader.product;
  return {
    embeds: reader.embeds,
    product: {
      gtins: [...gtins],
      mpns: [...mpns],
      brands: [...brands],
      names: [...names],
      skus: [...skus],
    },
    title: reader.title.trim(),
    canonical: reader.canonical,
    isHiddenFromSearch: reader.isHiddenFromSearch,
    asksForPassword: reader.asksForPassword,
    isDrawnByScripts: reader.hasScripts && reader.textLength < fewCharacters && gtins.size + mpns.size === 0,
  };
}
