/** Shadows of a block; `brand` is that of the page's kit, and none without one. @internal */
export const boxShadows = {
  none: 'none',
  soft: '0 1px 2px #0000000f,0 6px 20px #00000014',
  deep: '0 2px 6px #00000014,0 18px 48px #00000029',
  brand: 'var(--kit-shadow,none)',
} as const;
