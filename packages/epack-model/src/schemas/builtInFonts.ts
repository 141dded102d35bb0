import type { Font } from './epackData.ts';

/**
 * Fonts every epack can use without the server: Arial and TimesNewRoman, 400 and 700, normal and italic.
 *
 * @public
 */
export const builtInFonts: readonly Font[] = ['Arial', 'TimesNewRoman'].flatMap((fontFamily) =>
  ['400', '700'].flatMap((fontWeight) =>
    ['normal', 'italic'].map((fontStyle) => ({ fontFamily, fontWeight, fontStyle, formats: [] })),
  ),
);
