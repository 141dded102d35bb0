import type { BundledFontFaces } from '@vitrina/api-client/contract';

/**
 * Declares bundled fonts in the document, with the fonts that take their room while they load. Their files load once a
 * text needs them. Returns the undoing.
 *
 * @param urlOf - returns the address of a file of the server
 */
export function declareBundledFonts(
  fonts: readonly BundledFontFaces[],
  urlOf: (source: string) => string,
): () => void {
  const faces = fonts.flatMap(({ family, faces: own, fallbacks }) => [
    ...fallbacks.map(({ family: name, local, ...descriptors }) => {
      const source = local.map((localName) => `local(${JSON.stringify(localName)})`).join();
      return new FontFace(name, source, { ...descriptors, lineGapOverride: '0%' });
    }),
    ...own.map(({ url, ...descriptors }) => {
      const source = `url(${JSON.stringify(urlOf(url))})`;
      return new FontFace(family, source, { ...descriptors, display: 'swap' });
    }),
  ]);
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}
