import { escapeHtml, formatPrice, renderPhoto, shopDocument } from './html.ts';
import { popularProducts, type ShopProduct, shopSections } from './shopProducts.ts';
import { type ShopLanguage, shopTexts } from './shopTexts.ts';

function card(
  { gtin, name, brandName, priceRoubles, facts, photo }: ShopProduct,
  language: ShopLanguage,
): string {
  if (!photo) return '';
  const [fact] = facts;
  const about = [brandName[language], fact?.value[language]].filter(Boolean).join(', ');
  return `<li class="card">
  <a href="/demo-shop/products/${gtin}">
    ${renderPhoto(photo, '')}
    <h3>${escapeHtml(name[language])}</h3>
    <p class="brand">${escapeHtml(about)}</p>
    ${priceRoubles === 0 ? '' : `<p class="price">${formatPrice(priceRoubles, language)}</p>`}
  </a>
</li>`;
}

function cards(products: readonly ShopProduct[], language: ShopLanguage): string {
  return `<ul class="cards">${products.map((product) => card(product, language)).join('\n')}</ul>`;
}

/** Renders the shop's first page. All products are in their own order, led by the demo's published ones. */
export function renderShopList(language: ShopLanguage): string {
  const { title, description, popular } = shopTexts(language);
  const lists = shopSections
    .map(
      ({ id, title: name, products }) =>
        `<section id="${id}"><h2>${escapeHtml(name[language])}</h2>${cards(products, language)}</section>`,
    )
    .join('\n');
  const body = `<h1>${title}</h1>
<p class="lead">${description}</p>
<section id="popular"><h2>${popular}</h2>${cards(popularProducts, language)}</section>
${lists}`;
  return shopDocument({ title, description, body, language });
}
