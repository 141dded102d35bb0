import { asset } from './prop-kinds/asset.ts';
import { attributes } from './prop-kinds/attributes.ts';
import { boolean } from './prop-kinds/boolean.ts';
import { box } from './prop-kinds/box.ts';
import { choice } from './prop-kinds/choice.ts';
import { classNames } from './prop-kinds/classNames.ts';
import { color } from './prop-kinds/color.ts';
import { group } from './prop-kinds/group.ts';
import { length } from './prop-kinds/length.ts';
import { number } from './prop-kinds/number.ts';
import { optional } from './prop-kinds/optional.ts';
import { textStyles } from './css-values/textStyle.ts';

const style = { section: 'style', isPerSize: true } as const;

/** The seven specified font sizes, in pixels: size 4 is 16 px. @public */
export const fontSizePx: Readonly<Record<number, number>> = {
  1: 10,
  2: 12,
  3: 14,
  4: 16,
  5: 20,
  6: 24,
  7: 32,
};

const border = group(
  {
    width: optional(length({ units: ['px', 'em'] })),
    style: optional(choice(['solid', 'dashed', 'dotted', 'double', 'none'], { default: 'solid' })),
    color: optional(color()),
    radius: optional(length({ units: ['px', '%', 'em'] })),
  },
  style,
);

const backgroundOptions = group(
  {
    color: optional(color({ choices: ['#ffffff', '#f6f7f8', '#001a34'] })),
    image: optional(asset({ fileType: 'image' })),
    /** Darkens the image where words lie on it, from an edge or evenly. */
    shade: optional(choice(['none', 'bottom', 'top', 'start', 'even'], { default: 'bottom' })),
    size: optional(choice(['auto', 'cover', 'contain'], { default: 'cover' })),
    position: optional(choice(['center', 'top', 'bottom', 'left', 'right'], { default: 'center' })),
    repeat: optional(choice(['no-repeat', 'repeat', 'repeat-x', 'repeat-y'], { default: 'no-repeat' })),
  },
  style,
);

const offset = () => optional(length({ keywords: ['auto'], allowsNegative: true }));

const positionOptions = group(
  {
    position: choice(['static', 'relative', 'absolute', 'sticky'], { default: 'static' }),
    top: offset(),
    right: offset(),
    bottom: offset(),
    left: offset(),
    zIndex: optional(number({ min: -100, max: 1000 })),
  },
  style,
);

const transition = group(
  {
    property: choice(['all', 'opacity', 'transform', 'color', 'background-color'], { default: 'all' }),
    duration: number({ default: 200, min: 0, max: 10_000, step: 50, unit: 'ms' }),
    timing: choice(['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'], { default: 'ease' }),
  },
  style,
);

/** The style props every block has. @public */
export const commonProps = {
  hide: optional(boolean(style)),
  width: optional(length({ keywords: ['auto', 'fit-content'] })),
  height: optional(length({ keywords: ['auto'] })),
  minWidth: optional(length()),
  maxWidth: optional(length()),
  minHeight: optional(length({ units: ['px', 'cqw'] })),
  maxHeight: optional(length({ units: ['px', 'cqw'] })),
  margin: optional(box({ allowsNegative: true, allowsAuto: true })),
  padding: optional(box({ followsKit: true })),
  border: optional(border),
  backgroundOptions: optional(backgroundOptions),
  /** The shadow of a card; `brand` is that of the page's kit. */
  boxShadow: optional(choice(['brand', 'none', 'soft', 'deep'], { ...style, default: 'brand' })),
  textAlign: optional(choice(['left', 'center', 'right', 'justify'], { ...style, default: 'left' })),
  fontSize: optional(choice([1, 2, 3, 4, 5, 6, 7], { ...style, default: 4 })),
  /** A role of the type scale; its size, line height and spacing grow with the width of the page. */
  textStyle: optional(choice(textStyles, { ...style, default: 'h2' })),
  lineHeight: optional(length({ default: '150%', units: ['%', 'px', 'em'] })),
  letterSpacing: optional(length({ units: ['em', 'px'], allowsNegative: true })),
  textWrap: optional(choice(['wrap', 'balance', 'pretty'], { ...style, default: 'balance' })),
  /** Keeps text readable on an image. */
  textShadow: optional(choice(['none', 'soft', 'strong'], { ...style, default: 'soft' })),
  direction: optional(choice(['ltr', 'rtl'], { ...style, default: 'ltr' })),
  cursor: optional(
    choice(['auto', 'default', 'pointer', 'text', 'help', 'zoom-in', 'not-allowed'], {
      ...style,
      default: 'auto',
    }),
  ),
  positionOptions: optional(positionOptions),
  transition: optional(transition),
  /** Fades the block in and lifts it as it scrolls into view. */
  reveal: optional(boolean(style)),
  cssStop: optional(boolean(style)),
  classNames: optional(classNames()),
  attributes: optional(attributes()),
  availableToForms: optional(boolean({ section: 'data' })),
} as const;

/** A common style prop's name. @public */
export type CommonPropName = keyof typeof commonProps;
