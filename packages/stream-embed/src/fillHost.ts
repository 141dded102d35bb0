import { styleHost } from './host.ts';

/** Keeps a height free for what is on its way, in px. */
export function reserveHeight(host: HTMLElement, heightPx: number): void {
  styleHost(host, 'shown', `:host{min-height:${heightPx}px!important}`);
}

/** Fills the host's shadow root. */
export function fillHost(host: HTMLElement, { html, css }: { html: string; css: string }): void {
  const root = host.shadowRoot;
  if (!root) return;
  styleHost(host, 'shown', css);
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
