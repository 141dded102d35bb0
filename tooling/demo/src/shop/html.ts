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
  /** More for the head. */
  head?: string;
}

/** A document of the shop. */
export function shopDocument({ title, description, body, head = '' }: ShopPage): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)} — Полка</title>
<link rel="stylesheet" href="/demo-shop/assets/shop.css">
<link rel="icon" href="data:,">
${head}</head>
<body>
<header class="top">
  <div class="wide">
    <a class="logo" href="/demo-shop/">Полка</a>
    <nav aria-label="Разделы"><a href="/demo-shop/#vegetables">Овощи</a><a href="/demo-shop/#soups">Супы</a></nav>
    <p class="note">Демонстрационный магазин</p>
  </div>
</header>
<main class="wide">
${body}
</main>
<footer class="bottom">
  <div class="wide">
    <p>Бакалея с доставкой за час. Ежедневно с 8 до 23.</p>
    <p>Магазин, бренды и товары вымышлены: они показывают, как содержание Vitrina выглядит на чужой странице.</p>
  </div>
</footer>
</body>
</html>
`;
}

/** Formats a price like shops do. */
export function formatPrice(roubles: number): string {
  return `${roubles.toLocaleString('ru-RU')}\u00a0₽`;
}
