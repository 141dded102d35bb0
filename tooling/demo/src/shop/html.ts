import { type ShopPhoto, shopSections } from './shopProducts.ts';
import { type ShopLanguage, shopTexts } from './shopTexts.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A page of the shop. */
export interface ShopPage {
  title: string;
  description: string;
  body: string;
  language: ShopLanguage;
  /** More for the head. */
  head?: string;
  /** The name of another shop, which has only this page. Default: the demo's shop, with its sections. */
  otherShop?: string;
}

function ofOtherShop(name: string, language: ShopLanguage): string {
  return `<span class="logo">${escapeHtml(name)}</span>
    <p class="note">${shopTexts(language).note}</p>`;
}

function ofDemoShop(language: ShopLanguage): string {
  const texts = shopTexts(language);
  const links = shopSections.map(
    (section) => `<a href="/demo-shop/#${section.id}">${escapeHtml(section.title[language])}</a>`,
  );
  return `<a class="logo" href="/demo-shop/">${texts.shop}</a>
    <nav aria-label="${texts.sections}">${links.join('')}</nav>
    <p class="note">${texts.note}</p>`;
}

/** A document of the shop. */
export function shopDocument({ title, description, body, head = '', language, otherShop }: ShopPage): string {
  const texts = shopTexts(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)} — ${escapeHtml(otherShop ?? texts.shop)}</title>
<link rel="stylesheet" href="/demo-shop/assets/shop.css">
<link rel="icon" href="data:,">
${head}</head>
<body>
<header class="top">
  <div class="wide">
    ${otherShop === undefined ? ofDemoShop(language) : ofOtherShop(otherShop, language)}
  </div>
</header>
<main class="wide">
${body}
</main>
<footer class="bottom">
  <div class="wide">
    <p>${texts.delivery}</p>
    <p>${texts.madeUp}</p>
  </div>
</footer>
</body>
</html>
`;
}

/** Renders the image of a product. An empty `alt` is for images whose product is named beside them. */
export function renderPhoto({ picture, widthPx, heightPx, focus }: ShopPhoto, alt: string): string {
  const style = focus ? ` style="object-position:${focus.x * 100}% ${focus.y * 100}%"` : '';
  const loading = alt === '' ? ' loading="lazy"' : '';
  return `<img src="${escapeHtml(picture)}" width="${widthPx}" height="${heightPx}" alt="${escapeHtml(alt)}"${loading}${style}>`;
}

/** Formats a price like shops do. */
export function formatPrice(roubles: number, language: ShopLanguage): string {
  return roubles.toLocaleString(language, { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });
}
