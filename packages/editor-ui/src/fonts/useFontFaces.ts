import type { Font } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { toObject, toText } from '@vitrina/editor-core/props';

import { useEditorState } from '../store/hooks.ts';

/** Loads the package's fonts for the page on the canvas. They belong to the document: a shadow root declares none. */
export function useFontFaces(assetUrl: (source: string) => string): void {
  const usedFonts = useEditorState((state) => state.document.epack.usedFonts);
  useEffect(() => {
    const faces = usedFonts.flatMap((font) => createFontFace(font, assetUrl));
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [usedFonts, assetUrl]);
}

function createFontFace(font: Font, assetUrl: (source: string) => string): FontFace[] {
  const sources = (font.formats ?? []).flatMap((stored) => {
    const { url, format } = toObject(stored);
    const address = toText(url);
    return address === ''
      ? []
      : [`url(${JSON.stringify(assetUrl(address))}) format(${JSON.stringify(toCssFormat(toText(format)))})`];
  });
  if (sources.length === 0) return [];
  const descriptors = { weight: String(font.fontWeight), style: font.fontStyle };
  return [new FontFace(font.fontFamily, sources.join(', '), descriptors)];
}

/** Formats as CSS calls them; a source in one it does not know is passed over. */
function toCssFormat(format: string): string {
  return cssFormats[format] ?? format;
}

const cssFormats: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype' };
