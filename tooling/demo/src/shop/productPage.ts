import { demoShop } from '../directory.ts';
import type { DemoProduct } from '../product.ts';
import { demoProducts } from '../products.ts';
import { spoilEmbed, strayHead, type ShopFault } from './faults.ts';
import { escapeHtml, formatPrice, shopDocument } from './html.ts';
import type { WatchedPage } from './watchedPages.ts';

/** The product of a shop's page; for a GTIN the shop does not list, most fields are missing. */
interface ShopItem {
  gtin: string;
  name: string;
  description: string;
  product: DemoProduct | undefined;
}

function findItem(gtin: string): ShopItem {
  const product = demoProducts.find(
    (candidate) => candidate.gtin.padStart(14, '0') === gtin.padStart(14, '0'),
  );
  return {
    gtin,
    name: product?.name.ru ?? `Товар ${gtin}`,
    description: product?.description.ru ?? 'Описание скоро появится.',
    product,
  };
}

/** The structured data of the product for search engines and checks. */
function structuredData({ gtin, name, description, product }: ShopItem): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    gtin: gtin.padStart(14, '0'),
    ...(product ? { mpn: product.mpn, brand: { '@type': 'Brand', name: product.brand } } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;
}

/**
 * Returns the retailer's markup: the place for the content, and the script tag that finds the package
 * published for the product.
 */
function embedScript({ gtin, product }: ShopItem, streamUrl: string, fault: ShopFault | undefined): string {
  const attributes = spoilEmbed(fault, {
    src: `${streamUrl}/stream/v1/embed.js`,
    'data-retailer': String(demoShop.id),
    'data-ean': gtin,
    ...(product ? { 'data-mpn': product.mpn, 'data-brand': product.brand } : {}),
    'data-locale': 'ru',
  });
  if (!attributes) return '';
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<div data-vitrina></div>\n    <script async ${written.join(' ')}></script>`;
}

function characteristics({ gtin, product }: ShopItem): string {
  const rows = [
    ...(product
      ? [
          ['Бренд', product.brand],
          ['Артикул', product.mpn],
          ['Масса', `${product.weightGrams}\u00a0г`],
        ]
      : []),
    ['Штрихкод', gtin],
  ];
  return rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
}

/**
 * Renders a product page of the shop, for any GTIN.
 *
 * @param streamUrl - the stream's address for retailers; empty for this server
 */
export function renderShopProduct(gtin: string, streamUrl: string): string {
  return renderItem(findItem(gtin), streamUrl);
}

/** Renders the page of a watched product, with its fault unless it was repaired. */
export function renderWatchedProduct(
  { product, fault }: Pick<WatchedPage, 'product' | 'fault'>,
  streamUrl: string,
  isMended: boolean,
): string {
  const { gtin, name, description } = product;
  const item = { gtin, name: name.ru, description: description.ru, product };
  return renderItem(item, streamUrl, isMended ? undefined : fault);
}

function renderItem(item: ShopItem, streamUrl: string, fault?: ShopFault): string {
  const { name, description, product } = item;
  const picture = product
    ? `<img src="/demo-shop/assets/${product.picture}" width="320" height="240" alt="${escapeHtml(name)}">`
    : '<div class="no-picture">Нет фото</div>';
  const price = product
    ? `<p class="price">${formatPrice(product.priceRoubles)}</p><button type="button" class="buy">В корзину</button>`
    : '<p class="price">Нет в наличии</p>';
  const body = `<nav class="crumbs" aria-label="Путь"><a href="/demo-shop/">Каталог</a> / ${escapeHtml(name)}</nav>
<article>
  <div class="product">
    <div class="photo">${picture}</div>
    <div class="about">
      <h1>${escapeHtml(name)}</h1>
      <p>${escapeHtml(description)}</p>
      ${price}
      <dl>${characteristics(item)}</dl>
    </div>
  </div>
  <section class="rich" aria-label="От производителя">
    ${embedScript(item, streamUrl, fault)}
  </section>
</article>`;
  return shopDocument({ title: name, description, body, head: structuredData(item) + strayHead(fault) });
}
