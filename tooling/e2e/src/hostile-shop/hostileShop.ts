import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { oldLibrary } from './oldLibrary.ts';

/** A shop's CSS rules for every element, which it should not have. */
const resets = `
html { font-size: 6px !important; }
* { margin: 13px !important; padding: 7px !important; letter-spacing: 4px !important; text-transform: uppercase !important;
  font: italic 9px/3 fantasy !important; color: red !important; border: 2px dotted lime !important; float: left !important;
  max-width: 90px !important; opacity: .4 !important; text-align: right !important; word-spacing: 20px !important; }
div { display: inline-block !important; position: static !important; height: 11px !important; overflow: hidden !important; }
p, button, summary { display: none !important; }
html, body, main { float: none !important; max-width: none !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
  opacity: 1 !important; overflow: visible !important; height: auto !important; display: block !important; max-height: none !important; }
main { width: auto !important; }
`;

/** The variants of a shop's page. */
export interface ShopPage {
  readonly ean: string;
  /** Whether the shop's rules for every element are included. */
  readonly isStyled?: boolean;
  /** Whether the old library is included, before our script. */
  readonly hasOldLibrary?: boolean;
  readonly direction?: 'ltr' | 'rtl';
  /** Whether the page is inside a frame of another page. */
  readonly isFramed?: boolean;
}

/** Allows what the embed's manual asks for, and the shop's own inline parts by their nonce. */
function policyFor(vitrina: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-shop' ${vitrina}`,
    "style-src 'nonce-shop'",
    `connect-src ${vitrina}`,
    `img-src ${vitrina}`,
    `frame-src ${vitrina} 'self'`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vitrina',
  ].join('; ');
}

function productPage({ ean, isStyled, hasOldLibrary, direction = 'ltr' }: ShopPage, vitrina: string): string {
  return `<!doctype html><html lang="ru" dir="${direction}"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width">
<style nonce="shop">body { margin: 0 }${isStyled ? resets : ''}</style>
${hasOldLibrary ? `<script nonce="shop">${oldLibrary}</script>` : ''}
</head><body><main><h1>Product</h1><script async src="${vitrina}/stream/v1/embed.js" data-retailer="1" data-ean="${ean}"></script>
<footer>Delivery</footer></main></body></html>`;
}

/** A shop with its own address, both stricter and more careless than usual. */
export interface HostileShop {
  urlOf(page: ShopPage): string;
  stop(): Promise<void>;
}

/** Starts the shop. */
export async function startHostileShop(vitrina: string): Promise<HostileShop> {
  const server: Server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://shop').searchParams.get('page');
    const page = JSON.parse(asked ?? '{"ean":""}') as ShopPage;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page.isFramed) {
      const inner = encodeURIComponent(JSON.stringify({ ...page, isFramed: false }));
      const style = '<style>body{margin:0}iframe{display:block;border:0;width:100%;height:100vh}</style>';
      response.end(`<!doctype html><title>Frame</title>${style}<iframe src="/?page=${inner}"></iframe>`);
      return;
    }
    response.setHeader('content-security-policy', policyFor(vitrina));
    response.end(productPage(page, vitrina));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (page) => `http://127.0.0.1:${port}/?page=${encodeURIComponent(JSON.stringify(page))}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
