import { type SizeName, sizes, sizeTable } from '@vitrina/epack-model';

/**
 * Classes that display an element from one size down to, not including, another.
 *
 * @internal
 */
export function sizeRangeClass(from: SizeName, before: SizeName | undefined): string {
  return [from === 'desktop' ? '' : `from-${from}`, before ? `before-${before}` : '']
    .filter(Boolean)
    .join(' ');
}

/** The rules of these classes. @internal */
export const sizeRangeCss = sizes
  .filter((size) => size !== 'desktop')
  .map((size) => {
    const { breakpointPx } = sizeTable[size];
    return (
      `@container page (width > ${breakpointPx}px){.from-${size}{display:none}}` +
      `@container page (width <= ${breakpointPx}px){.before-${size}{display:none}}`
    );
  })
  .join('');
