import { escapeHtml, shopDocument } from './html.ts';
import type { WatchedPage } from './watchedPages.ts';

const title = 'Мастерская магазина';
const description =
  'Карточки товара с ошибками, какие бывают у магазинов. Исправьте одну и проверьте её в мониторе: пропадёт ровно одна ошибка.';

function row({ id, product, fault, answer }: WatchedPage, isMended: boolean): string {
  const canBeMended = fault !== undefined || answer !== undefined;
  const button = isMended ? 'Сломать снова' : 'Исправить';
  const form = canBeMended
    ? `<form method="post" action="/demo-shop/watched/${id}/${isMended ? 'break' : 'mend'}"><button type="submit" class="buy">${button}<span class="unseen"> ${id}</span></button></form>`
    : '<p class="mended">Исправляется в панели</p>';
  return `<li class="card"><a href="/demo-shop/watched/${id}"><h3>${escapeHtml(id)}</h3>
  <p class="brand">${escapeHtml(product.name.ru)}</p></a>${form}</li>`;
}

/** Renders the page where the demo's retailer repairs and breaks product pages. */
export function renderWorkshop(pages: readonly WatchedPage[], mended: ReadonlySet<string>): string {
  const rows = pages.map((page) => row(page, mended.has(page.id))).join('\n');
  const body = `<h1>${title}</h1><p class="lead">${description}</p><ul class="cards">${rows}</ul>`;
  return shopDocument({ title, description, body, language: 'ru' });
}
