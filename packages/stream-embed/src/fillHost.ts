import { styleHost } from './host.ts';
import { shrinkUnseen } from './shrinkUnseen.ts';

const atLeast = (heightPx: number) => `:host{min-height:${heightPx}px!important}`;

/** Keeps a height free for what is on its way, in px. */
export function reserveHeight(host: HTMLElement, heightPx: number): void {
  styleHost(host, 'shown', atLeast(heightPx));
}

/**
 * Fills the host's shadow root. Where the content is lower than the room reserved for it, nothing that is seen moves up.
 *
 * @returns the content's own height, in px
 */
export function fillHost(
  host: HTMLElement,
  { html, css }: { html: string; css: string },
  signal: AbortSignal,
): number {
  const root = host.shadowRoot;
  if (!root) return 0;
  const reservedPx = host.offsetHeight;
  styleHost(host, 'shown', css);
  const markup = trusted(html);
  if (root.setHTMLUnsafe) root.setHTMLUnsafe(markup);
  else root.innerHTML = markup;
  applyStyles(root);
  const heightPx = host.offsetHeight;
  if (heightPx < reservedPx) {
    const keep = (keptPx: number) => styleHost(host, 'shown', css, atLeast(keptPx));
    keep(reservedPx);
    const end = shrinkUnseen(host, { keep, letGo: () => styleHost(host, 'shown', css) });
    signal.addEventListener('abort', end, { once: true });
  }
  return heightPx;
}

/** A shop's policy may refuse styles in markup, such as the color of a word; it does not refuse a script that sets them. */
function applyStyles(root: ShadowRoot): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
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
