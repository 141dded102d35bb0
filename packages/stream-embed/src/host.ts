/** The element a package is shown in. Its shadow root keeps the shop's styles out and ours in. */
export function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-vitrina-host', '');
  host.attachShadow({ mode: 'open' });
  return host;
}

/** Puts the host into the place the shop made for it, else after the script; a script in the head shows at the end. */
export function placeHost(host: HTMLElement, script: HTMLScriptElement): void {
  const place = document.querySelector('[data-vitrina]:not([data-vitrina=page]), #vitrina');
  if (place && !place.contains(script)) {
    if (host.parentNode !== place) place.replaceChildren(host);
  } else if (document.body.contains(script)) {
    if (host.parentNode !== script.parentNode) script.after(host);
  } else if (!host.isConnected) {
    document.body.append(host);
  }
}

/** Fills the host's shadow root. */
export function fillHost(host: HTMLElement, { html, css }: { html: string; css: string }): void {
  const root = host.shadowRoot;
  if (!root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const markup = trusted(html);
  if (root.setHTMLUnsafe) root.setHTMLUnsafe(markup);
  else root.innerHTML = markup;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A shop may demand trusted types; what we show was made by our own renderer from an allow-list. */
function trusted(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= factory?.createPolicy('vitrina', { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}
