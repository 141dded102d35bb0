import { type DemoRetailer, demoShop } from '../directory.ts';
import { spoilEmbed, strangeGtin, strayHead, type ShopFault } from './faults.ts';
import { escapeHtml, formatPrice, renderPhoto, shopDocument } from './html.ts';
import { findShopProduct, ofPantry, type ShopProduct } from './shopProducts.ts';
import { type ShopLanguage, shopTexts } from './shopTexts.ts';
import type { WatchedPage } from './watchedPages.ts';

/** The product of a shop's page; for a GTIN the shop does not list, most fields are missing. */
interface ShopItem {
  gtin: string;
  name: string;
  description: string;
  product: ShopProduct | undefined;
  language: ShopLanguage;
  retailer: DemoRetailer;
}

function toItem(
  gtin: string,
  product: ShopProduct | undefined,
  language: ShopLanguage,
  retailer = demoShop,
): ShopItem {
  const texts = shopTexts(language);
  return {
    gtin,
    name: product?.name[language] ?? `${texts.unknownProduct} ${gtin}`,
    description: product?.description[language] ?? texts.unknownDescription,
    product,
    language,
    retailer,
  };
}

/** The structured data of the product for search engines and checks. */
function structuredData({ gtin, name, description, product }: ShopItem, fault?: ShopFault): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    gtin: (fault === 'wrongProduct' ? strangeGtin : gtin).padStart(14, '0'),
    ...(product ? { mpn: product.mpn, brand: { '@type': 'Brand', name: product.brand } } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

/**
 * Returns the retailer's markup: the place for the content, and the script tag that finds the package
 * published for the product.
 */
function embedScript(
  { gtin, product, language, retailer }: ShopItem,
  streamUrl: string,
  fault: ShopFault | undefined,
): string {
  const attributes = spoilEmbed(fault, {
    src: `${streamUrl}/stream/v1/embed.js`,
    'data-retailer': String(retailer.id),
    'data-ean': gtin,
    ...(product ? { 'data-mpn': product.mpn, 'data-brand': product.brand } : {}),
    'data-locale': language,
  });
  if (!attributes) return '';
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<div data-vitrina></div>\n    <script async ${written.join(' ')}></script>`;
}

function characteristics({ gtin, product, language }: ShopItem): string {
  const texts = shopTexts(language);
  const rows = [
    ...(product
      ? [
          [texts.brand, product.brandName[language]],
          [texts.mpn, product.mpn],
          ...product.facts.map(({ name, value }) => [name[language], value[language]]),
        ]
      : []),
    [texts.gtin, gtin],
  ];
  return rows
    .map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
}

/** How a page of the shop is rendered. */
export interface ShopView {
  /** The stream's address for retailers; empty for this server. */
  readonly streamUrl: string;
  readonly language: ShopLanguage;
}

/** Renders a product page of a retailer, for any GTIN. Default: a correct page of the demo's shop. */
export function renderShopProduct(
  gtin: string,
  { streamUrl, language }: ShopView,
  { retailer = demoShop, fault }: { readonly retailer?: DemoRetailer; readonly fault?: ShopFault } = {},
): string {
  return renderItem(toItem(gtin, findShopProduct(gtin), language, retailer), streamUrl, fault);
}

/** Renders the page of a watched product, with its fault unless it was repaired. */
export function renderWatchedProduct(
  { product, fault }: Pick<WatchedPage, 'product' | 'fault'>,
  { streamUrl, language }: ShopView,
  isMended: boolean,
): string {
  const item = toItem(product.gtin, ofPantry(product), language);
  return renderItem(item, streamUrl, isMended ? undefined : fault);
}

function renderCrumbs(name: string, language: ShopLanguage): string {
  const { path, catalog } = shopTexts(language);
  return `<nav class="crumbs" aria-label="${path}"><a href="/demo-shop/">${catalog}</a> / ${escapeHtml(name)}</nav>\n`;
}

/** Returns the price and the button to buy; nothing for a brand's shop-in-shop, which is not for sale. */
function renderPrice({ product, language }: ShopItem): string {
  const { buy, outOfStock } = shopTexts(language);
  if (!product) return `<p class="price">${outOfStock}</p>`;
  if (product.priceRoubles === 0) return '';
  return `<p class="price">${formatPrice(product.priceRoubles, language)}</p><button type="button" class="buy">${buy}</button>`;
}

function renderItem(item: ShopItem, streamUrl: string, fault?: ShopFault): string {
  const { name, description, product, language, retailer } = item;
  const isOther = retailer.id !== demoShop.id;
  const texts = shopTexts(language);
  const photo = product?.photo;
  const picture = photo ? renderPhoto(photo, name) : `<div class="no-picture">${texts.noPicture}</div>`;
  const body = `${isOther ? '' : renderCrumbs(name, language)}<article>
  <div class="product">
    <div class="photo">${picture}</div>
    <div class="about">
      <h1>${escapeHtml(name)}</h1>
      <p>${escapeHtml(description)}</p>
      ${renderPrice(item)}
      <dl>${characteristics(item)}</dl>
    </div>
  </div>
  <section class="rich" aria-label="${texts.fromMaker}">
    ${embedScript(item, streamUrl, fault)}
  </section>
</article>`;
  return shopDocument({
    title: name,
    description,
    body,
    language,
    head: structuredData(item, fault) + strayHead(fault),
    ...(isOther && { otherShop: retailer.name }),
  });
}
