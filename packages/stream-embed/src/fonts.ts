import type { StreamFont } from '@vitrina/api-client/contract';

const declared = new Set<string>();

/** Declares fonts in the document: a shadow root's own font faces are not registered by browsers. */
export function declareFonts(fonts: readonly StreamFont[], base: string): void {
  for (const { family, weight, style, url } of fonts) {
    const address = new URL(url, base).href;
    const key = [family, weight, style, address].join('|');
    if (declared.has(key)) continue;
    declared.add(key);
    document.fonts.add(new FontFace(family, `url("${address}")`, { weight, style, display: 'swap' }));
  }
}
