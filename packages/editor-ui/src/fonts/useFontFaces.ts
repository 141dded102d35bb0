import type { Font } from '@vitrina/epack-model';
import { useEffect } from 'react';
import { toObject, toText } from '@vitrina/editor-core/props';

import { useEditorState } from '../store/hooks.ts';

/** Loads the package's fonts for the canvas. */
export function usePackageFonts(assetUrl: (source: string) => string): void {
  useFontFaces(
    useEditorState((state) => state.document.epack.usedFonts),
    assetUrl,
  );
}

/** Loads fonts for the canvas. They are added to the document, because a shadow root can't declare fonts. */
export function useFontFaces(fonts: readonly Font[], assetUrl: (source: string) => string): void {
  useEffect(() => {
    const faces = fonts.flatMap((font) => createFontFace(font, assetUrl));
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts, assetUrl]);
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

/** Converts a font format to its CSS name. Browsers skip unknown formats. */
function toCssFormat(format: string): string {
  return cssFormats[format] ?? format;
}

const cssFormats: Readonly<Record<string, string>> = { ttf: 'truetype', otf: 'opentype' };
