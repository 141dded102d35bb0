import { kitGutter, kitSpace, type TextStyle } from '@vitrina/block-kit';
import type { Json } from '@vitrina/epack-model';

import type { Ink } from './ink.ts';
import type { TitledText } from './productContent.ts';
import type { DesignNode, SlotRole } from './sectionDesign.ts';

type Props = Readonly<Record<string, Json>>;
type Ratio = '21:9' | '16:9' | '3:2' | '1:1' | '4:5' | '3:4';

/** The longest line that reads well. */
const measure = '36em';

const phoneRoom = { top: kitSpace('48px'), bottom: kitSpace('48px') };
const phonePadding = { ...phoneRoom, right: '16px', left: '16px' };

interface SectionOptions {
  /** Room above and below, in hundredths of the width. Default: 8. */
  readonly room?: number;
  /** Whether the section reaches both edges of the page. Default: false. */
  readonly isFullWidth?: boolean;
  readonly props?: Props;
}

/** A section with the padding of a page, which follows the spacing and the width of the brand kit. */
export function section(
  ink: Ink,
  children: readonly DesignNode[],
  { room = 8, isFullWidth = false, props = {} }: SectionOptions = {},
): DesignNode {
  const sides = isFullWidth ? '0px' : kitGutter('4cqw');
  const height = room === 0 ? '0px' : kitSpace(`${room}cqw`);
  const padding = { top: height, right: sides, bottom: height, left: sides };
  const narrow = isFullWidth ? { ...phoneRoom, left: '0px', right: '0px' } : phonePadding;
  return {
    key: 'Feature',
    props: { backgroundOptions: { color: ink.ground }, ...props },
    sizedProps: { padding: { desktop: padding, mobile: room === 0 ? padding : narrow } },
    children,
  };
}

interface WordsOptions {
  readonly element?: 'p' | 'h1' | 'h2' | 'h3';
  readonly color?: string;
  /** Space above. */
  readonly above?: string;
  readonly weight?: number;
  readonly role?: SlotRole;
  /** Whether lines may be as long as the block is wide. Default: false, except for headings. */
  readonly isWide?: boolean;
  readonly props?: Props;
}

/** A text in a style of the type scale. */
export function words(
  ink: Ink,
  textStyle: TextStyle,
  text: string,
  { element = 'p', color = ink.text, above, weight, role, isWide, props = {} }: WordsOptions = {},
): DesignNode {
  const isHeading = element !== 'p';
  return {
    key: 'Text',
    ...(role && { role }),
    props: {
      text,
      element,
      textStyle,
      color,
      ...(above !== undefined && { margin: { top: above } }),
      ...(weight !== undefined && { weight }),
      ...(isHeading && weight === undefined && { weight: 600 }),
      ...(!(isWide ?? isHeading) && { maxWidth: measure }),
      ...props,
    },
  };
}

/** The heading of a section. */
export function heading(ink: Ink, text: string, options: WordsOptions = {}): DesignNode {
  return words(ink, 'h2', text, { element: 'h2', ...options });
}

/** A paragraph below a heading. */
export function lead(ink: Ink, text: string, options: WordsOptions = {}): DesignNode {
  return words(ink, 'lead', text, { color: ink.muted, above: '16px', ...options });
}

/** A paragraph of the running text. */
export function body(ink: Ink, text: string, options: WordsOptions = {}): DesignNode {
  return words(ink, 'body', text, { color: ink.muted, above: '8px', ...options });
}

/** An image cropped to a ratio, on phones to another one. */
export function picture(ratio: Ratio, phoneRatio: Ratio = ratio, props: Props = {}): DesignNode {
  return {
    key: 'Image',
    props: { boxShadow: 'brand', ...props },
    sizedProps: { ratio: { desktop: ratio, mobile: phoneRatio } },
  };
}

/** Shape of an image that reaches the edges of the page. */
export const square: Props = { border: { radius: '0px' }, boxShadow: 'none' };

interface ColumnsOptions {
  readonly gap?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Shares of the width, in percent. Default: even. */
  readonly widths?: readonly number[];
  /** Space above. */
  readonly above?: string;
  /** Columns side by side on phones. Default: 1. */
  readonly phone?: 1 | 2;
}

/** Columns that are below one another on phones. */
export function columns(
  children: readonly (readonly DesignNode[])[],
  { gap = '32px', align = 'start', widths, above, phone = 1 }: ColumnsOptions = {},
): DesignNode {
  const widthOf = (index: number) => {
    const width = widths?.[index];
    if (phone === 2)
      return { desktop: width ? `${width}%` : `${Math.floor(96 / children.length)}%`, mobile: '47%' };
    return width === undefined ? undefined : { desktop: `${width}%`, mobile: '100%' };
  };
  return {
    key: 'Row',
    props: { align, ...(above !== undefined && { margin: { top: above } }) },
    sizedProps: {
      gap: { desktop: gap, mobile: phone === 2 ? '16px' : '24px' },
      ...(phone === 1 && { direction: { desktop: 'horizontal', mobile: 'vertical' } }),
      ...(phone === 2 && { flexWrap: { desktop: false, mobile: true }, justify: { desktop: 'between' } }),
    },
    children: children.map((nodes, index) => {
      const width = widthOf(index);
      return { key: 'Column', ...(width && { sizedProps: { width } }), children: nodes };
    }),
  };
}

/** An item of {@link iconList}. */
interface IconItem {
  readonly icon: string;
  readonly title?: string;
  readonly text?: string;
}

/** Icons that mean something: a sign beside each of the words. */
export function iconList(
  ink: Ink,
  items: readonly IconItem[],
  { props = {}, sizedProps = {} }: Pick<DesignNode, 'props' | 'sizedProps'> = {},
): DesignNode {
  return {
    key: 'IconList',
    props: {
      items: items.map(({ icon, title = '', text = '' }) => ({ icon, title, text })),
      textStyle: 'body',
      iconColor: ink.mark,
      titleColor: ink.text,
      textColor: ink.muted,
      ...props,
    },
    sizedProps,
  };
}

/** A line across. */
export function line(ink: Ink, space = '20px'): DesignNode {
  return { key: 'Divider', props: { color: ink.muted, margin: { top: space, bottom: space } } };
}

/** A button that leads on. */
export function button(ink: Ink, text: string): DesignNode {
  return { key: 'LinkButton', props: { text, ...ink.button, margin: { top: '24px' } } };
}

/** Returns the number of an item that has this index: `01` for the first. */
export function ordinal(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Titles with a text, numbered from 01 and separated by lines. */
export function numbered(ink: Ink, items: readonly TitledText[]): readonly DesignNode[] {
  return items.flatMap(({ title, text }, index) => [
    line(ink, '24px'),
    columns(
      [
        [words(ink, 'h1', ordinal(index), { color: ink.mark, isWide: true })],
        [words(ink, 'h3', title, { element: 'h3' }), ...(text === '' ? [] : [body(ink, text)])],
      ],
      { widths: [16, 84] },
    ),
  ]);
}
