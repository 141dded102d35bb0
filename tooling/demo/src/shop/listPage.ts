import type { DemoProduct } from '../product.ts';
import { demoProducts } from '../products.ts';
import { escapeHtml, formatPrice, shopDocument } from './html.ts';

const sections = [
  { id: 'vegetables', title: 'Овощные консервы' },
  { id: 'soups', title: 'Супы' },
] as const;

function card(product: DemoProduct): string {
  const name = escapeHtml(product.name.ru);
  return `<li class="card">
  <a href="/demo-shop/products/${product.gtin}">
    <img src="/demo-shop/assets/${product.picture}" width="320" height="240" alt="" loading="lazy">
    <h3>${name}</h3>
    <p class="brand">${escapeHtml(product.brand)}, ${product.weightGrams}\u00a0г</p>
    <p class="price">${formatPrice(product.priceRoubles)}</p>
  </a>
</li>`;
}

const title = 'Кладовая на каждый день';
const description = 'Консервы и супы, которые выручают. Доставим сегодня.';

/** Renders the shop's first page. All products are in their own order, led by the demo's published ones. */
export function renderShopList(): string {
  const lists = sections
    .map(({ id, title }) => {
      const cards = demoProducts.filter(({ category }) => category === id).map(card);
      return `<section id="${id}"><h2>${title}</h2><ul class="cards">${cards.join('\n')}</ul></section>`;
    })
    .join('\n');
  const popular = demoProducts.slice(0, 5).map(card).join('\n');
  const body = `<h1>${title}</h1>
<p class="lead">${description}</p>
<section id="popular"><h2>Выбор недели</h2><ul class="cards">${popular}</ul></section>
${lists}`;
  return shopDocument({ title, description, body });
}
