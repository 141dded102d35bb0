import { type SizeName, sizeTable } from '@vitrina/epack-model';

import type { commonProps } from '../commonProps.ts';
import { fontSizeCss } from '../kit/fontSizeCss.ts';
import type { Box } from '../prop-kinds/box.ts';
import type { Asset, PropValues } from '../propKind.ts';
import { boxShadows } from '../css-values/boxShadow.ts';
import { cssUrl, type Declarations } from '../css-values/cssText.ts';
import { textStyleCss } from '../css-values/textStyle.ts';

/** Values of the common style props that are set. @internal */
export type CommonValues = Partial<PropValues<typeof commonProps>>;

/** Text style of a page, which `cssStop` restores. */
const pageText: Declarations = {
  color: '#000',
  font: '400 16px/1.5 Arial,sans-serif',
  'letter-spacing': 'normal',
  'text-align': 'start',
  'text-transform': 'none',
};

/** Returns the common style props as declarations of a block's root element. @internal */
export function commonStyle(values: CommonValues, size: SizeName): Declarations {
  return {
    ...(values.cssStop ? pageText : undefined),
    width: values.width,
    height: values.height,
    'min-width': values.minWidth,
    'max-width': values.maxWidth,
    'min-height': values.minHeight,
    'max-height': values.maxHeight,
    ...sides('margin', values.margin),
    ...sides('padding', values.padding),
    ...borderStyle(values.border),
    ...backgroundStyle(values.backgroundOptions, size),
    'box-shadow': values.boxShadow && boxShadows[values.boxShadow],
    'text-align': values.textAlign,
    ...textStyle(values),
    'text-shadow': values.textShadow && textShadows[values.textShadow],
    direction: textDirection(values.direction),
    cursor: values.cursor,
    ...positionStyle(values.positionOptions),
    ...transitionStyle(values.transition),
    ...revealStyle(values.reveal),
  };
}

/** In the brand's dark, as a shade over an image is. */
const textShadows = {
  none: 'none',
  soft: '0 1px 12px color-mix(in srgb,var(--kit-contrast,#000) 45%,transparent)',
  strong: '0 1px 2px color-mix(in srgb,var(--kit-contrast,#000) 70%,transparent)',
} as const;

/** Values of one's own come before those of a role, except for the font size, which every text has. */
function textStyle(values: CommonValues): Declarations {
  const role: Declarations = values.textStyle === undefined ? {} : textStyleCss(values.textStyle);
  return {
    'font-size': role['font-size'] ?? (values.fontSize && fontSizeCss(values.fontSize)),
    'line-height': lineHeight(values.lineHeight) ?? role['line-height'],
    'letter-spacing': values.letterSpacing ?? role['letter-spacing'],
    'text-wrap': values.textWrap ?? role['text-wrap'],
  };
}

/** A Row has a direction of its own, that of its blocks. */
function textDirection(direction: string | undefined): string | undefined {
  return direction === 'ltr' || direction === 'rtl' ? direction : undefined;
}

function sides(property: string, box: Box | undefined): Declarations {
  if (!box) return {};
  return {
    [`${property}-top`]: box.top,
    [`${property}-right`]: box.right,
    [`${property}-bottom`]: box.bottom,
    [`${property}-left`]: box.left,
  };
}

function borderStyle(border: CommonValues['border']): Declarations {
  if (!border) return {};
  return {
    'border-width': border.width,
    'border-style': border.style ?? (border.width ? 'solid' : undefined),
    'border-color': border.color,
    'border-radius': border.radius,
  };
}

function backgroundStyle(background: CommonValues['backgroundOptions'], size: SizeName): Declarations {
  if (!background) return {};
  const { color, image, shade, position, repeat } = background;
  return {
    'background-color': color,
    ...(image && {
      'background-image': [...shadeCss(shade), cssUrl(backgroundFile(image, size))].join(),
      'background-size': background.size ?? 'cover',
      'background-position': position ?? focusCss(image) ?? 'center',
      'background-repeat': repeat ?? 'no-repeat',
    }),
  };
}

/** The focal point of an image stays in view, as in an image block. */
function focusCss({ focus }: Asset): string | undefined {
  return focus && [focus.x, focus.y].map((part) => `${Math.round(part * 100)}%`).join(' ');
}

/** Phones get a narrower file of the same format, where there is one. */
function backgroundFile({ src, variants = [] }: Asset, size: SizeName): string {
  if (size !== 'mobile') return src;
  const format = src.split('.').at(-1) ?? '';
  const wide = variants
    .filter((file) => file.src.endsWith(`.${format}`) && file.widthPx >= sizeTable.mobile.imageWidthPx)
    .toSorted((one, other) => one.widthPx - other.widthPx);
  return wide[0]?.src ?? src;
}

/** The dark of the brand, thinning out: a flat veil would gray the whole image. */
function shadeCss(shade: 'none' | 'bottom' | 'top' | 'start' | 'even' | undefined): string[] {
  if (shade === undefined || shade === 'none') return [];
  const dark = (percent: number) => `color-mix(in srgb,var(--kit-contrast,#000) ${percent}%,transparent)`;
  if (shade === 'even') return [`linear-gradient(${dark(55)},${dark(55)})`];
  // Gradients know no inline direction; `baseCss` names the side where lines of a page end.
  const to = { bottom: 'to top', top: 'to bottom', start: 'to var(--end-side,right)' }[shade];
  return [`linear-gradient(${to},${dark(85)},${dark(55)} 35%,${dark(0)} 75%)`];
}

/** Converts a percentage to a plain factor, so that nested text of another size keeps the proportion. */
function lineHeight(value: string | undefined): string | undefined {
  return value?.endsWith('%') ? String(Number.parseFloat(value) / 100) : value;
}

function positionStyle(options: CommonValues['positionOptions']): Declarations {
  if (!options || options.position === 'static') return {};
  const { position, top, right, bottom, left, zIndex } = options;
  return { position, top, right, bottom, left, 'z-index': zIndex };
}

function transitionStyle(transition: CommonValues['transition']): Declarations {
  if (!transition) return {};
  return { transition: `${transition.property} ${transition.duration}ms ${transition.timing}` };
}

/** The animation itself is declared once for the page, and only where the browser and the reader want it. */
function revealStyle(reveal: boolean | undefined): Declarations {
  if (reveal === undefined) return {};
  if (!reveal) return { animation: 'none' };
  return {
    animation: 'var(--reveal,none)',
    'animation-timeline': 'view()',
    'animation-range': 'entry 0% entry 70%',
  };
}
