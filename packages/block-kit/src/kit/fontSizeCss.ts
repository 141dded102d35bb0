import { fontSizePx } from '../prop-kinds/fontSize.ts';

/** Returns a specified font size as CSS: of the page's kit, otherwise in pixels. @public */
export function fontSizeCss(size: number): string {
  return `var(--kit-size-${size},${fontSizePx[size] ?? 16}px)`;
}
