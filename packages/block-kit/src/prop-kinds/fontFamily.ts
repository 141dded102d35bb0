import { accept, type PropKind, type PropOptions, refuse } from '../propKind.ts';

const familyName = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,79}$/u;

/** The family name of a built-in font or of a font on the server. @public */
export function fontFamily(options: PropOptions = {}): PropKind<string> {
  return {
    control: { name: 'fontFamily' },
    section: options.section ?? 'style',
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

/** Returns a font family as a value of CSS `font-family`, with a fallback. @public */
export function fontFamilyCss(family: string | undefined): string | undefined {
  if (family === undefined) return undefined;
  const name = Object.hasOwn(builtInFonts, family) ? builtInFonts[family] : family;
  return `'${name}',${family === 'TimesNewRoman' ? 'serif' : 'Arial,sans-serif'}`;
}
