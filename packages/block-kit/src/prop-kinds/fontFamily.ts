import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u;

/** The family name of a built-in font or of a font on the server. @public */
export function fontFamily(options: PropOptions = {}): PropKind<string> {
  return {
    control: { name: 'fontFamily' },
    section: options.section ?? 'typography',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: 'Arial',
    schema: { type: 'string', maxLength: 80 },
    parse(value) {
      const name = typeof value === 'string' ? value.trim() : '';
      return familyName.test(name) ? accept(name) : refuse('notIdentifier');
    },
  };
}

/** The fonts available on every page: display names by their family in documents. @public */
export const builtInFonts: Readonly<Record<string, string>> = {
  Arial: 'Arial',
  TimesNewRoman: 'Times New Roman',
};

/** A typeface bundled with the server. @public */
export interface BundledFont {
  /** Display name. */
  readonly name: string;
  readonly kind: 'display' | 'text';
  /** The class of fonts that takes its place while it loads. */
  readonly generic: 'sans-serif' | 'serif';
}

const sans = { generic: 'sans-serif' } as const;
const serif = { generic: 'serif' } as const;

/**
 * The typefaces bundled with the server, for Latin and Cyrillic, by their family in documents. Families have a name of
 * their own, so that shops' fonts of the same name stay as they are.
 *
 * @public
 */
export const bundledFonts: Readonly<Record<string, BundledFont>> = {
  'Vitrina Unbounded': { name: 'Unbounded', kind: 'display', ...sans },
  'Vitrina Playfair Display': { name: 'Playfair Display', kind: 'display', ...serif },
  'Vitrina EB Garamond': { name: 'EB Garamond', kind: 'display', ...serif },
  'Vitrina Oswald': { name: 'Oswald', kind: 'display', ...sans },
  'Vitrina Yeseva One': { name: 'Yeseva One', kind: 'display', ...serif },
  'Vitrina Inter': { name: 'Inter', kind: 'text', ...sans },
  'Vitrina Manrope': { name: 'Manrope', kind: 'text', ...sans },
  'Vitrina Commissioner': { name: 'Commissioner', kind: 'text', ...sans },
  'Vitrina Geologica': { name: 'Geologica', kind: 'text', ...sans },
  'Vitrina Golos Text': { name: 'Golos Text', kind: 'text', ...sans },
  'Vitrina Onest': { name: 'Onest', kind: 'text', ...sans },
  'Vitrina Montserrat': { name: 'Montserrat', kind: 'text', ...sans },
  'Vitrina Rubik': { name: 'Rubik', kind: 'text', ...sans },
  'Vitrina Literata': { name: 'Literata', kind: 'text', ...serif },
  'Vitrina PT Serif': { name: 'PT Serif', kind: 'text', ...serif },
  'Vitrina Source Serif 4': { name: 'Source Serif 4', kind: 'text', ...serif },
};

/** Returns the family of the visitor's own fonts that takes the room of a bundled font while it loads. @public */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** Returns a font family as a value of CSS `font-family`, with a fallback. @public */
export function fontFamilyCss(family: string | undefined): string | undefined {
  if (family === undefined) return undefined;
  const name = Object.hasOwn(builtInFonts, family) ? builtInFonts[family] : family;
  const bundled = Object.hasOwn(bundledFonts, family) ? bundledFonts[family] : undefined;
  if (bundled) {
    const plain = bundled.generic === 'serif' ? "'Times New Roman',serif" : 'Arial,sans-serif';
    return `'${family}','${fallbackFamily(family)}',${plain}`;
  }
  return `'${name}',${family === 'TimesNewRoman' ? 'serif' : 'Arial,sans-serif'}`;
}
