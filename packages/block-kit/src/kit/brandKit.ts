import { boxShadows } from '../css-values/boxShadow.ts';
import { isColor } from '../css-values/colorValue.ts';
import { layerOrder } from '../css-values/layerOrder.ts';
import { fontFamilyCss } from '../prop-kinds/fontFamily.ts';

/** The roles of a kit's colors. `surface` is the ground of a page, `contrast` its second ground. @public */
export const kitColorRoles = [
  'text',
  'muted',
  'accent',
  'onAccent',
  'surface',
  'contrast',
  'onContrast',
] as const;

/** A role of {@link kitColorRoles}. @public */
export type KitColorRole = (typeof kitColorRoles)[number];

/** Corners of a kit: `own` are those of each block, the others grow from none to 24 px. @public */
export const kitCorners = ['own', 'square', 'slight', 'rounded', 'round'] as const;

/** One of {@link kitCorners}. @public */
export type KitCorners = (typeof kitCorners)[number];

const cornerPx: Readonly<Record<KitCorners, number | undefined>> = {
  own: undefined,
  square: 0,
  slight: 4,
  rounded: 12,
  round: 24,
};

/** Spacing of a kit: the room above and below sections, from 0.7 to 1.35 times that of the page. @public */
export const kitSpacings = ['compact', 'regular', 'airy'] as const;

/** One of {@link kitSpacings}. @public */
export type KitSpacing = (typeof kitSpacings)[number];

const spaceFactors: Readonly<Record<KitSpacing, number>> = { compact: 0.7, regular: 1, airy: 1.35 };

/** Shadows of a kit: `own` are those of each block. @public */
export const kitShadows = ['own', 'none', 'soft', 'deep'] as const;

/** One of {@link kitShadows}. @public */
export type KitShadow = (typeof kitShadows)[number];

/** Widths of a kit: the content of a page is at most this many pixels wide. @public */
export const kitWidths = ['none', '960', '1200', '1440'] as const;

/** One of {@link kitWidths}. @public */
export type KitWidth = (typeof kitWidths)[number];

/**
 * The look of a brand: its colors, typefaces, type scale, corners, spacing, shadow and width. Pages refer to it, so that a
 * change reaches all.
 *
 * @public
 */
export interface BrandKit {
  /** Each a color as in a color prop. */
  readonly colors: Readonly<Record<KitColorRole, string>>;
  /** Font family of headings; empty for the default font. */
  readonly headingFont: string;
  /** Font family of all other text; empty for the default font. */
  readonly textFont: string;
  /** `fixed`: the seven sizes in pixels. `fluid`: sizes that grow with the width of the page. */
  readonly typeScale: 'fixed' | 'fluid';
  /** Corners of images and buttons. Default: those of each block. */
  readonly corners?: KitCorners | undefined;
  /** Room above and below sections. Default: as each page has it. */
  readonly spacing?: KitSpacing | undefined;
  /** Shadow of cards and images that have the shadow of the brand. Default: that of each block. */
  readonly shadow?: KitShadow | undefined;
  /** Greatest width of the content of a page. Default: none. */
  readonly maxWidth?: KitWidth | undefined;
}

/** The look of pages without a kit. @public */
export const plainKit: BrandKit = {
  colors: {
    text: '#000000',
    muted: '#57606a',
    accent: '#2f5bff',
    onAccent: '#ffffff',
    surface: '#ffffff',
    contrast: '#001a34',
    onContrast: '#ffffff',
  },
  headingFont: '',
  textFont: '',
  typeScale: 'fixed',
  corners: 'own',
  spacing: 'regular',
  shadow: 'own',
  maxWidth: 'none',
};

/** The fluid scale by font size: captions, body, lead, and headings of three levels. */
const fluidSizes: Readonly<Record<number, string>> = {
  1: '12px',
  2: '13px',
  3: '14px',
  4: 'clamp(15px,1.2cqw,17px)',
  5: 'clamp(17px,1.6cqw,22px)',
  6: 'clamp(20px,2.2cqw,28px)',
  7: 'clamp(26px,3.6cqw,44px)',
};

const tokenPattern = /^var\(--kit-([A-Za-z]+)\)$/;

/** Returns the value of a color prop that refers to a color of the kit. @public */
export function kitColor(role: KitColorRole): string {
  return `var(--kit-${role})`;
}

/** Returns the role a color refers to; undefined for any other color. @public */
export function findKitColor(value: string): KitColorRole | undefined {
  const name = tokenPattern.exec(value)?.[1];
  return kitColorRoles.find((role) => role === name);
}

/** Returns the corner radius of a kit in pixels; undefined if each block keeps its own. @public */
export function kitCornerPx({ corners = 'own' }: Pick<BrandKit, 'corners'>): number | undefined {
  return cornerPx[corners];
}

/** Returns the corner radius of a kit as CSS, or `plainPx` without a kit and with one that keeps those of blocks. @public */
export function kitRadius(plainPx: number): string {
  return `var(--kit-radius,${plainPx}px)`;
}

/** The ground of quiet parts, such as the header of a table: a little of the text's color, or light gray without a kit. @public */
export const kitTint = 'var(--kit-tint,#f6f7f8)';

/** Returns the number by which a kit multiplies the room above and below sections. @public */
export function kitSpaceFactor({ spacing = 'regular' }: Pick<BrandKit, 'spacing'>): number {
  return spaceFactors[spacing];
}

/** Returns the shadow of a kit as CSS; undefined if each block keeps its own. @public */
export function kitShadowCss({ shadow = 'own' }: Pick<BrandKit, 'shadow'>): string | undefined {
  return shadow === 'own' ? undefined : boxShadows[shadow];
}

/** Returns the font families of a kit that are not built in. @public */
export function kitFonts({ headingFont, textFont }: BrandKit): readonly string[] {
  return [...new Set([headingFont, textFont])].filter((family) => family !== '');
}

/**
 * Returns the CSS of a kit, for a page inside its shadow root: its colors and sizes as custom properties, and its fonts
 * and default colors on the page. Values that are no colors are left out.
 *
 * @public
 */
export function kitCss(kit: BrandKit): string {
  const { headingFont, textFont, typeScale } = kit;
  const sizes = typeScale === 'fluid' ? Object.entries(fluidSizes) : [];
  const page = [
    colorsCss(kit),
    ...sizes.map(([size, value]) => `--kit-size-${size}:${value}`),
    ...shapeCss(kit),
    'color:var(--kit-text)',
    'background:var(--kit-surface)',
    ...(textFont === '' ? [] : [`font-family:${fontFamilyCss(textFont) ?? ''}`]),
    ...(typeScale === 'fluid' ? ['font-size:var(--kit-size-4)'] : []),
  ];
  const headings =
    headingFont === ''
      ? ''
      : `.page :where(h1,h2,h3,h4,h5,h6){font-family:${fontFamilyCss(headingFont) ?? ''}}`;
  return `${layerOrder}@layer look{.page{${page.join(';')}}${headings}${imageGroundCss}}`;
}

/**
 * Shows an image's color until it has loaded. Only pages with a kit do: at a round corner the color changes a pixel, and
 * pages without a kit stay exactly as they are.
 */
const imageGroundCss = '.page :where(img){background-color:var(--v-ground)}';

/** Returns the custom properties for all that a kit does not leave to pages and blocks. */
function shapeCss(kit: BrandKit): string[] {
  const { maxWidth = 'none' } = kit;
  const radius = kitCornerPx(kit);
  const factor = kitSpaceFactor(kit);
  const shadow = kitShadowCss(kit);
  return [
    '--kit-tint:color-mix(in srgb,currentcolor 6%,transparent)',
    ...(radius === undefined ? [] : [`--kit-radius:${radius}px`]),
    ...(factor === 1 ? [] : [`--kit-space:${factor}`]),
    ...(shadow === undefined ? [] : [`--kit-shadow:${shadow}`]),
    ...(maxWidth === 'none' ? [] : [`--kit-width:${maxWidth}px`]),
  ];
}

/** Returns the CSS that pages with references, but without a kit, need: the plain colors. @public */
export function plainKitCss(): string {
  return `${layerOrder}@layer look{.page{${colorsCss(plainKit)}}}`;
}

function colorsCss({ colors }: BrandKit): string {
  return kitColorRoles
    .map((role) => `--kit-${role}:${isColor(colors[role]) ? colors[role] : plainKit.colors[role]}`)
    .join(';');
}
