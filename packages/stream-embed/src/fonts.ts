import type { StreamPage } from '@vitrina/api-client/contract';

const declared = new Set<string>();

/** Declares fonts in the document: a shadow root's own font faces are not registered by browsers. */
export function declareFonts({ fonts, fallbackFonts }: StreamPage, base: string): void {
  for (const { family, local, ...descriptors } of fallbackFonts ?? [])
    declare(family, local.map((name) => `local("${name}")`).join(), {
      ...descriptors,
      lineGapOverride: '0%',
    });
  for (const { family, url, ...descriptors } of fonts)
    declare(family, `url("${new URL(url, base).href}")`, { ...descriptors, display: 'swap' });
}

/** Declares a font once. Browsers ignore descriptors that they do not know. */
function declare(family: string, source: string, descriptors: FontFaceDescriptors): void {
  const key = JSON.stringify([family, source, descriptors]);
  if (declared.has(key)) return;
  declared.add(key);
  document.fonts.add(new FontFace(family, source, descriptors));
}
