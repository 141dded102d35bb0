import { asset } from './prop-kinds/asset.ts';
import { attributes } from './prop-kinds/attributes.ts';
import { boolean } from './prop-kinds/boolean.ts';
import { box } from './prop-kinds/box.ts';
import { choice } from './prop-kinds/choice.ts';
import { classNames } from './prop-kinds/classNames.ts';
import { color } from './prop-kinds/color.ts';
import { fontSize } from './prop-kinds/fontSize.ts';
import { group } from './prop-kinds/group.ts';
import { length } from './prop-kinds/length.ts';
import { number } from './prop-kinds/number.ts';
import { optional } from './prop-kinds/optional.ts';
import { textAlign } from './prop-kinds/textAlign.ts';
import { textStyles } from './css-values/textStyle.ts';

const layout = { section: 'layout', isPerSize: true } as const;
const typography = { section: 'typography', isPerSize: true } as const;
const effects = { section: 'effects', isPerSize: true } as const;
const behavior = { section: 'behavior', isPerSize: true } as const;

const border = group(
  {
    width: optional(length({ units: ['px', 'em'] })),
    style: optional(choice(['solid', 'dashed', 'dotted', 'double', 'none'], { default: 'solid' })),
    color: optional(color()),
    radius: optional(length({ units: ['px', '%', 'em'] })),
  },
  { section: 'border', isPerSize: true },
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
  { section: 'fill', isPerSize: true },
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
  layout,
);

const transition = group(
  {
    property: choice(['all', 'opacity', 'transform', 'color', 'background-color'], { default: 'all' }),
    duration: number({ default: 200, min: 0, max: 10_000, step: 50, unit: 'ms' }),
    timing: choice(['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'], { default: 'ease' }),
  },
  effects,
);

/**
 * The style props every block has, in the order of the inspector: a block's own prop of the same name is shown at the same
 * place.
 *
 * @public
 */
export const commonProps = {
  positionOptions: optional(positionOptions),
  width: optional(length({ keywords: ['auto', 'fit-content'] })),
  height: optional(length({ keywords: ['auto'] })),
  minWidth: optional(length()),
  maxWidth: optional(length()),
  minHeight: optional(length({ units: ['px', 'cqw'] })),
  maxHeight: optional(length({ units: ['px', 'cqw'] })),
  margin: optional(box({ allowsNegative: true, allowsAuto: true })),
  padding: optional(box({ followsKit: true })),
  /** A role of the type scale; its size, line height and spacing grow with the width of the page. */
  textStyle: optional(choice(textStyles, { ...typography, default: 'h2' })),
  fontSize: optional(fontSize()),
  lineHeight: optional(length({ ...typography, default: '150%', units: ['%', 'px', 'em'] })),
  letterSpacing: optional(length({ ...typography, units: ['em', 'px'], allowsNegative: true })),
  textAlign: optional(textAlign()),
  textWrap: optional(choice(['wrap', 'balance', 'pretty'], { ...typography, default: 'balance' })),
  direction: optional(choice(['ltr', 'rtl'], { ...typography, default: 'ltr' })),
  cssStop: optional(boolean(typography)),
  backgroundOptions: optional(backgroundOptions),
  border: optional(border),
  /** The shadow of a card; `brand` is that of the page's kit. */
  boxShadow: optional(choice(['brand', 'none', 'soft', 'deep'], { ...effects, default: 'brand' })),
  /** Keeps text readable on an image. */
  textShadow: optional(choice(['none', 'soft', 'strong'], { ...effects, default: 'soft' })),
  transition: optional(transition),
  hide: optional(boolean(behavior)),
  /** Fades the block in and lifts it as it scrolls into view. */
  reveal: optional(boolean(behavior)),
  availableToForms: optional(boolean({ section: 'behavior' })),
  cursor: optional(
    choice(['auto', 'default', 'pointer', 'text', 'help', 'zoom-in', 'not-allowed'], {
      section: 'advanced',
      isPerSize: true,
      default: 'auto',
    }),
  ),
  classNames: optional(classNames()),
  attributes: optional(attributes()),
} as const;

/** A common style prop's name. @public */
export type CommonPropName = keyof typeof commonProps;
