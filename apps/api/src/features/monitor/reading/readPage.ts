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
/** Scripts in these elements do not run. */
const inertElements = new Set(['noscript', 'template']);
const maxOpeningLength = 3000;
const maxDrawnIds = 20;
const maxPolicies = 5;
const tagManagers =
  /googletagmanager\.com\/gt(?:m|ag)|tags\.tiqcdn\.com|assets\.adobedtm\.com|cdn\.matomo\.cloud\/.*container/i;

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
    template: read('template'),
    consent: read('consent'),
    type: (attributes['type'] ?? '').trim(),
  };
}

/** Checks whether an element may be hidden until a visitor or a script shows it. */
function isTucked(name: string, attributes: Attributes): boolean {
  const { style = '', role = '' } = attributes;
  if (name === 'details' || role === 'tabpanel' || 'hidden' in attributes) return true;
  return /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])/i.test(style);
}

/** Checks whether an element is a place for our content; content that the shop's server added is not. */
function isPlace({ id, 'data-vitrina': place }: Attributes): boolean {
  return id === 'vitrina' || (place !== undefined && place !== 'page');
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
  readonly drawnIds: string[] = [];
  title = '';
  heading = '';
  opening = '';
  canonical = '';
  isHiddenFromSearch = false;
  asksForPassword = false;
  hasScripts = false;
  hasTagManager = false;
  placeCount = 0;
  readonly policies: string[] = [];
  isDoubtful = false;
  textLength = 0;

  readonly #url: string;
  #depth = 0;
  /** The text of the element being read: JSON-LD, or the value of a property. */
  #reading: { name: string; text: string; finish(text: string): void } | undefined;
  #silent = 0;
  #inert = 0;
  #isInTitle = false;
  #isInHeading = false;
  #isInScript = false;
  /** The nesting depth inside an element that may be hidden, or 0. */
  #tuckedDepth = 0;
  /** The nesting depth inside a product's microdata element, or 0. */
  #productDepth = 0;
  /** Whether a product's microdata was read; others are recommendations. */
  #hasProduct = false;

  constructor(url: string) {
    this.#url = url;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth++;
    if (silentElements.has(name)) this.#silent++;
    if (inertElements.has(name)) this.#inert++;
    if (name === 'h1') this.#isInHeading = this.heading === '';
    if (this.#tuckedDepth === 0 && isTucked(name, attributes)) this.#tuckedDepth = this.#depth;
    if (this.#tuckedDepth > 0 && ('data-vitrina' in attributes || attributes['id'] === 'vitrina'))
      this.isDoubtful = true;
    if (this.#inert === 0 && isPlace(attributes)) this.placeCount++;
    const drawnId = attributes['data-epack'];
    if (drawnId && this.drawnIds.length < maxDrawnIds) this.drawnIds.push(drawnId);
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
    if (this.#isInScript) this.hasTagManager ||= tagManagers.test(text);
    if (this.#silent > 0) return;
    this.textLength += text.trim().length;
    if (this.#isInHeading) this.heading = (this.heading + text).slice(0, maxTitleLength);
    if (this.opening.length < maxOpeningLength) this.opening += text;
  }

  close(name: string): void {
    if (silentElements.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (inertElements.has(name)) this.#inert = Math.max(0, this.#inert - 1);
    if (name === 'h1') this.#isInHeading = false;
    if (name === 'script') this.#isInScript = false;
    if (name === 'title') this.#isInTitle = false;
    if (this.#reading?.name === name) {
      const { text, finish } = this.#reading;
      this.#reading = undefined;
      finish(text);
    }
    if (this.#depth === this.#productDepth) this.#productDepth = 0;
    if (this.#depth === this.#tuckedDepth) this.#tuckedDepth = 0;
    this.#depth--;
  }

  #openScript(attributes: Attributes): void {
    if (attributes['type']?.toLowerCase() === 'application/ld+json') {
      this.#reading = { name: 'script', text: '', finish: (text) => addJsonLd(this.product, text) };
      return;
    }
    if (this.#inert > 0) return;
    this.hasScripts = true;
    this.#isInScript = true;
    this.hasTagManager ||= tagManagers.test(attributes['src'] ?? '');
    const embed = toEmbed(attributes, this.#url);
    if (!embed || this.embeds.length >= maxEmbeds) return;
    this.embeds.push(embed);
    if (this.#tuckedDepth > 0) this.isDoubtful = true;
  }

  #openMeta({ name = '', content = '', 'http-equiv': header = '' }: Attributes): void {
    if (/^content-security-policy$/i.test(header)) {
      this.isDoubtful = true;
      if (this.policies.length < maxPolicies) this.policies.push(content);
    }
    if (/^(?:robots|googlebot)$/i.test(name) && /\b(?:noindex|none)\b/i.test(content)) {
      this.isHiddenFromSearch = true;
    }
  }

  #openMicrodata(name: string, attributes: Attributes): void {
    if (/schema\.org\/Product$/i.test(attributes['itemtype'] ?? '') && !this.#hasProduct) {
      this.#productDepth = this.#depth;
      this.#hasProduct = true;
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
    drawnIds: reader.drawnIds,
    product: {
      gtins: [...gtins],
      mpns: [...mpns],
      brands: [...brands],
      names: [...names],
      skus: [...skus],
    },
    title: reader.title.trim(),
    heading: reader.heading.trim(),
    opening: reader.opening.replace(/\s+/g, ' ').trim(),
    canonical: reader.canonical,
    isHiddenFromSearch: reader.isHiddenFromSearch,
    asksForPassword: reader.asksForPassword,
    isList: reader.product.isList,
    hasScripts: reader.hasScripts,
    hasTagManager: reader.hasTagManager,
    placeCount: reader.placeCount,
    policies: reader.policies,
    isDoubtful: reader.isDoubtful,
    isDrawnByScripts: reader.hasScripts && reader.textLength < fewCharacters && gtins.size + mpns.size === 0,
  };
}
