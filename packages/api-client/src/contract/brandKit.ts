import { z } from 'zod';

import { textSchema } from './fields.ts';

const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);
/** The family name of a built-in font or of a font on the server; empty for the default font. */
const familySchema = z.literal('').or(textSchema(80).regex(/^[\p{L}\p{N}][\p{L}\p{N} _\-]*$/v));

/**
 * The look of a brand. Pages refer to its colors by role: `surface` is the ground of a page, `contrast` its second
 * ground. With `typeScale: "fluid"`, the seven font sizes grow with the width of the page. `corners` are those of images
 * and buttons: with `own`, the default, each block has its own; the others are 0, 4, 12 and 24 px. `spacing` multiplies
 * the room above and below designed sections by 0.7, 1 (the default) or 1.35; `shadow` is that of cards, by default the
 * `own` of each block; `maxWidth` is the greatest width of a page's content in pixels, by default `none`. `voice`
 * describes how texts of the brand sound, for the language model; it is not part of the look.
 *
 * @public
 */
export const brandKitSchema = z.strictObject({
  colors: z.strictObject({
    text: hexColorSchema,
    muted: hexColorSchema,
    accent: hexColorSchema,
    onAccent: hexColorSchema,
    surface: hexColorSchema,
    contrast: hexColorSchema,
    onContrast: hexColorSchema,
  }),
  headingFont: familySchema,
  textFont: familySchema,
  typeScale: z.enum(['fixed', 'fluid']),
  corners: z.enum(['own', 'square', 'slight', 'rounded', 'round']).optional(),
  spacing: z.enum(['compact', 'regular', 'airy']).optional(),
  shadow: z.enum(['own', 'none', 'soft', 'deep']).optional(),
  maxWidth: z.enum(['none', '960', '1200', '1440']).optional(),
  voice: textSchema(500).optional(),
});

/** {@link brandKitSchema}. @public */
export type BrandKitWire = z.output<typeof brandKitSchema>;
