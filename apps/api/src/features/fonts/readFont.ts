import { create, type Font } from 'fontkit';

/** The font face of a file, in CSS terms. */
export interface FontFace {
  family: string;
  /** `400`, or `100 900` for a variable font. */
  weight: string;
  style: 'normal' | 'italic';
  format: FontFormat;
}

/** Why a file is not taken: no font browsers read, or one whose maker forbids embedding. */
export type FontRefusal = 'fontNotReadable' | 'fontNotEmbeddable';

/** The kinds of font files browsers load. */
export type FontFormat = 'woff2' | 'woff' | 'ttf' | 'otf';

const signatures: Readonly<Record<string, FontFormat>> = {
  '774f4632': 'woff2',
  '774f4646': 'woff',
  '00010000': 'ttf',
  '74727565': 'ttf',
  '4f54544f': 'otf',
};

/** Where the headers of packed fonts say how large they unpack, in bytes from the start. */
const unpackedSizeAt: Partial<Record<FontFormat, number>> = { woff2: 16, woff: 16 };
const longestHeaderBytes = 44;
const maxUnpackedBytes = 32 * 1024 * 1024;
const maxFamilyLength = 100;

function formatOf(bytes: Buffer): FontFormat | undefined {
  const format = signatures[bytes.subarray(0, 4).toString('hex')];
  if (!format || bytes.length < longestHeaderBytes) return undefined;
  const sizeAt = unpackedSizeAt[format];
  const isTooLarge = sizeAt !== undefined && bytes.readUInt32BE(sizeAt) > maxUnpackedBytes;
  return isTooLarge ? undefined : format;
}

/** A file can call itself a font and have nothing to draw: its glyphs are read only when one is asked for. */
function parse(bytes: Buffer): Font | undefined {
  const font = create(bytes);
  if ('fonts' in font || font.numGlyphs < 1) return undefined;
  return font.glyphForCodePoint(0x41).bbox.width >= 0 ? font : undefined;
}

/** The typographic family names all weights of a family alike; the older one is often one per weight. */
function familyOf(font: Font): string {
  const preferred = nameOf(font, 'preferredFamily') ?? font.familyName;
  return preferred
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, maxFamilyLength);
}

function nameOf(font: Font, name: string): string | undefined {
  const found: unknown = font.getName(name, 'en');
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function weightOf(font: Font): string {
  const axis = font.variationAxes['wght'];
  if (axis) return `${Math.round(axis.min)} ${Math.round(axis.max)}`;
  const { usWeightClass } = font['OS/2'];
  return String(usWeightClass >= 1 && usWeightClass <= 1000 ? usWeightClass : 400);
}

/**
 * Reads the face of a font file; detects the kind by content, not by name. The parser trusts the file: it can
 * throw, and a malicious file can keep it busy for hours. Use `readFontApart` for uploads.
 */
export function readFont(bytes: Buffer): FontFace | FontRefusal {
  const format = formatOf(bytes);
  const font = format && parse(bytes);
  if (!font) return 'fontNotReadable';
  const { fsType, fsSelection } = font['OS/2'];
  if (fsType.noEmbedding) return 'fontNotEmbeddable';
  const family = familyOf(font);
  if (family === '') return 'fontNotReadable';
  const isItalic = fsSelection.italic || font.italicAngle !== 0;
  return { family, weight: weightOf(font), style: isItalic ? 'italic' : 'normal', format };
}
