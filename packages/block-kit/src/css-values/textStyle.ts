import type { Declarations } from './cssText.ts';

/** The roles of a page's type scale, from the largest. @public */
export const textStyles = ['giant', 'display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'caption'] as const;

/** One of {@link textStyles}. @public */
export type TextStyle = (typeof textStyles)[number];

const scale: Readonly<Record<TextStyle, readonly [size: string, lineHeight: number, spacing?: string]>> = {
  giant: ['clamp(96px,26cqw,400px)', 0.9, '-0.05em'],
  display: ['clamp(40px,7.2cqw,96px)', 1.02, '-0.03em'],
  h1: ['clamp(32px,5cqw,64px)', 1.06, '-0.02em'],
  h2: ['clamp(26px,3.6cqw,44px)', 1.12, '-0.015em'],
  h3: ['clamp(20px,2.2cqw,28px)', 1.2],
  h4: ['clamp(18px,1.7cqw,22px)', 1.25],
  lead: ['clamp(17px,1.6cqw,22px)', 1.45],
  body: ['clamp(15px,1.2cqw,17px)', 1.55],
  caption: ['13px', 1.4],
};

/**
 * Returns the declarations of a role: headings balance their lines, paragraphs avoid a single last word. Headings in Arabic
 * script are neither tightened nor set as close, see `baseCss`.
 *
 * @internal
 */
export function textStyleCss(role: TextStyle): Declarations {
  const [size, lineHeight, spacing] = scale[role];
  return {
    'font-size': size,
    'line-height': spacing === undefined ? lineHeight : `calc(${lineHeight} + var(--tall-script,0))`,
    'letter-spacing': spacing && `calc(${spacing}*var(--open-script,1))`,
    'text-wrap': lineHeight > 1.3 ? 'pretty' : 'balance',
  };
}
