/** The colors of the visual language. A status color always has a word or an icon beside it. */
export const colors = {
  ink: '#111111',
  inkSoft: '#57606a',
  accent: '#2f5bff',
  accentSoft: '#eef2ff',
  surface: '#ffffff',
  ground: '#f6f7f8',
  line: '#e3e5e8',
  lineStrong: '#8b929c',
  hover: '#f0f1f3',
  live: '#1a7f37',
  attention: '#9a6700',
  problem: '#cf222e',
  neutral: '#57606a',
} as const;

/** Sizes in CSS pixels, on a grid of four. */
export const sizes = {
  controlPx: 32,
  touchControlPx: 44,
  tableRowPx: 40,
  compactTableRowPx: 32,
  radiusPx: 8,
  controlRadiusPx: 6,
  pagePaddingPx: 24,
  phonePagePaddingPx: 16,
  railPx: 56,
  openRailPx: 240,
  topbarPx: 56,
  sheetPx: 480,
  dropdownMaxHeightPx: 200,
  focusRingPx: 2,
} as const;

/** For hover and menus; data is never animated. */
export const motion = { durationMs: 120, easing: 'ease-out' } as const;

/** One level for menus and one for dialogs; nothing else has a shadow. */
export const shadows = {
  menu: '0 4px 16px rgba(17, 17, 17, 0.10), 0 0 0 1px rgba(17, 17, 17, 0.04)',
  dialog: '0 16px 48px rgba(17, 17, 17, 0.18), 0 0 0 1px rgba(17, 17, 17, 0.04)',
} as const;

/** Inter first; Arial has similar metrics while Inter loads. */
export const fontFamily = "'Inter Variable', Arial, sans-serif";

/** The default text style of the page. */
export const bodyText = { fontSize: 14, lineHeight: '20px', fontWeight: 400 } as const;

/** The media query under which controls grow to {@link sizes}.touchControlPx. */
export const touchMedia = '@media (pointer: coarse)';
