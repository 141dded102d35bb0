import { atLeast, styleHost } from './host.ts';
import { lightenImages } from './lightenImages.ts';
import { shrinkUnseen } from './shrinkUnseen.ts';

/** Reserves a height for loading content, in px; at least the space that the shop reserved. */
export function reserveHeight(host: HTMLElement, heightPx: number): void {
  styleHost(host, 'shown', atLeast(Math.max(heightPx, host.offsetHeight)));
}

/**
 * Fills the host's shadow root. If the content is lower than its reserved space, visible content does not
 * move.
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
  lightenImages(root);
  const heightPx = host.offsetHeight;
  if (heightPx < reservedPx) {
    const keep = (keptPx: number) => styleHost(host, 'shown', css, atLeast(keptPx));
    keep(reservedPx);
    const end = shrinkUnseen(host, { keep, letGo: () => styleHost(host, 'shown', css) });
    signal.addEventListener('abort', end, { once: true });
  }
  return heightPx;
}

/**
 * A shop's policy can block styles in markup, such as the color of a word, but not styles set by a script.
 */
function applyStyles(root: ShadowRoot): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') as string;
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

/** A shop can require Trusted Types; this HTML was created by our own renderer from an allow-list. */
function trusted(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= factory?.createPolicy('vitrina', { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}
