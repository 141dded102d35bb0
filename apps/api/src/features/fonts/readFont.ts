import { create, type Font } from 'fontkit';

/** The font face of a file, in CSS terms. */
export interface FontFace {
  family: string;
  /** `400`, or `100 900` for a variable font. */
  weight: string;
  style: 'normal' | 'italic';
  format: FontFormat;
}

/** Why a file is refused: browsers cannot read it, or its license forbids embedding. */
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

/** The position of the unpacked size in the headers of packed fonts, in bytes from the start. */
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

/**
 * Decodes a glyph to check the font: glyphs are parsed only on demand, and a file can claim to be a font
 * without having any.
 */
function parse(bytes: Buffer): Font | undefined {
  const font = create(bytes);
  if ('fonts' in font || font.numGlyphs < 1) return undefined;
  return font.glyphForCodePoint(0x41).bbox.width >= 0 ? font : undefined;
}

/**
 * Returns the typographic family, which is the same for all weights; the legacy family name often differs per
 * weight.
 */
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
